// First step: the offering company, the name, the location and the technologies.
import { Select, TextInput } from '@mantine/core';
import { projectPhases } from '@wattpact/domain/terms/enumerations';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../platform/words/use-formats.ts';
import { FormSections } from '../../../../records/edit/form-sections.tsx';
import { quantityText } from '../../../../records/fields/field-text.ts';
import { useLocationSection } from '../../../contract-terms/location-section.tsx';
import type { Owner } from '../../../market/market-kind.ts';
import { OwnerField } from '../../../market/owner-field.tsx';
import type { ProjectStepProps } from './step-props.ts';
import { TechnologyFields } from './technology-fields.tsx';

interface BasicStepProps extends ProjectStepProps {
  seller: Owner | undefined;
}

export function BasicStep({ editor, seller }: BasicStepProps) {
  const { t } = useTranslation(['projects', 'common']);
  const formats = useFormats();
  const { values, field, choice } = editor;
  const { designation, currentProjectStatus: phase, technologies } = values;
  const basics = {
    id: 'basics',
    title: t('projects:section.identity'),
    fields: ['sellerLegalEntityId', 'designation', 'currentProjectStatus'],
    summary: [designation, phase && t(`common:project_phase.${phase}`)],
    children: (
      <>
        <OwnerField fixed={seller} {...field('sellerLegalEntityId')} />
        <TextInput required {...field('designation')} />
        <Select required allowDeselect={false} {...choice('currentProjectStatus', projectPhases)} />
      </>
    ),
  };
  const breakdown = {
    id: 'technologies',
    title: t('common:field.technologies'),
    summary: technologies.map(({ type, installedCapacity }) => {
      const name = t(`common:technology.${type}`);
      return installedCapacity === null ? name : `${name} ${quantityText(formats.capacity(installedCapacity))}`;
    }),
    children: <TechnologyFields editor={editor} />,
  };
  return (
    <FormSections
      editor={editor}
      sections={[basics, useLocationSection(editor, t('common:field.location')), breakdown]}
    />
  );
}
