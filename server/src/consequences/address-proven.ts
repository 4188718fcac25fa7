// A person proved their address: they become an employee of the approved entities that named that address, and are
// welcomed.
import { linkEmployees } from '../features/legal-entities/employee-service.ts';
import { queueWelcome } from '../features/notifications/welcome-service.ts';
import type { Context, SignedIn } from '../platform/http/context.ts';

export async function onAddressProven(
  context: Context<SignedIn | null>,
  proven: { userId: string; email: string },
): Promise<void> {
  const entities = await linkEmployees(context, proven);
  await queueWelcome(context, { userId: proven.userId, hasEntity: entities > 0 });
}
