// Edits a project in its wizard.
import { EditedRecord } from '../../../records/edit/edited-record.tsx';
import { projectEditing } from './project-editing.ts';
import { ProjectWizard } from './project-wizard.tsx';

export const EditProjectPage = () => <EditedRecord editing={projectEditing} wizard={ProjectWizard} />;
