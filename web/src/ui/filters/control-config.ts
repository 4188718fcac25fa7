// What the control of a filter shows, in the reader's words.
import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
import type { TFunction } from 'i18next';
import { boundsOf, type Option } from '../../platform/address/filter-values.ts';
import type { Formats } from '../../platform/words/use-formats.ts';
import { declaredOptions } from './filter-text.ts';

export interface ControlConfig {
  labelTitle: string;
  placeholderKey: string | undefined;
  placeholderLabel: string;
  type: FilterDeclaration['kind'];
  options: readonly Option[];
  /** Of a range of numbers. */
  range: { min: number; max: number } | undefined;
  unit: string;
  /** Of the numbers that one types: a price has cents, the rest is whole. */
  decimals: number;
}

interface Words {
  t: TFunction;
  byLabel: Formats['byLabel'];
  /** Options that only the page knows (own companies). */
  options?: readonly Option[] | undefined;
}

export function controlConfig(filter: FilterDeclaration, { t, byLabel, options }: Words): ControlConfig {
  const { kind, names, labelKey, unit = '' } = filter;
  const placeholderKey = filter.placeholderKey ?? (kind === 'select' || filter.many ? 'filters.any' : undefined);
  return {
    labelTitle: t(labelKey),
    placeholderKey,
    placeholderLabel: placeholderKey ? t(placeholderKey) : '',
    type: kind,
    options: options ?? declaredOptions(filter, t, byLabel),
    range: names && kind !== 'date' ? boundsOf(filter) : undefined,
    unit: unit === 'years' ? t('units.years') : unit,
    decimals: unit.startsWith('€') ? 2 : 0,
  };
}
