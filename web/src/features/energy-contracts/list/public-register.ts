// The public database of contracts as administrators see it: what everybody sees, and a link to each contract.

import type { energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { adminPaths } from '../../../platform/address/paths.ts';
import type { PlainView, RowOf } from '../../../records/list/list-view.ts';
import { contractDatabase, usePublicRows } from './contract-database.tsx';

const { saved: _, create: __, ...shared } = contractDatabase;

export const publicRegister: PlainView<RowOf<typeof energyContractApi.search>> = {
  ...shared,
  place: 'all',
  useRows: () => usePublicRows(adminPaths.contract),
};
