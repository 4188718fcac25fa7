// Edits an energy contract in its wizard.
import { EditedRecord } from '../../../records/edit/edited-record.tsx';
import { contractEditing } from './contract-editing.ts';
import { ContractWizard } from './contract-wizard.tsx';

export function EditContractPage() {
  return (
    <EditedRecord editing={contractEditing}>
      {({ firstPartyLegalEntity: { id, name, fiscalNumber = '' } }, form) => (
        <ContractWizard {...form} firstParty={{ id, name, fiscalNumber, country: '' }} />
      )}
    </EditedRecord>
  );
}
