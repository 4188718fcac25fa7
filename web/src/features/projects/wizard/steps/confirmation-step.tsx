// Last step: exactly what will be sent, for a last check, and whether to publish it.
import { Switch } from '@mantine/core';
import { projectPhases } from '@wattpact/domain/terms/enumerations';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../../../platform/words/formats.ts';
import { FieldPapers } from '../../../../records/fields/field-papers.tsx';
import { useFieldWords } from '../../../../records/fields/use-field-words.ts';
import { DefinitionList } from '../../../../ui/record/definition-list.tsx';
import { SectionPaper } from '../../../../ui/record/section-paper.tsx';
import { ChangeSection } from '../../../../ui/wizard/change-section.tsx';
import { projectGroups } from '../../project-items.tsx';
import { TechnologiesPaper } from '../../technologies-paper.tsx';
import { payloadOf } from '../project-form.ts';
import type { ProjectStepProps } from './step-props.ts';

interface ConfirmationStepProps extends ProjectStepProps {
  sellerName: string | undefined;
}

export function ConfirmationStep({ editor: { form }, sellerName }: ConfirmationStepProps) {
  const { t } = useTranslation(['projects', 'common']);
  const words = useFieldWords('project');
  const titleOf = (name: string) => t(`projects:section.${name}`);
  const { values } = form;
  const payload = payloadOf(values);
  const groups = projectGroups(payload, 'confirmation', words, sellerName);
  const isBasic = ({ name }: { name: string }) => name === 'identity' || name === 'source';
  const [basic, others] = [groups.filter(isBasic), groups.filter((group) => !isBasic(group))];
  return (
    <>
      <SectionPaper>
        <Switch
          label={t('projects:publish.label')}
          description={t('projects:publish.help')}
          {...form.getInputProps('isPublishedInMarketplace', { type: 'checkbox' })}
        />
      </SectionPaper>
      <FieldPapers groups={basic} titleOf={titleOf} />
      <TechnologiesPaper technologies={payload.technologies} full />
      <FieldPapers groups={others} titleOf={titleOf} />
      <SectionPaper
        title={t('projects:section.documents')}
        aside={<ChangeSection title={t('projects:section.documents')} paths={['documentations']} />}
      >
        <DefinitionList
          items={projectPhases.flatMap((phase) =>
            values.documentations
              .filter(({ group }) => group === phase)
              .map(({ name, size }) => ({
                label: t(`common:project_phase.${phase}`),
                value: name,
                note: formatFileSize(size),
              })),
          )}
        />
      </SectionPaper>
    </>
  );
}
