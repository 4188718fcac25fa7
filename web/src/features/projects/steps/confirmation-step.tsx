// Last step: exactly what will be sent, to be read once more, and whether it is to be published.
import { Switch } from '@mantine/core';
import { projectPhases } from '@wattpact/domain/terms/enumerations';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../../platform/words/formats.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { DefinitionList } from '../../../ui/record/definition-list.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { Prose } from '../../market/prose.tsx';
import { payloadOf } from '../project-form.ts';
import { placeItems, responsibleItems, termItems } from '../project-items.tsx';
import { TechnologiesPaper } from '../technologies-paper.tsx';
import type { ProjectStepProps } from './step-props.ts';

interface ConfirmationStepProps extends ProjectStepProps {
  sellerName: string | undefined;
}

export function ConfirmationStep({ editor: { form }, sellerName }: ConfirmationStepProps) {
  const { t } = useTranslation(['projects', 'common']);
  const formats = useFormats();
  const { values } = form;
  const words = { t, formats };
  const phases = projectPhases.filter((phase) => values.documentations.some(({ group }) => group === phase));
  return (
    <>
      <SectionPaper>
        <Switch
          label={t('projects:publish.label')}
          description={t('projects:publish.help')}
          {...form.getInputProps('isPublishedInMarketplace', { type: 'checkbox' })}
        />
      </SectionPaper>
      <SectionPaper title={t('projects:steps.basic.label')}>
        <DefinitionList
          items={[
            { label: t('common:field.designation'), value: values.designation },
            { label: t('projects:owner'), value: sellerName },
            ...placeItems(values, words),
          ]}
        />
      </SectionPaper>
      <TechnologiesPaper technologies={payloadOf(values).technologies} full />
      <SectionPaper title={t('common:field.financialConditions')}>
        <DefinitionList items={termItems(values, words)} />
      </SectionPaper>
      <SectionPaper title={t('projects:sections.responsible')}>
        <DefinitionList items={responsibleItems(values, words)} />
      </SectionPaper>
      {values.additionalInformation.trim() && (
        <SectionPaper title={t('common:field.additionalInformation')}>
          <Prose>{values.additionalInformation}</Prose>
        </SectionPaper>
      )}
      <SectionPaper title={t('common:field.documentations')}>
        <DefinitionList
          columns={1}
          items={phases.map((phase) => ({
            label: t(`common:project_phase.${phase}`),
            value: values.documentations
              .filter(({ group }) => group === phase)
              .map(({ name, size }) => `${name} (${formatFileSize(size)})`)
              .join(', '),
          }))}
        />
      </SectionPaper>
    </>
  );
}
