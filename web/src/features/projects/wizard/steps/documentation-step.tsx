// Third step: the documents by phase. The present phase needs at least one.
import { maximumFilesPerPhase } from '@wattpact/domain/projects/project';
import { projectPhases } from '@wattpact/domain/terms/enumerations';
import { useTranslation } from 'react-i18next';
import { SectionPaper } from '../../../../ui/record/section-paper.tsx';
import classes from '../../../contract-terms/contract-terms.module.css';
import { DocumentsField } from '../../../files/documents-field.tsx';
import type { ProjectStepProps } from './step-props.ts';

interface DocumentationStepProps extends ProjectStepProps {
  keptIds: readonly string[];
}

export function DocumentationStep({ editor: { form }, keptIds }: DocumentationStepProps) {
  const { t } = useTranslation(['projects', 'common']);
  const { currentProjectStatus, documentations } = form.values;
  const error = Object.entries(form.errors).find(([path]) => path.startsWith('documentations'))?.[1];
  return (
    <>
      <p className={classes.lead}>{t('projects:documents.seen_by')}</p>
      <SectionPaper title={t('projects:steps.documentation.label')}>
        <DocumentsField
          path="documentations"
          groups={projectPhases.map((phase) => {
            const examples = t(`projects:documents.examples.${phase}`);
            const isPresent = phase === currentProjectStatus;
            return {
              value: phase,
              label: t(`common:project_phase.${phase}`),
              description: isPresent ? t('projects:documents.present', { examples }) : examples,
              required: isPresent,
            };
          })}
          value={documentations}
          onChange={(change) => {
            form.setFieldValue('documentations', change);
            form.clearErrors();
          }}
          limit="each"
          max={maximumFilesPerPhase}
          error={error}
          keptIds={keptIds}
        />
      </SectionPaper>
    </>
  );
}
