// Edits a legal entity in its wizard.
import { EditedRecord } from '../../../records/edit/edited-record.tsx';
import { legalEntityEditing } from './legal-entity-editing.ts';
import { LegalEntityWizard } from './legal-entity-wizard.tsx';

export const EditLegalEntityPage = () => <EditedRecord editing={legalEntityEditing} wizard={LegalEntityWizard} />;
