// The props of every step of the wizard.
import type { RecordEditor } from '../../../../records/edit/use-record-editor.ts';
import type { ProjectValues } from '../project-form.ts';

export interface ProjectStepProps {
  editor: RecordEditor<ProjectValues>;
}
