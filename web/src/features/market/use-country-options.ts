// The 27 countries by name, the main market first.
import { mainCountries } from 'domain/shared/countries';
import { countries } from 'domain/shared/enumerations';
import { useTranslation } from 'react-i18next';

export function useCountryOptions(): { value: string; label: string }[] {
  const { t, i18n } = useTranslation();
  const named = (list: readonly string[]) => list.map((value) => ({ value, label: t(`country.${value}`) }));
  const others = named(countries.filter((one) => !mainCountries.includes(one)));
  return [...named(mainCountries), ...others.sort((a, b) => a.label.localeCompare(b.label, i18n.language))];
}
