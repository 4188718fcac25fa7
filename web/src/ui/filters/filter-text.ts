// A filter's value in words, for its pill: `Preço até 100 €/MWh`, `País Portugal`.
import type { FilterDeclaration } from 'domain/shared/filters';
import type { TFunction } from 'i18next';
import { formatDate, formatNumber } from '../../platform/formats.ts';
import { isLanguage } from '../../platform/language.ts';
import type { FilterValues } from './filter-values.ts';

export interface FilterPill {
  key: string;
  label: string;
  text: string;
  /** The values without this one. */
  without: FilterValues;
}

export const optionText = (filter: FilterDeclaration, option: string, t: TFunction): string =>
  filter.optionLabelKey ? t(`${filter.optionLabelKey}.${option}`) : option;

function rangeText(filter: FilterDeclaration, values: FilterValues, t: TFunction, language: string): string {
  const end = (name: string | undefined) => {
    const text = String(values[name ?? ''] ?? '');
    if (text === '') return '';
    if (filter.kind === 'date') return formatDate(text);
    return formatNumber(Number(text.replace(',', '.')), isLanguage(language) ? language : 'pt');
  };
  const [min, max] = [end(filter.names?.min), end(filter.names?.max)];
  const name = filter.unit === 'years' ? t('units.years') : filter.unit;
  const unit = name ? `\u00a0${name}` : '';
  if (min && max) return `${min}–${max}${unit}`;
  return min ? t('filters.from', { value: min + unit }) : t('filters.until', { value: max + unit });
}

/** `together`: all values of a filter share one pill. */
export function pillsOf(
  filters: readonly FilterDeclaration[],
  values: FilterValues,
  t: TFunction,
  language: string,
  together = false,
): FilterPill[] {
  return filters.flatMap((filter): FilterPill[] => {
    const label = t(filter.labelKey);
    const { name, names } = filter;
    if (name === 'searchQuery') return [];
    if (names) {
      if (!values[names.min]?.length && !values[names.max]?.length) return [];
      const without = { ...values, [names.min]: '', [names.max]: '' };
      return [{ key: name, label, text: rangeText(filter, values, t, language), without }];
    }
    const value = values[name] ?? '';
    if (Array.isArray(value) && together) {
      if (value.length === 0) return [];
      const text = value.map((one) => optionText(filter, one, t)).join(', ');
      return [{ key: name, label, text, without: { ...values, [name]: [] } }];
    }
    if (Array.isArray(value)) {
      return value.map((one) => ({
        key: `${name} ${one}`,
        label,
        text: optionText(filter, one, t),
        without: { ...values, [name]: value.filter((other) => other !== one) },
      }));
    }
    if (value === '') return [];
    const text = filter.options ? optionText(filter, value, t) : value === 'true' ? '' : value;
    return [{ key: name, label, text, without: { ...values, [name]: '' } }];
  });
}
