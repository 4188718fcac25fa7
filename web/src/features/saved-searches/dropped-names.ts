// How the filters are called that a saved search had and its list does not take any more.
import type { ListDeclaration } from '@wattpact/domain/filters/filters';
import type { TFunction } from 'i18next';
import { namesOf } from '../../ui/filters/filter-values.ts';

/** A filter of which only some values went keeps its label; one that is gone altogether has its name alone. */
export function droppedNames(dropped: readonly string[], { filters, sorts }: ListDeclaration, t: TFunction): string {
  const label = (name: string) => {
    const filter = filters.find((one) => namesOf(one).includes(name));
    if (filter) return t(filter.labelKey);
    return name.startsWith('sortBy') || sorts.some((sort) => sort.name === name) ? t('filters.sort') : name;
  };
  return [...new Set(dropped.map(label))].join(', ');
}
