// The phase of the project and its technologies, each with its figures.
import { Select } from '@mantine/core';
import { projectPhases } from '@wattpact/domain/terms/enumerations';
import type { FormSection } from '../../records/edit/form-sections.tsx';
import { TechnologiesField } from './technologies/technologies-field.tsx';
import type { TermsEditor } from './terms-form.ts';
import { useTermsWords } from './terms-words.ts';

/** @param projectId whose own figures stand beside those of the contract */
export function useProjectFeaturesSection(editor: TermsEditor, projectId?: string | null): FormSection {
  const { t } = useTermsWords();
  const { currentProjectStatus: phase, technologies } = editor.values;
  return {
    id: 'projectFeatures',
    title: t('energyContracts:contract_terms.section.project_features'),
    fields: ['currentProjectStatus', 'technologies'],
    summary: [
      technologies.map(({ type }) => t(`common:technology.${type}`)).join(', '),
      phase && t(`common:project_phase.${phase}`),
    ],
    children: (
      <>
        <Select required allowDeselect={false} {...editor.choice('currentProjectStatus', projectPhases)} />
        <TechnologiesField editor={editor} projectId={projectId} />
      </>
    ),
  };
}
