// Creates a project in its wizard: empty, or with the data of another one.
import { projectApi } from '@wattpact/domain/projects/project-api';
import { countries } from '@wattpact/domain/terms/enumerations';
import { call } from '../../../platform/api/call.ts';
import { useActingEntity } from '../../../platform/session/acting-entity.ts';
import { NewItem } from '../../market/new-item.tsx';
import { copyOf } from './project-copy.ts';
import { projectEditing } from './project-editing.ts';
import { newValues } from './project-form.ts';
import { ProjectWizard } from './project-wizard.tsx';

async function namesLike(searchQuery: string): Promise<string[]> {
  const { items } = await call(projectApi.list, { query: { searchQuery, limit: 100 } });
  return items.map(({ designation }) => designation);
}

export function NewProjectPage() {
  const { entities } = useActingEntity();
  const countryOf = (entityId: string) =>
    countries.find((one) => entities.find(({ id }) => id === entityId)?.country === one);
  return (
    <NewItem
      base="projects"
      editing={projectEditing}
      wizard={ProjectWizard}
      emptyValues={(entityId: string) => newValues(entityId, countryOf(entityId))}
      copyOf={copyOf}
      namesLike={namesLike}
      hasDocuments
    />
  );
}
