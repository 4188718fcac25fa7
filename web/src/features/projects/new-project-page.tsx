// Creates a project in its wizard.
import type { ProjectPayload } from 'domain/projects/project';
import { projectApi } from 'domain/projects/project-api';
import { call } from '../../platform/call.ts';
import { NewItem } from '../market/new-item.tsx';
import { newValues } from './project-form.ts';
import { projectItem, projectKind } from './project-kind.ts';
import { ProjectWizard } from './project-wizard.tsx';

const create = async (body: ProjectPayload, idempotencyKey: string) =>
  projectItem(await call(projectApi.create, { body, idempotencyKey }));

export function NewProjectPage() {
  return (
    <NewItem kind={projectKind} create={create}>
      {(entityId, creator) => <ProjectWizard {...creator} defaults={newValues(entityId)} />}
    </NewItem>
  );
}
