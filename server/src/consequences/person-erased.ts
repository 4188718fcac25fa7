// An account is deleted for good: companies lose what they stored of the person, and projects and offers who they were
// among those that viewed them, not that somebody did.
import { eraseFromEntities } from '../features/legal-entities/person-erasure-service.ts';
import type { ErasedPerson } from '../features/users/administration/person-queries.ts';
import { forgetViewer } from '../features/views/view-service.ts';
import type { Context, SignedIn } from '../platform/http/context.ts';

export async function onPersonErased(context: Context<SignedIn | null>, person: ErasedPerson): Promise<void> {
  await eraseFromEntities(context, person);
  await forgetViewer(context, person.userId);
}
