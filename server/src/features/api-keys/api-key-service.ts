// A company's API keys: who makes, sees and ends them.
import { mostApiKeys, type NewApiKey } from '@wattpact/domain/api-keys/api-key';
import type { ApiKeyRecord } from '@wattpact/domain/api-keys/api-key-api';
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { legalEntityActions } from '@wattpact/domain/legal-entities/legal-entity-status';
import { newApiKeyToken } from '../../platform/api-keys/api-key-token.ts';
import { countApiKeys, type EndedApiKey, endApiKeys, insertApiKey } from '../../platform/api-keys/stored-api-keys.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context, SignedIn } from '../../platform/http/context.ts';
import { conflict, found, invalid } from '../../platform/http/problem-error.ts';
import { isId, newId } from '../../platform/ids.ts';
import { lockEntity } from '../legal-entities/acting-entity-service.ts';
import { findEntity } from '../legal-entities/legal-entity-queries.ts';
import { checkAction } from '../review/check-action.ts';
import { tellOfNewKey } from './api-key-mails.ts';
import { listApiKeys } from './api-key-queries.ts';

type Made = ApiKeyRecord & { key: string };

/** @throws 403 without MANAGE, 404 */
export async function listKeysOf({ db, actor, now }: Context, entityId: string): Promise<ApiKeyRecord[]> {
  const { status } = found(await findEntity(db, actor, entityId));
  checkAction(legalEntityActions, 'integrate', actor, { status, ownerIds: [entityId] });
  return listApiKeys(db, entityId, now);
}

/** @throws 400, 403 without MANAGE, 404, 409 unless the company is approved, for a name in use, or with the most keys */
export async function makeKey(context: Context, entityId: string, given: NewApiKey): Promise<Made> {
  const { db, actor, now } = context;
  const entity = await lockEntity(context, entityId);
  checkAction(legalEntityActions, 'createApiKey', actor, { status: entity.status, ownerIds: [entityId] });
  const { name, level, expiresOn = null } = given;
  if (expiresOn !== null && expiresOn < lisbonDate(now))
    throw invalid({ path: 'expiresOn', key: 'error_invalid.expires_on_past' });
  const { count, isTaken } = await countApiKeys(db, entityId, name);
  if (isTaken) throw conflict('error_api_key_name', { errors: [{ path: 'name', key: 'error_api_key_name' }] });
  if (count >= mostApiKeys) throw conflict('error_too_many_api_keys');
  const id = newId(now);
  const token = newApiKeyToken();
  await insertApiKey(db, { id, entityId, name, level, token, createdBy: actor.id, expiresOn, now });
  await record(context, 'api_key_created', { id, entityId, name }, { name: entity.name, level });
  await tellOfNewKey(context, { entityId, entityName: entity.name, name, level });
  const made = (await listApiKeys(db, entityId, now)).find((one) => one.id === id);
  return { ...found(made), key: token };
}

/** @throws 403 without MANAGE, 404 also for a key that was ended */
export async function endKey(context: Context, entityId: string, keyId: string): Promise<void> {
  const { db, actor, now } = context;
  const { status, name } = await lockEntity(context, entityId);
  checkAction(legalEntityActions, 'integrate', actor, { status, ownerIds: [entityId] });
  const ended = isId(keyId) ? await endApiKeys(db, { entityId, id: keyId }, { by: actor.id, now }) : [];
  await record(context, 'api_key_ended', found(ended[0]), { name });
}

/** The company is deleted. */
export async function endKeysOfEntity({ db, actor, now }: Context, entityId: string): Promise<void> {
  await endApiKeys(db, { entityId }, { by: actor.id, now });
}

/** A person's account is deleted for good. */
export async function endKeysOfPerson(context: Context<SignedIn | null>, userId: string): Promise<void> {
  const { db, now } = context;
  for (const key of await endApiKeys(db, { createdBy: userId }, { by: null, now }))
    await record(context, 'api_key_ended', key, {});
}

const record = (
  context: Context<SignedIn | null>,
  action: 'api_key_created' | 'api_key_ended',
  { id: apiKeyId, entityId, name }: EndedApiKey,
  data: Record<string, unknown>,
) =>
  recordEvent(context, {
    recordKind: 'legal_entity',
    recordId: entityId,
    ownerId: entityId,
    action,
    status: action,
    comment: name,
    data: { ...data, apiKeyId },
  });
