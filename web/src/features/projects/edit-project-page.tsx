// Edits a project in its wizard.
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ProjectPayload } from '@wattpact/domain/projects/project';
import { projectApi } from '@wattpact/domain/projects/project-api';
import { call } from '../../platform/api/call.ts';
import { editedRecord } from '../../platform/api/query.ts';
import { EditedItem } from '../market/edited-item.tsx';
import { changesOf, valuesOf } from './project-form.ts';
import { projectKind } from './project-kind.ts';
import { ProjectWizard } from './project-wizard.tsx';

export function EditProjectPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const project = useQuery(editedRecord(projectApi.get, { params: { id } }));
  return (
    <EditedItem
      query={project}
      kind={projectKind}
      nameOf={({ designation }) => designation}
      latest={() => call(projectApi.get, { params: { id } })}
      update={(body: ProjectPayload, version) => call(projectApi.update, { params: { id }, body, version })}
      changesOf={changesOf}
    >
      {(found, editor) => {
        const { id: sellerId, fiscalInfo } = found.sellerLegalEntity;
        return (
          <ProjectWizard {...editor} defaults={valuesOf(found)} seller={{ id: sellerId, name: fiscalInfo.name }} />
        );
      }}
    </EditedItem>
  );
}
