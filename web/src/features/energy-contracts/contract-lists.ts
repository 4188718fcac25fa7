// Where the lists of contracts come from, and which filters stand in their bars.
import {
  adminEnergyContractApi,
  type EnergyContractRow,
  energyContractApi,
  type PublicContract,
} from '@wattpact/domain/energy-contracts/energy-contract-api';
import {
  energyContractColumns,
  publicContractColumns,
} from '@wattpact/domain/energy-contracts/energy-contract-columns';
import { energyContractList, energyContractSearch } from '@wattpact/domain/energy-contracts/energy-contract-filters';
import type { Page } from '@wattpact/domain/filters/page';
import { call } from '../../platform/api/call.ts';
import { arranged } from '../market/arrange-filters.ts';
import type { ListSource } from '../market/use-record-list.ts';

/** The server fills in what a payload may leave out. */
const answered = <Row>(page: Promise<unknown>) => page as Promise<Page<Row>>;

export const ownContracts: ListSource<EnergyContractRow> = {
  own: true,
  path: energyContractApi.list.path,
  fetch: (input) => answered(call(energyContractApi.list, input)),
  file: { call: energyContractApi.listExport, columns: energyContractColumns },
};
export const allContracts: ListSource<EnergyContractRow> = {
  path: adminEnergyContractApi.list.path,
  fetch: (input) => answered(call(adminEnergyContractApi.list, input)),
  file: { call: adminEnergyContractApi.listExport, columns: energyContractColumns },
};
export const publicContracts: ListSource<PublicContract> = {
  path: energyContractApi.search.path,
  fetch: (input) => answered(call(energyContractApi.search, input)),
  file: { call: energyContractApi.searchExport, columns: publicContractColumns },
};

const bar = ['status', 'technologies', 'legalEntityId'];
export const ownContractFilters = arranged(energyContractList, {
  bar,
  placeholderKey: 'energyContracts:list.search_own',
});
export const allContractFilters = arranged(energyContractList, {
  bar,
  placeholderKey: 'energyContracts:list.search_own',
});
export const publicContractFilters = arranged(energyContractSearch, {
  bar: ['countries', 'technologies', 'contractStructure', 'totalPurchasedCapacity', 'termLength'],
  placeholderKey: 'energyContracts:list.search_public',
});
