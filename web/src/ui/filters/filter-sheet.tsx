// The side sheet: the advanced search where searches can be saved. It has the text, every filter and the order. The list
// behind keeps the applied ones; the filled button shows the number of results.
import { Drawer, Select, Tabs } from '@mantine/core';
import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countActive, readSort, type Sort, writeSort } from '../../platform/address/filter-values.ts';
import { useFocusBack } from '../feedback/focus-back.ts';
import { FilterFoot, FilterSection, FilterSections, groupsOf } from './filter-form.tsx';
import { sortText } from './filter-triggers.tsx';
import classes from './filters.module.css';
import { type FilterPanelProps, useFilterDraft } from './use-filter-draft.ts';

const titleOf = ({ onSave }: FilterPanelProps<unknown>): string => (onSave ? 'filters.advanced' : 'filters.title');

export default function FilterSheet(props: FilterPanelProps<unknown>) {
  const { opened, onClose, saving = false } = props;
  const { t } = useTranslation();
  useFocusBack(opened);
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="right" size={448} closeOnEscape={!saving}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t(titleOf(props))}>{opened && <SheetContent {...props} />}</Drawer.Content>
    </Drawer.Root>
  );
}

function SheetContent(props: FilterPanelProps<unknown>) {
  const { list, filters, onClose, onSave, options, grouped = true } = props;
  const { t } = useTranslation();
  const draft = useFilterDraft(props);
  const [sort, setSort] = useState(list.sort);
  const groups = groupsOf(filters);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    list.apply(draft.values, sort);
    onClose();
  };
  const counted = (own: readonly FilterDeclaration[]) => {
    const count = countActive(draft.values, own);
    return count > 0 && { rightSection: <span className={classes.buttonCount}>{count}</span> };
  };
  const part = (shown: readonly FilterDeclaration[], isFirst: boolean) => (
    <>
      <FilterSections filters={shown} draft={draft} options={options} />
      {isFirst && list.sorts.length > 0 && <SortSelect sorts={list.sorts} sort={sort} onChange={setSort} />}
    </>
  );
  return (
    <form className={classes.sheet} onSubmit={apply}>
      <div className={classes.sheetHead}>
        <h2>{t(titleOf(props))}</h2>
        {draft.active > 0 && (
          <span className={classes.activeCount}>{t('filters.active_count', { count: draft.active })}</span>
        )}
        <Drawer.CloseButton aria-label={t('close')} />
      </div>
      {grouped && groups.length > 1 ? (
        <Tabs defaultValue={groups[0]?.group ?? null} keepMounted={false} className={classes.tabs ?? ''}>
          <Tabs.List aria-label={t(titleOf(props))} className={classes.tabList ?? ''}>
            {groups.map(({ group, filters: own }) => (
              <Tabs.Tab key={group} value={group} {...counted(own)}>
                {t(`filters.${group}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {groups.map(({ group, filters: own }, index) => (
            <Tabs.Panel key={group} value={group} className={classes.sheetBody ?? ''}>
              {part(own, index === 0)}
            </Tabs.Panel>
          ))}
        </Tabs>
      ) : (
        <div className={classes.sheetBody}>{part(filters, true)}</div>
      )}
      <FilterFoot draft={draft} onSave={onSave && (() => onSave(draft.values, sort))} />
    </form>
  );
}

interface SortSelectProps {
  sorts: Parameters<typeof sortText>[1];
  sort: Sort | undefined;
  onChange: (sort: Sort | undefined) => void;
}

const orders = ['asc', 'desc'] as const;

function SortSelect({ sorts, sort, onChange }: SortSelectProps) {
  const { t } = useTranslation();
  const options = sorts
    .flatMap(({ name }) => orders.map((order) => ({ flag: name, order })))
    .map((one) => ({ value: writeSort(one), label: sortText(t, sorts, one) }));
  return (
    <FilterSection title={t('filters.sort')}>
      <Select
        aria-label={t('filters.sort')}
        data={options}
        value={sort ? writeSort(sort) : null}
        placeholder={t('filters.usual_order')}
        clearable
        clearButtonProps={{ 'aria-label': t('filters.clear_one', { name: t('filters.sort') }) }}
        onChange={(value) => onChange(value ? readSort(value) : undefined)}
      />
    </FilterSection>
  );
}
