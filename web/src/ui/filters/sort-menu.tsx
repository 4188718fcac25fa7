// The orders of a list on a phone: the default one, and every sort flag, ascending and descending.
import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Sort, writeSort } from '../../platform/address/filter-values.ts';
import { useFirstOpening } from '../feedback/on-first-use.tsx';
import { SortButton, type Sorted, sortText } from './filter-triggers.tsx';

const orders = ['asc', 'desc'] as const;

export default function SortMenu({ sorts, sort, setSort }: Sorted & { setSort: (sort: Sort | undefined) => void }) {
  const { t } = useTranslation();
  const { surface, button } = useFirstOpening();
  const options = sorts.flatMap(({ name }) => orders.map((order) => ({ flag: name, order })));
  return (
    <Menu position="bottom-start" {...surface}>
      <Menu.Target>
        <SortButton ref={button} sorts={sorts} sort={sort} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => setSort(undefined)}>{t('filters.usual_order')}</Menu.Item>
        {options.map((option) => (
          <Menu.Item key={writeSort(option)} onClick={() => setSort(option)}>
            {sortText(t, sorts, option)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
