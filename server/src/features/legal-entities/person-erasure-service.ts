// What companies stored of a person whose account is deleted for good: the person's places and, where it is them, the
// contact, whom the company's holder takes over from.
import type { LegalEntityContent } from '@wattpact/domain/legal-entities/legal-entity';
import type { FieldChange } from '@wattpact/domain/records/changes';
import { forgetPerson } from '../../platform/events/event-people.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context, SignedIn } from '../../platform/http/context.ts';
import { conflict } from '../../platform/http/problem-error.ts';
import { type ErasedPerson, listHeldPlaces } from '../users/administration/person-queries.ts';
import { eraseEmployees, listEmployees } from './employee-queries.ts';
import { changesOfPeople } from './employee-service.ts';
import { type ErasedEntity, lockEntitiesOf, replaceContact } from './legal-entity-queries.ts';
import { changesOfContact } from './legal-entity-service.ts';

/** An administrator; nobody where a job erases the person. */
type Anyone = Context<SignedIn | null>;

/** @throws 409 while a company of theirs has somebody who could hold it */
export async function eraseFromEntities(context: Anyone, person: ErasedPerson): Promise<void> {
  const places = await listHeldPlaces(context.db, person.userId);
  if (places.some(({ isHolder, heirs }) => isHolder && heirs.length > 0)) throw conflict('error_holder_needed');
  for (const entity of await lockEntitiesOf(context.db, person)) await eraseFromEntity(context, entity, person);
}

async function eraseFromEntity(context: Anyone, entity: ErasedEntity, person: ErasedPerson): Promise<void> {
  const { db, now } = context;
  const { id, name } = entity;
  const before = await listEmployees(db, id);
  await eraseEmployees(db, id, person, now);
  const changes = [
    ...(entity.isContact ? await giveContactAway(context, entity, person) : []),
    ...(await changesOfPeople(context, { before, after: await listEmployees(db, id) })),
  ];
  if (changes.length === 0) return;
  const event = { recordKind: 'legal_entity', recordId: id, ownerId: id, action: 'person_erased', status: 'edited' };
  await recordEvent(context, { ...event, changes, data: { name } });
}

/** Nobody is the contact where nobody holds the company any more: its next edit asks for one. */
const nobody: LegalEntityContent['contact'] = { firstName: '', lastName: '', email: '', phone: '' };

async function giveContactAway(
  context: Anyone,
  { id, content, holder }: ErasedEntity,
  { userId }: ErasedPerson,
): Promise<FieldChange[]> {
  const contact = holder ?? nobody;
  await replaceContact(context.db, id, contact, context.now);
  await forgetPerson(context.db, content.contact);
  // The log refers to the former contact as a person of the account, whose names go with it.
  return changesOfContact(context, content, { ...content, contact }, userId);
}
