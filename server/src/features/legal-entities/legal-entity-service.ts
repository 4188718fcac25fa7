// Legal entities: registering, editing, handing over, and who may act in their name.
import { allowedActions } from '@wattpact/domain/access/actions';
import type { LegalEntityContent, LegalEntityPayload } from '@wattpact/domain/legal-entities/legal-entity';
import type { Employee, LegalEntityRecord, LegalEntityRow } from '@wattpact/domain/legal-entities/legal-entity-api';
import { contactTracked } from '@wattpact/domain/legal-entities/legal-entity-sections';
import { legalEntityActions } from '@wattpact/domain/legal-entities/legal-entity-status';
import { changesBetween, type FieldChange } from '@wattpact/domain/records/changes';
import { keepPeople } from '../../platform/events/event-people.ts';
import { notifyRealtime } from '../../platform/events/notify.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkVersion } from '../../platform/http/preconditions.ts';
import { conflict, forbidden, found, invalid } from '../../platform/http/problem-error.ts';
import { newId } from '../../platform/ids.ts';
import { noteWords } from '../../platform/lists/search-words.ts';
import { attachFiles, detachFiles, listFiles } from '../files/file-service.ts';
import { checkAction } from '../review/check-action.ts';
import { recordSubmitted } from '../review/review-events.ts';
import { changeRecord, lockRecord } from '../review/review-queries.ts';
import { finishEdit, startEdit } from '../review/review-service.ts';
import { findUserNames } from '../users/user-queries.ts';
import { listEmployeeRecords, listEmployees, updateEmployee } from './employee-queries.ts';
import { addOwner, changesOfPeople, syncRepresentatives } from './employee-service.ts';
import { entityRenamed } from './legal-entity-events.ts';
import { legalEntityKind } from './legal-entity-kind.ts';
import {
  countOwnEntities,
  type EntityRow,
  findEntity,
  insertEntity,
  isNumberInUse,
  setOwner,
} from './legal-entity-queries.ts';

const recordKind = 'legal_entity';

const numberInUse = () =>
  conflict('error_invalid.fiscal_number_in_database', {
    errors: [{ path: 'fiscalNumber', key: 'error_invalid.fiscal_number_in_database' }],
  });

const contentOf = ({ representatives: _, declaration: __, ...content }: LegalEntityPayload): LegalEntityContent =>
  content;

export function rowOf(row: EntityRow, { actor }: Pick<Context, 'actor'>): LegalEntityRow {
  const { contact: _, files: __, ...fields } = row.content;
  const { name, fiscalNumber, streetAddress, houseNumber, postalCode, city, country } = fields;
  return {
    ...fields,
    id: row.id,
    status: row.status,
    version: row.version,
    owner: row.owner,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    fiscalInfo: { name, fiscalNumber, streetAddress, houseNumber, postalCode, city, country },
    allowedActions: allowedActions(legalEntityActions, actor, { status: row.status, ownerIds: [row.id] }),
  };
}

/** @throws 404 */
export async function getEntity(context: Context, id: string): Promise<LegalEntityRecord> {
  const row = found(await findEntity(context.db, context.actor, id));
  return {
    ...rowOf(row, context),
    contact: row.content.contact,
    employees: row.employees,
    files: row.content.files.flatMap(({ fileId, category }) => {
      const file = row.files.find((one) => one.id === fileId);
      return file ? [{ ...file, fileId, category }] : [];
    }),
    history: row.history,
  };
}

/** @throws 403 for administrators and unproved addresses, 409 for a number in use or too many entities */
export async function createEntity(context: Context, payload: LegalEntityPayload): Promise<LegalEntityRecord> {
  const { db, actor, now, platform } = context;
  if (actor.isAdmin) throw forbidden();
  if (!actor.emailVerified) throw forbidden('error_email_not_verified');
  if ((await countOwnEntities(db, actor.id)) >= platform.config.maxEntitiesPerUser)
    throw conflict('error_max_legal_entities');
  const id = newId(now);
  const content = contentOf(payload);
  if (!(await insertEntity(db, { id, ownerUserId: actor.id, content, now }))) throw numberInUse();
  await noteWords(db, `${content.name} ${content.city}`);
  await attach(context, id, content);
  await addOwner(context, id, await findUserNames(db, actor.id));
  await syncRepresentatives(context, id, payload.representatives);
  await recordEvent(context, {
    recordKind,
    recordId: id,
    ownerId: id,
    action: 'created',
    status: 'created',
    data: { name: content.name },
  });
  await recordSubmitted.raise(context, { kind: recordKind, id, name: content.name, change: 'created' });
  // The creator's role was added in this call, so the actor does not have it yet.
  return getEntity({ ...context, actor: withRole(context, id) }, id);
}

const withRole = ({ actor }: Context, legalEntityId: string) => ({
  ...actor,
  roles: [...actor.roles, { legalEntityId, role: 'manage' as const, approved: false }],
});

const attach = (context: Context, recordId: string, { files }: LegalEntityContent) =>
  attachFiles(
    context,
    { recordKind, recordId },
    files.map(({ fileId }) => fileId),
    (index) => `files.${index}.fileId`,
  );

/** @throws 403, 404, 409 while pending or for a number in use, 412 */
export async function editEntity(
  context: Context,
  id: string,
  payload: LegalEntityPayload,
): Promise<LegalEntityRecord> {
  const { db } = context;
  const record = await startEdit(context, legalEntityKind, id);
  const content = contentOf(payload);
  if (await isNumberInUse(db, content.country, content.fiscalNumber, id)) throw numberInUse();
  const further = [
    ...(await changesOfContact(context, record.content, content)),
    ...(await changeFiles(context, id, record.content, content)),
    ...(await changesOfPeople(context, await syncRepresentatives(context, id, payload.representatives))),
  ];
  await finishEdit(context, legalEntityKind, record, { content, further });
  await noteWords(db, `${content.name} ${content.city}`);
  if (content.name !== record.content.name) {
    await entityRenamed.raise(context, { id, name: content.name });
  }
  return getEntity(context, id);
}

/**
 * The contact is a person, whom the log names by reference alone.
 * @param formerId the account of the former contact, where it is known
 */
export async function changesOfContact(
  context: Pick<Context, 'db' | 'now'>,
  { contact: before }: LegalEntityContent,
  { contact: after }: LegalEntityContent,
  formerId: string | null = null,
): Promise<FieldChange[]> {
  const changed = changesBetween(before, after, contactTracked);
  if (changed.length === 0) return [];
  const [oldValue, newValue] = await keepPeople(context, [
    { ...before, userId: formerId },
    { ...after, userId: null },
  ]);
  return changed.map(({ fieldName }) => ({ fieldName, oldValue, newValue }));
}

/** The history names the files, because their ids mean nothing to a reader. */
async function changeFiles(
  context: Context,
  recordId: string,
  before: LegalEntityContent,
  after: LegalEntityContent,
): Promise<FieldChange[]> {
  const owner = { recordKind, recordId };
  const old = await listFiles(context.db, owner);
  await attach(context, recordId, after);
  const names = new Map([...old, ...(await listFiles(context.db, owner))].map(({ id, name }) => [id, name]));
  await detachFiles(
    context,
    owner,
    after.files.map(({ fileId }) => fileId),
  );
  const named = ({ files }: LegalEntityContent) =>
    files.map((file) => ({ ...file, name: names.get(file.fileId) ?? '' }));
  return JSON.stringify(before.files) === JSON.stringify(after.files)
    ? []
    : [{ fieldName: 'files', oldValue: named(before), newValue: named(after) }];
}

/**
 * Raises the version, so that an open edit form is stale.
 * @throws 404 for the entity or the employee, 409 for the owner's role, 412 for the entity's version
 */
export async function editEmployee(
  context: Context,
  entityId: string,
  employeeId: string,
  changes: Pick<Employee, 'role' | 'authorizationLevel'>,
): Promise<Employee> {
  const { db, actor, now } = context;
  const entity = await lockRecord(context, legalEntityKind, entityId);
  checkAction(legalEntityActions, 'editEmployee', actor, { status: entity.status, ownerIds: [entityId] });
  const before = found((await listEmployees(db, entityId)).find(({ id }) => id === employeeId));
  if (before.isOwner && changes.role !== 'manage') throw conflict('error_owner_needs_manage');
  checkVersion(context, entity.version);
  await updateEmployee(db, employeeId, changes);
  await changeRecord(db, legalEntityKind, entity, {}, now);
  const [subject] = await keepPeople(context, [before]);
  await recordEvent(context, {
    recordKind,
    recordId: entityId,
    ownerId: entityId,
    action: 'employee_edited',
    status: 'edited',
    changes: (['role', 'authorizationLevel'] as const).flatMap((fieldName) =>
      before[fieldName] === changes[fieldName]
        ? []
        : [{ fieldName, ...subject, oldValue: before[fieldName], newValue: changes[fieldName] }],
    ),
    data: { name: entity.name },
  });
  if (before.userId) await notifyRealtime(db, { rightsOf: before.userId });
  return found((await listEmployeeRecords(db, entityId)).find(({ id }) => id === employeeId));
}

/** @throws 400 when the user holds no `manage` there, 404, 412 */
export async function changeOwner(context: Context, entityId: string, userId: string): Promise<LegalEntityRecord> {
  const { db, actor } = context;
  const entity = await lockRecord(context, legalEntityKind, entityId);
  checkAction(legalEntityActions, 'changeOwner', actor, { status: entity.status, ownerIds: [entityId] });
  checkVersion(context, entity.version);
  const employees = await listEmployees(db, entityId);
  const heir = employees.find((one) => one.userId === userId && one.role === 'manage');
  if (!heir) throw invalid({ path: 'userId', key: 'error_invalid.user_id' });
  const former = employees.find(({ isOwner }) => isOwner);
  if (former?.id === heir.id) throw conflict('error_wrong_status');
  if (former) await updateEmployee(db, former.id, { isOwner: false });
  await updateEmployee(db, heir.id, { isOwner: true });
  await setOwner(db, entityId, userId);
  const [newValue, oldValue = null] = await keepPeople(context, former ? [heir, former] : [heir]);
  await recordEvent(context, {
    recordKind,
    recordId: entityId,
    ownerId: entityId,
    action: 'owner_changed',
    status: 'edited',
    changes: [{ fieldName: 'owner', oldValue, newValue }],
    data: { name: entity.name },
  });
  return getEntity(context, entityId);
}
