// Declares the energy contract for the screens that all kinds of records share.
import { contractChecks } from '@wattpact/domain/energy-contracts/contract-documents';
import { adminEnergyContractApi, energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { addressesOf } from '../../records/kind-looks.ts';
import type { RecordKind } from '../../records/record-kind.ts';
import { contractFreshness } from './contract-calls.ts';

export const energyContractKind: RecordKind = {
  base: 'energyContracts',
  kind: 'energy_contract',
  api: energyContractApi,
  adminApi: adminEnergyContractApi,
  ...addressesOf('energy_contract'),
  checks: contractChecks,
  amendedIn: ['approved', 'active'],
  freshness: contractFreshness,
  loadError: 'errorMessages:energy_contracts.error_load_contracts',
};
