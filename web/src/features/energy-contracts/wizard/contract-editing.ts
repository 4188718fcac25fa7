// How an energy contract is registered and edited.
import type { ContractEdit } from '@wattpact/domain/energy-contracts/amendment';
import { type EnergyContractRecord, energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { type RecordEditing, recordCalls } from '../../../records/edit/record-editing.ts';
import { linkedFaults } from '../../contract-terms/linked-faults.ts';
import { energyContractKind } from '../energy-contract-kind.ts';
import { type ContractValues, payloadOf, valuesOf } from './contract-form.ts';
import { contractLabel } from './contract-label.ts';

export const contractEditing: RecordEditing<EnergyContractRecord, ContractEdit, ContractValues> = {
  kind: energyContractKind,
  calls: recordCalls(energyContractApi),
  nameOf: ({ name }) => name,
  valuesOf,
  labelOf: contractLabel,
  linked: linkedFaults(payloadOf),
  filedBy: 'category',
  toasts: {
    create: {
      done: 'errorMessages:register_ppa_success_message',
      failed: 'errorMessages:register_ppa_error_message',
    },
    edit: { done: 'errorMessages:edit_ppa_success_message', failed: 'errorMessages:edit_ppa_error_message' },
  },
};
