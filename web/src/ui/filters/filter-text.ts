// A filter's value in words, for its pill: `Preço até 100 €/MWh`, `País Portugal`.
import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
import { isLanguage } from '@wattpact/domain/words/language-choice';
import type { TFunction } from 'i18next';
import {
  dayOfEdge,
  type FilterValues,
  labelOf,
  numberOf,
  type Option,
  type PageOptions,
} from '../../platform/address/filter-values.ts';
import { formatDate, formatNumber } from '../../platform/words/formats.ts';
import type { Formats } from '../../platform/words/use-formats.ts';

export interface FilterPill {
  key: string;
  label: string;
  text: string;
  /** The values without this one. */
  without: FilterValues;
}

const optionText = (filter: FilterDeclaration, option: string, t: TFunction): string =>
  filter.optionLabelKey ? t(`${filter.optionLabelKey}.${option}`) : option;

/** Few options are shown side by side, many go into a searchable list. */
export const chipsUpTo = 8;

/** Few options keep their natural order; many are sorted by label, because readers look for a word. */
export function declaredOptions(filter: FilterDeclaration, t: TFunction, byLabel: Formats['byLabel']): Option[] {
  const { options = [], firstOptions = [] } = filter;
  const named = (values: readonly string[]) => values.map((value) => ({ value, label: optionText(filter, value, t) }));
  if (options.length <= chipsUpTo) return named(options);
  const others = named(options.filter((one) => !firstOptions.includes(one)));
  return [...named(firstOptions), ...others.sort(byLabel)];
}

function rangeText(filter: FilterDeclaration, values: FilterValues, t: TFunction, language: string): string {
  const end = (name: string | undefined) => {
    const text = String(values[name ?? ''] ?? '');
    if (text === '') return '';
    if (filter.kind === 'date') return formatDate(dayOfEdge(text, filter.isInstant) ?? text);
    return formatNumber(numberOf(text), isLanguage(language) ? language : 'pt');
  };
  const [min, max] = [end(filter.names?.min), end(filter.names?.max)];
  const name = filter.unit === 'years' ? t('units.years') : filter.unit;
  const unit = name ? `\u00a0${name}` : '';
  if (min && max) return `${min}–${max}${unit}`;
  return min ? t('filters.from', { value: min + unit }) : t('filters.until', { value: max + unit });
}

/** More values of a filter share one pill, which names the first ones. */
const mostPills = 8;
const mostNamed = 6;

interface PillWords {
  t: TFunction;
  language: string;
  /** All values of a filter share one pill. */
  together?: boolean;
  /** For filters whose options only the page knows; an unknown value shows only the filter's label. */
  options?: PageOptions | undefined;
}

/** The text of a filter with one value. */
function oneText(filter: FilterDeclaration, value: string, { t, options }: PillWords): string {
  if (filter.options) return optionText(filter, value, t);
  if (filter.kind === 'select') return labelOf(options, filter.name, value);
  if (value === 'true') return '';
  return value === 'false' ? t('no') : value;
}

export function pillsOf(filters: readonly FilterDeclaration[], values: FilterValues, words: PillWords): FilterPill[] {
  const { t, language, together = false } = words;
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
    if (Array.isArray(value) && value.length > 0 && (together || value.length > mostPills)) {
      const shown = value.slice(0, mostNamed).map((one) => oneText(filter, one, words));
      const more = value.length - shown.length;
      const text = [...shown, ...(more > 0 ? [t('filters.more_options', { count: more })] : [])].join(', ');
      return [{ key: name, label, text, without: { ...values, [name]: [] } }];
    }
    if (Array.isArray(value)) {
      return value.map((one) => ({
        key: `${name} ${one}`,
        label,
        text: oneText(filter, one, words),
        without: { ...values, [name]: value.filter((other) => other !== one) },
      }));
    }
    if (value === '') return [];
    return [{ key: name, label, text: oneText(filter, value, words), without: { ...values, [name]: '' } }];
  });
}
