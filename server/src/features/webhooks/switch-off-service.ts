// A webhook is switched off: nothing of what waits for it is sent. Where the product does it, the people who hold MANAGE
// in the company are told.
import type { OffReason } from '@wattpact/domain/webhooks/webhook';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context, SignedIn } from '../../platform/http/context.ts';
import { giveUpWaiting } from './delivery-queries.ts';
import { findTarget, switchOff } from './webhook-queries.ts';

export const offAction = 'switched_off';

/** @returns whether it was on */
export async function stopWebhook(context: Context<SignedIn | null>, id: string, reason: OffReason): Promise<boolean> {
  const { db, now } = context;
  if (!(await switchOff(db, id, reason, now))) return false;
  await giveUpWaiting(db, id, 'switched_off');
  const webhook = await findTarget(db, id);
  await recordEvent(context, {
    recordKind: 'webhook',
    recordId: id,
    ownerId: webhook?.legalEntityId ?? null,
    action: offAction,
    data: { name: webhook?.name, reason },
  });
  return true;
}
