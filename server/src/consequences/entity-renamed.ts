// A legal entity has another name: its projects, offers and contracts are found under it.
import { refreshContractTexts } from '../features/energy-contracts/energy-contract-queries.ts';
import { refreshSearchTexts } from '../features/market/market-service.ts';
import type { Context } from '../platform/http/context.ts';

export async function onEntityRenamed(context: Context, { id, name }: { id: string; name: string }): Promise<void> {
  await refreshSearchTexts(context, id);
  await refreshContractTexts(context.db, id, name);
}
