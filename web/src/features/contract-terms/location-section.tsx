// The project's location: parish, municipality, country.
import { TextInput } from '@mantine/core';
import { useCountryOptions } from '../../platform/words/use-country-options.ts';
import { SearchSelect } from '../../ui/fields/search-select.tsx';
import type { WizardSection } from '../../ui/wizard/wizard-sections.tsx';
import type { TermsEditor } from './terms-editor.ts';
import { filledText, useTermsWords } from './terms-words.ts';

const fields = ['location'];

export function useLocationSection({ values, field, isComplete }: TermsEditor): WizardSection {
  const { t } = useTermsWords();
  const { parish, municipality, country } = values.location;
  const countryOptions = useCountryOptions();
  return {
    id: 'location',
    title: t('energyContracts:contract_terms.section.location'),
    fields,
    complete: isComplete(fields),
    summary:
      parish || municipality ? filledText([parish, municipality, country && t(`common:country.${country}`)]) : '',
    children: (
      <>
        <TextInput required label={t('common:field.parish')} {...field('location.parish')} />
        <TextInput required label={t('common:field.municipality')} {...field('location.municipality')} />
        <SearchSelect required label={t('common:field.country')} data={countryOptions} {...field('location.country')} />
      </>
    ),
  };
}
