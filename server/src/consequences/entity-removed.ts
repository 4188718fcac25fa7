// A legal entity is deleted: its negotiations are cancelled, its projects, offers, saved terms, series, simulations and
// webhooks go along, its API keys end; contracts and invoices stay readable.
import type { ConflictKind } from '@wattpact/domain/api/problem';
import { recordKinds } from '@wattpact/domain/records/kinds';
import { endKeysOfEntity } from '../features/api-keys/api-key-service.ts';
import { countOpenInvoices } from '../features/invoices/invoice-queries.ts';
import { forgetMatchesOfEntity } from '../features/matching/match-service.ts';
import { cancelNegotiationsOfEntity, countOpenNegotiations } from '../features/negotiations/negotiation-service.ts';
import { removeTermsOf } from '../features/saved-terms/saved-terms-service.ts';
import { removeSeriesOf } from '../features/series/series-service.ts';
import { removeSimulationsOf } from '../features/simulations/saved-simulation-service.ts';
import { removeWebhooksOf } from '../features/webhooks/webhook-service.ts';
import { type OwnedRecords, recordsOfEntities } from '../kinds.ts';
import type { Context } from '../platform/http/context.ts';

const owned = Object.entries(recordsOfEntities) as [keyof typeof recordsOfEntities, OwnedRecords][];

export async function onEntityRemoved(context: Context, { id }: { id: string }): Promise<void> {
  await cancelNegotiationsOfEntity(context, id);
  for (const [, { remove }] of owned) await remove?.(context, id);
  await removeTermsOf(context, id);
  await removeSeriesOf(context, id);
  await removeSimulationsOf(context, id);
  await forgetMatchesOfEntity(context, id);
  await endKeysOfEntity(context, id);
  await removeWebhooksOf(context, id);
}

export const countEntityDependents = async (
  { db }: Context,
  { id }: { id: string },
): Promise<{ kind: ConflictKind; count: number }[]> => [
  ...(await Promise.all(
    owned.map(async ([name, { count }]) => ({ kind: recordKinds[name].plural, count: await count(db, id) })),
  )),
  { kind: 'negotiations', count: await countOpenNegotiations(db, { entityId: id }) },
  { kind: 'invoices', count: await countOpenInvoices(db, { entityId: id }) },
];
