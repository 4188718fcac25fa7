// Creates a project in its wizard: empty, or with the data of a closed one.
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { projectApi } from '@wattpact/domain/projects/project-api';
import { useTranslation } from 'react-i18next';
import { editedRecord } from '../../../platform/api/query.ts';
import { NewRecord } from '../../../records/edit/new-record.tsx';
import { GatedRecord } from '../../../records/gated-record.tsx';
import { EntityNotFound } from '../../../ui/feedback/generic-pages.tsx';
import { ContractingGate } from '../../market/contracting-gate.tsx';
import { copyOf } from './project-copy.ts';
import { projectEditing } from './project-editing.ts';
import { newValues, type ProjectValues } from './project-form.ts';
import { ProjectWizard } from './project-wizard.tsx';

export function NewProjectPage() {
  const { from } = useSearch({ strict: false }) as { from?: string };
  return from ? <FromProject key={from} id={from} /> : <NewProject valuesFor={newValues} />;
}

/** @param from the source project: its draft is stored apart from those of other new projects */
function NewProject({ valuesFor, from }: { valuesFor: (entityId: string) => ProjectValues; from?: string }) {
  return (
    <ContractingGate base="projects">
      {(entityId) => (
        <NewRecord editing={projectEditing} from={from} defaults={valuesFor(entityId)} wizard={ProjectWizard} />
      )}
    </ContractingGate>
  );
}

function FromProject({ id }: { id: string }) {
  const { t } = useTranslation('projects');
  const project = useQuery(editedRecord(projectApi.get, { params: { id } }));
  return (
    <GatedRecord query={project}>
      {(found) => {
        if (!found.allowedActions.includes('copy')) return <EntityNotFound />;
        const values = copyOf(found, (name) => t('fraction.new_name', { name }));
        return <NewProject from={id} valuesFor={() => values} />;
      }}
    </GatedRecord>
  );
}
