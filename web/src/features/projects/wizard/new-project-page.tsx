// Creates a project in its wizard: empty, or with the data of another one.
import { NewItem } from '../../market/new-item.tsx';
import { copyOf } from './project-copy.ts';
import { projectEditing } from './project-editing.ts';
import { newValues } from './project-form.ts';
import { ProjectWizard } from './project-wizard.tsx';

export const NewProjectPage = () => (
  <NewItem
    base="projects"
    editing={projectEditing}
    wizard={ProjectWizard}
    emptyValues={newValues}
    copyOf={copyOf}
    hasDocuments
  />
);
