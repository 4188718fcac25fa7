// Edits a project in its wizard.
import { EditedRecord } from '../../../records/edit/edited-record.tsx';
import { projectEditing } from './project-editing.ts';
import { ProjectWizard } from './project-wizard.tsx';

export function EditProjectPage() {
  return (
    <EditedRecord editing={projectEditing}>
      {({ sellerLegalEntity: { id, fiscalInfo } }, form) => (
        <ProjectWizard {...form} seller={{ id, name: fiscalInfo.name }} />
      )}
    </EditedRecord>
  );
}
