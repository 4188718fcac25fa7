// What all lists of energy contracts share.
import { paths } from '../../../platform/address/paths.ts';
import type { ListedKind } from '../../../records/list/listed-kind.ts';

export const contractLists: ListedKind<'energy_contract'> = {
  kind: 'energy_contract',
  columns: async () =>
    (await import('@wattpact/domain/energy-contracts/energy-contract-columns')).energyContractColumns,
  create: { to: paths.registerContract, labelKey: 'common:navigation.register_contract', role: 'registry' },
};
