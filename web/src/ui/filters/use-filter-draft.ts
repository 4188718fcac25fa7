// The choice in the sheet before it is applied, and the number of its results.
import { useDebouncedValue } from '@mantine/hooks';
import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
import { useEffect, useState } from 'react';
import { filterDelay } from '../../platform/address/debounced.ts';
import { clearAll, countActive, type FilterValues } from '../../platform/address/filter-values.ts';
import type { ListToolbarProps } from './list-toolbar.tsx';

/** The props that the toolbar gives to the sheet. */
export type FilterPanelProps<Query> = ListToolbarProps<Query> & {
  filters: readonly FilterDeclaration[];
  opened: boolean;
  onClose: () => void;
};

export interface FilterDraft {
  values: FilterValues;
  set: (values: FilterValues) => void;
  clear: () => void;
  active: number;
  /** The number of results; undefined while it is being counted. */
  count: number | undefined;
}

/** Each count belongs to its values, so a late answer for other values is ignored. */
function useResultCount<Query>({ list, countResults }: FilterPanelProps<Query>, values: FilterValues) {
  const [settled] = useDebouncedValue(values, filterDelay);
  const [count, setCount] = useState<{ of: FilterValues; total: number }>();
  const { queryOf } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once per debounced draft
  useEffect(() => {
    let current = true;
    countResults?.(queryOf(settled)).then(
      (total) => current && setCount({ of: settled, total }),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [settled]);
  return count?.of === values ? count.total : undefined;
}

export function useFilterDraft<Query>(props: FilterPanelProps<Query>): FilterDraft {
  const { list, filters } = props;
  const [values, set] = useState(list.values);
  return {
    values,
    set,
    clear: () => set(clearAll(list.filters)),
    active: countActive(values, filters),
    count: useResultCount(props, values),
  };
}
