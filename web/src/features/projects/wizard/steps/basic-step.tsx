// First step: the offering company, the name, the location and the technologies.
import { Select, TextInput } from '@mantine/core';
import { projectPhases } from '@wattpact/domain/terms/enumerations';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '../../../../platform/words/use-country-options.ts';
import { useFormats } from '../../../../platform/words/use-formats.ts';
import { SearchSelect } from '../../../../ui/fields/search-select.tsx';
import { WizardSections } from '../../../../ui/wizard/wizard-sections.tsx';
import { filledText } from '../../../legal-entities/wizard/section-state.ts';
import { OwnerField } from '../../../market/owner-field.tsx';
import { useOptions } from '../../../market/use-options.ts';
import type { ProjectStepProps } from './step-props.ts';
import { TechnologyFields } from './technology-fields.tsx';

const basics = ['sellerLegalEntityId', 'designation', 'currentProjectStatus'];

interface BasicStepProps extends ProjectStepProps {
  seller: { id: string; name: string } | undefined;
}

export function BasicStep({ editor, seller }: BasicStepProps) {
  const { t } = useTranslation(['projects', 'common']);
  const formats = useFormats();
  const options = useOptions();
  const countryOptions = useCountryOptions();
  const { form, field, isComplete } = editor;
  const { designation, currentProjectStatus: phase, location, technologies } = form.values;
  const technologyText = technologies.map(({ type, installedCapacity }) => {
    const name = t(`common:technology.${type}`);
    if (installedCapacity === null) return name;
    const { value, unit } = formats.capacity(installedCapacity);
    return `${name} ${value}\u00a0${unit}`;
  });
  return (
    <WizardSections
      label={t('projects:steps.basic.label')}
      sections={[
        {
          id: 'basics',
          title: t('projects:section.identity'),
          fields: basics,
          complete: isComplete(basics),
          summary: filledText([designation, phase && t(`common:project_phase.${phase}`)]),
          children: (
            <>
              <OwnerField base="projects" fixed={seller} props={field('sellerLegalEntityId')} />
              <TextInput required label={t('common:field.designation')} {...field('designation')} />
              <Select
                required
                label={t('projects:fields.currentProjectStatus')}
                data={options('project_phase', projectPhases)}
                allowDeselect={false}
                {...field('currentProjectStatus')}
              />
            </>
          ),
        },
        {
          id: 'location',
          title: t('common:field.location'),
          fields: ['location'],
          complete: isComplete(['location']),
          summary: filledText([
            location.parish,
            location.municipality,
            location.country && t(`common:country.${location.country}`),
          ]),
          children: (
            <>
              <TextInput required label={t('common:field.parish')} {...field('location.parish')} />
              <TextInput required label={t('common:field.municipality')} {...field('location.municipality')} />
              <SearchSelect
                required
                label={t('common:field.country')}
                data={countryOptions}
                {...field('location.country')}
              />
            </>
          ),
        },
        {
          id: 'technologies',
          title: t('common:field.technologies'),
          fields: ['technologies'],
          complete: isComplete(['technologies']),
          summary: filledText(technologyText),
          children: <TechnologyFields editor={editor} />,
        },
      ]}
    />
  );
}
