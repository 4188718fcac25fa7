// Edits an energy contract in its wizard.
import { EditedRecord } from '../../../records/edit/edited-record.tsx';
import { contractEditing } from './contract-editing.ts';
import { ContractWizard } from './contract-wizard.tsx';

export const EditContractPage = () => <EditedRecord editing={contractEditing} wizard={ContractWizard} />;
