// The location of a project: country, municipality, parish; the country says which municipalities are offered.
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '../../platform/words/use-country-options.ts';
import type { FormEditor } from '../../records/edit/form-editor.ts';
import type { FormSection } from '../../records/edit/form-sections.tsx';
import { SearchSelect } from '../../ui/fields/search-select.tsx';
import { MunicipalityField } from './municipality-field.tsx';
import type { TermsValues } from './terms-form.ts';

export function useLocationSection(
  { values, field }: FormEditor<Pick<TermsValues, 'location'>>,
  title: string,
): FormSection {
  const { t } = useTranslation();
  const { parish, municipality, country } = values.location;
  const countryOptions = useCountryOptions();
  return {
    id: 'location',
    title,
    // A contract starts with a country, which says nothing alone.
    summary: parish || municipality ? [parish, municipality, country && t(`country.${country}`)] : [],
    children: (
      <>
        <SearchSelect required data={countryOptions} {...field('location.country')} />
        <MunicipalityField required country={country} {...field('location.municipality')} />
        <TextInput required {...field('location.parish')} />
      </>
    ),
  };
}
