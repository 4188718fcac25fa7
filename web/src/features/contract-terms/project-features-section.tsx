// The phase of the project and its technologies, each with its figures.
import { Select } from '@mantine/core';
import { projectPhases } from '@wattpact/domain/terms/enumerations';
import type { WizardSection } from '../../ui/wizard/wizard-sections.tsx';
import { TechnologiesField } from './technologies-field.tsx';
import type { TermsEditor } from './terms-editor.ts';
import { filledText, useTermsWords } from './terms-words.ts';

const fields = ['currentProjectStatus', 'technologies'];

export function useProjectFeaturesSection(editor: TermsEditor): WizardSection {
  const { t, options } = useTermsWords();
  const { currentProjectStatus: phase, technologies } = editor.values;
  return {
    id: 'projectFeatures',
    title: t('energyContracts:contract_terms.section.project_features'),
    fields,
    complete: editor.isComplete(fields),
    summary: filledText([
      technologies.map(({ type }) => t(`common:technology.${type}`)).join(', '),
      phase && t(`common:project_phase.${phase}`),
    ]),
    children: (
      <>
        <Select
          required
          allowDeselect={false}
          label={t('common:field.currentProjectStatus')}
          data={options(projectPhases, 'project_phase')}
          {...editor.field('currentProjectStatus')}
        />
        <TechnologiesField editor={editor} />
      </>
    ),
  };
}
