// An item left its list before anybody was notified of it: it counts as new when it returns.
import type { SearchableList } from '@wattpact/domain/saved-searches/searched-lists';
import { forgetVisible as forgetContract } from '../features/energy-contracts/energy-contract-queries.ts';
import { forgetVisible } from '../features/market/market-queries.ts';
import type { Context } from '../platform/http/context.ts';

export const onItemLeftList = (
  { db }: Context<null>,
  { list, id }: { list: SearchableList; id: string },
): Promise<void> =>
  list === 'energy-contracts'
    ? forgetContract(db, id)
    : forgetVisible(db, { kind: list === 'projects' ? 'project' : 'offer', id });
