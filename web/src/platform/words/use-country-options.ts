// The 27 countries by name, the main market first.
import { mainCountries } from '@wattpact/domain/terms/countries';
import { type Country, countries } from '@wattpact/domain/terms/enumerations';
import { useTranslation } from 'react-i18next';
import { useFormats } from './use-formats.ts';

export function useCountryOptions(): { value: Country; label: string }[] {
  const { t } = useTranslation();
  const { byLabel } = useFormats();
  const named = (list: readonly Country[]) => list.map((value) => ({ value, label: t(`common:country.${value}`) }));
  const others = named(countries.filter((one) => !mainCountries.includes(one)));
  return [...named(mainCountries), ...others.sort(byLabel)];
}
