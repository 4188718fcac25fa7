// Edits a legal entity in its wizard.
import { EditedRecord } from '../../../records/edit/edited-record.tsx';
import { legalEntityEditing } from './legal-entity-editing.ts';
import { LegalEntityWizard } from './legal-entity-wizard.tsx';

export function EditLegalEntityPage() {
  return (
    <EditedRecord editing={legalEntityEditing}>
      {({ employees, country, fiscalNumber }, form) => (
        <LegalEntityWizard
          {...form}
          ownerEmail={employees.find(({ isOwner }) => isOwner)?.email ?? ''}
          ownNumber={{ country, fiscalNumber }}
        />
      )}
    </EditedRecord>
  );
}
