// What every step of the wizard gets.
import type { ItemEditor } from '../../market/use-item-editor.ts';
import type { ProjectValues } from '../project-form.ts';

export interface ProjectStepProps {
  editor: ItemEditor<ProjectValues>;
}
