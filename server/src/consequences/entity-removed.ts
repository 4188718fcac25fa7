// A legal entity is deleted: its negotiations are cancelled, its projects and offers go along; contracts and invoices
// stay readable.
import type { ConflictKind } from '@wattpact/domain/api/problem';
import { marketKindNames, recordKinds } from '@wattpact/domain/records/kinds';
import { countStandingContracts } from '../features/energy-contracts/energy-contract-queries.ts';
import { countOpenInvoices } from '../features/invoices/invoice-queries.ts';
import { countItems, removeItemsOfEntity } from '../features/market/market-service.ts';
import { cancelNegotiationsOfEntity, countOpenNegotiations } from '../features/negotiations/negotiation-service.ts';
import type { Context } from '../platform/http/context.ts';

export async function onEntityRemoved(context: Context, { id }: { id: string }): Promise<void> {
  await cancelNegotiationsOfEntity(context, id);
  await removeItemsOfEntity(context, id);
}

export const countEntityDependents = async (
  { db }: Context,
  { id }: { id: string },
): Promise<{ kind: ConflictKind; count: number }[]> => [
  ...(await Promise.all(
    marketKindNames.map(async (name) => ({ kind: recordKinds[name].plural, count: await countItems(db, name, id) })),
  )),
  { kind: 'energy_contracts', count: await countStandingContracts(db, { entityId: id }) },
  { kind: 'negotiations', count: await countOpenNegotiations(db, { entityId: id }) },
  { kind: 'invoices', count: await countOpenInvoices(db, { entityId: id }) },
];
