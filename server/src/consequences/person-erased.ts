// An account is deleted for good: companies lose what they stored of the person, projects and offers who they were among
// those that viewed them, not that somebody did, and the API keys that they made end.
import { endKeysOfPerson } from '../features/api-keys/api-key-service.ts';
import { eraseFromEntities } from '../features/legal-entities/person-erasure-service.ts';
import type { ErasedPerson } from '../features/users/administration/person-queries.ts';
import { forgetViewer } from '../features/views/view-service.ts';
import type { Context, SignedIn } from '../platform/http/context.ts';

export async function onPersonErased(context: Context<SignedIn | null>, person: ErasedPerson): Promise<void> {
  await eraseFromEntities(context, person);
  await forgetViewer(context, person.userId);
  await endKeysOfPerson(context, person.userId);
}
