// Last step: exactly what will be sent, to be read once more, and whether it is to be published.
import { Switch, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../../platform/formats.ts';
import { useFormats } from '../../../platform/use-formats.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { SectionPaper } from '../../../ui/section-paper.tsx';
import { Prose } from '../../market/prose.tsx';
import { payloadOf } from '../project-form.ts';
import { placeItems, responsibleItems, termItems } from '../project-items.tsx';
import { TechnologiesPaper } from '../technologies-paper.tsx';
import type { ProjectStepProps } from './basic-step.tsx';

interface ConfirmationStepProps extends ProjectStepProps {
  sellerName: string | undefined;
}

export function ConfirmationStep({ editor: { form }, sellerName }: ConfirmationStepProps) {
  const { t } = useTranslation(['projects', 'common']);
  const formats = useFormats();
  const { values } = form;
  const words = { t, formats };
  return (
    <>
      <SectionPaper>
        <Switch
          label={t('projects:publish.label')}
          description={t('projects:publish.help')}
          {...form.getInputProps('isPublishedInMarketplace', { type: 'checkbox' })}
        />
      </SectionPaper>
      <SectionPaper title={values.designation}>
        <DefinitionList items={[{ label: t('projects:owner'), value: sellerName }]} columns={1} />
        <DefinitionList items={placeItems(values, words)} />
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
      <SectionPaper flush title={t('common:field.documentations')}>
        <Table>
          <Table.Tbody>
            {values.documentations.map(({ id, name, size, group }) => (
              <Table.Tr key={id}>
                <Table.Td pl={24}>{name}</Table.Td>
                <Table.Td>{t(`common:project_phase.${group}`)}</Table.Td>
                <Table.Td pr={24} ta="right">
                  {formatFileSize(size)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </SectionPaper>
    </>
  );
}
