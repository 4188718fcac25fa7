// The rules of webhooks: who holds MANAGE in the company sees them, and changes them while it is approved.
import { isIP } from 'node:net';
import { allowedActions } from '@wattpact/domain/access/actions';
import { type Actor, holds } from '@wattpact/domain/access/roles';
import {
  type ChangedWebhook,
  mostWebhooks,
  type NewWebhook,
  oldSecretHours,
  type WebhookRecord,
  type WebhookWithSecret,
} from '@wattpact/domain/webhooks/webhook';
import { webhookActions } from '@wattpact/domain/webhooks/webhook-status';
import type { Config } from '../../platform/config.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkFreshProof } from '../../platform/http/fresh-proof.ts';
import { checkVersion } from '../../platform/http/preconditions.ts';
import { conflict, found, invalid } from '../../platform/http/problem-error.ts';
import { isId, newId } from '../../platform/ids.ts';
import { isLoopback } from '../../platform/loopback.ts';
import { mayReach } from '../../platform/outgoing/public-addresses.ts';
import { type EntitySummary, findEntitySummary } from '../legal-entities/legal-entity-queries.ts';
import { checkAction, checkRight } from '../review/check-action.ts';
import { allowedNetworks } from './allowed-networks.ts';
import { newSecret, sealSecret } from './signed-headers.ts';
import { stopWebhook } from './switch-off-service.ts';
import * as queries from './webhook-queries.ts';

type Act = keyof typeof webhookActions;

const acted = ({ id, status }: EntitySummary) => ({ status, ownerIds: [id] });

const withActs = (webhook: queries.StoredWebhook, entity: EntitySummary, actor: Actor): WebhookRecord => ({
  ...webhook,
  allowedActions: allowedActions(webhookActions, actor, acted(entity)).filter((act) => act !== 'create'),
});

/** @throws 404 for a company in which the actor has no role, 403 with a lesser one than MANAGE */
async function getCompany({ db, actor }: Context, entityId: string): Promise<EntitySummary> {
  const entity = found(isId(entityId) ? await findEntitySummary(db, entityId) : undefined);
  found(entity.status !== 'deleted' && holds(actor, 'view', [entityId]) ? entity : undefined);
  checkRight(webhookActions, 'delete', actor, acted(entity));
  return entity;
}

export interface Reached {
  entity: EntitySummary;
  webhook: queries.StoredWebhook;
}

/** @throws 403, 404 */
export async function getWebhook(context: Context, entityId: string, id: string): Promise<Reached> {
  const entity = await getCompany(context, entityId);
  return { entity, webhook: found(isId(id) ? await queries.findWebhook(context.db, entityId, id) : undefined) };
}

/** @throws 403, 404, 409 while the company is not approved */
function checkAct({ actor }: Context, act: Act, entity: EntitySummary): void {
  if (entity.status !== 'approved' && act !== 'delete') throw conflict('error_entity_not_approved');
  checkAction(webhookActions, act, actor, acted(entity));
}

/** @throws 403, 404, 409 */
export async function getForAct(context: Context, act: Act, entityId: string, id: string): Promise<Reached> {
  const reached = await getWebhook(context, entityId, id);
  checkAct(context, act, reached.entity);
  return reached;
}

/** @throws 403, 404 */
export async function listWebhooksOf(context: Context, entityId: string): Promise<WebhookRecord[]> {
  const entity = await getCompany(context, entityId);
  return (await queries.listWebhooks(context.db, entityId)).map((one) => withActs(one, entity, context.actor));
}

/** @throws 400: without TLS only this machine is reached, in a demonstration. What a name leads to is checked at each try. */
function checkAddress(config: Config, url: string): void {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !(config.demo && isLoopback(hostname)))
    throw invalid({ path: 'url', key: 'error_webhook_url_https' });
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0 && !mayReach(address, allowedNetworks(config)))
    throw invalid({ path: 'url', key: 'error_webhook_url_private' });
}

/** @throws 409 */
async function checkName({ db }: Context, entityId: string, name: string, exceptId?: string): Promise<void> {
  if (await queries.isNameTaken(db, entityId, name, exceptId)) throw conflict('error_webhook_name');
}

const note = (
  context: Context,
  { id, legalEntityId }: { id: string; legalEntityId: string },
  action: string,
  name: string,
) => recordEvent(context, { recordKind: 'webhook', recordId: id, ownerId: legalEntityId, action, data: { name } });

async function recordOf(context: Context, entity: EntitySummary, id: string): Promise<WebhookRecord> {
  return withActs(found(await queries.findWebhook(context.db, entity.id, id)), entity, context.actor);
}

/** @throws 400, 403, 404, 409 */
export async function addWebhook(context: Context, entityId: string, given: NewWebhook): Promise<WebhookWithSecret> {
  const { db, now, platform } = context;
  const entity = await getCompany(context, entityId);
  checkAct(context, 'create', entity);
  checkAddress(platform.config, given.url);
  if ((await queries.countWebhooks(db, entityId)) >= mostWebhooks) throw conflict('error_too_many_webhooks');
  await checkName(context, entityId, given.name);
  const [id, secret] = [newId(now), newSecret()];
  await queries.insertWebhook(db, { ...given, id, entityId, secret: sealSecret(platform.config, secret), now });
  await note(context, { id, legalEntityId: entityId }, 'created', given.name);
  return { ...(await recordOf(context, entity, id)), secret };
}

/** @throws 400, 403 also for another address without a fresh proof, 404, 409, 412 */
export async function changeWebhook(
  context: Context,
  entityId: string,
  id: string,
  given: ChangedWebhook,
): Promise<WebhookRecord> {
  const { db, now, actor, platform } = context;
  const { entity, webhook } = await getForAct(context, 'edit', entityId, id);
  checkVersion(context, webhook.version);
  checkAddress(platform.config, given.url);
  if (given.url !== webhook.url) checkFreshProof(actor, now);
  await checkName(context, entityId, given.name, id);
  await queries.updateWebhook(db, { ...given, id, now });
  await note(context, webhook, 'edited', given.name);
  if (webhook.isActive && !given.isActive) await stopWebhook(context, id, 'by_hand');
  if (!webhook.isActive && given.isActive) {
    await queries.switchOn(db, id);
    await note(context, webhook, 'switched_on', given.name);
  }
  return recordOf(context, entity, id);
}

/** @throws 403, 404, 409 */
export async function rotateSecret(context: Context, entityId: string, id: string): Promise<WebhookWithSecret> {
  const { db, now, platform } = context;
  const { entity, webhook } = await getForAct(context, 'rotateSecret', entityId, id);
  const secret = newSecret();
  const until = new Date(now.getTime() + oldSecretHours * 3_600_000);
  await queries.replaceSecret(db, { id, secret: sealSecret(platform.config, secret), until, now });
  await note(context, webhook, 'secret_rotated', webhook.name);
  return { ...(await recordOf(context, entity, id)), secret };
}

/** @throws 403, 404 */
export async function removeWebhook(context: Context, entityId: string, id: string): Promise<void> {
  const { webhook } = await getForAct(context, 'delete', entityId, id);
  await queries.deleteWebhook(context.db, id);
  await note(context, webhook, 'deleted', webhook.name);
}

/** The company is deleted. */
export const removeWebhooksOf = async ({ db }: Context, entityId: string): Promise<void> => {
  await queries.deleteWebhooksOf(db, entityId);
};
