// What is being chosen in the sheet or in the advanced search, before the list takes it, and how many records it would leave.
import { useDebouncedValue } from '@mantine/hooks';
import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
import { useEffect, useState } from 'react';
import { filterDelay } from '../../platform/address/settling.ts';
import { clearAll, countActive, type FilterValues } from './filter-values.ts';
import type { ListToolbarProps } from './list-toolbar.tsx';

/** What the sheet and the advanced search are given by the toolbar. */
export type FilterPanelProps<Query> = ListToolbarProps<Query> & {
  filters: readonly FilterDeclaration[];
  /** What was chosen in the other of the two. */
  initial?: FilterValues | undefined;
  opened: boolean;
  onClose: () => void;
};

export interface FilterDraft {
  values: FilterValues;
  set: (values: FilterValues) => void;
  clear: () => void;
  active: number;
  /** How many records would be left; undefined while it is being counted. */
  count: number | undefined;
}

/** The number belongs to its values: an answer that comes late is for other values and is passed over. */
function useResultCount<Query>({ list, countResults }: FilterPanelProps<Query>, values: FilterValues) {
  const [settled] = useDebouncedValue(values, filterDelay);
  const [count, setCount] = useState<{ of: FilterValues; total: number }>();
  const { queryOf } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once per settled draft
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
  const { list, filters, initial } = props;
  const [values, set] = useState(initial ?? list.values);
  return {
    values,
    set,
    clear: () => set(clearAll(list.filters)),
    active: countActive(values, filters),
    count: useResultCount(props, values),
  };
}
