// The labels of a saved search's filters that its list no longer accepts.
import type { ListDeclaration } from '@wattpact/domain/filters/filters';
import type { TFunction } from 'i18next';
import { namesOf } from '../../platform/address/filter-values.ts';

/** A filter that lost only some values keeps its label; a removed one has only its name. */
export function droppedNames(dropped: readonly string[], { filters, sorts }: ListDeclaration, t: TFunction): string {
  const label = (name: string) => {
    const filter = filters.find((one) => namesOf(one).includes(name));
    if (filter) return t(filter.labelKey);
    return name.startsWith('sortBy') || sorts.some((sort) => sort.name === name) ? t('filters.sort') : name;
  };
  return [...new Set(dropped.map(label))].join(', ');
}
