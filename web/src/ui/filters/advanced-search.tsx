// The advanced search: the text, every filter by tab, and the order, edited before they are applied or saved.
import { Modal, Select, Tabs } from '@mantine/core';
import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countActive, readSort, type Sort, writeSort } from '../../platform/address/filter-values.ts';
import { useWide } from '../data-table/data-table.tsx';
import { FilterFoot, FilterSection, FilterSections, groupsOf } from './filter-form.tsx';
import { sortText } from './filter-triggers.tsx';
import classes from './filters.module.css';
import { type FilterPanelProps, useFilterDraft } from './use-filter-draft.ts';

export default function AdvancedSearch<Query>(props: FilterPanelProps<Query>) {
  const { opened, onClose, saving = false } = props;
  const { t } = useTranslation();
  const wide = useWide();
  return (
    <Modal.Root opened={opened} onClose={onClose} size={880} centered fullScreen={!wide} closeOnEscape={!saving}>
      <Modal.Overlay />
      <Modal.Content aria-label={t('filters.advanced')}>{opened && <Content {...props} />}</Modal.Content>
    </Modal.Root>
  );
}

function Content<Query>(props: FilterPanelProps<Query>) {
  const { list, filters, onClose, onSave, grouped = true } = props;
  const { t } = useTranslation();
  const draft = useFilterDraft(props);
  const [sort, setSort] = useState(list.sort);
  const groups = groupsOf(filters);
  const tabs = grouped && groups.length > 1;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    list.apply(draft.values, sort);
    onClose();
  };
  const tabCount = (own: readonly FilterDeclaration[]) => {
    const count = countActive(draft.values, own);
    return count > 0 && { rightSection: <span className={classes.buttonCount}>{count}</span> };
  };
  const part = (shown: readonly FilterDeclaration[], first: boolean) => (
    <>
      <FilterSections filters={shown} draft={draft} options={props.options} />
      {first && <SortSelect sorts={list.sorts} sort={sort} onChange={setSort} />}
    </>
  );
  return (
    <form className={classes.advanced} onSubmit={apply}>
      <div className={classes.sheetHead}>
        <h2>{t('filters.advanced')}</h2>
        {draft.active > 0 && (
          <span className={classes.activeCount}>{t('filters.active_count', { count: draft.active })}</span>
        )}
        <Modal.CloseButton aria-label={t('close')} />
      </div>
      {tabs ? (
        <Tabs defaultValue={groups[0]?.group ?? null} keepMounted={false} className={classes.tabs ?? ''}>
          <Tabs.List aria-label={t('filters.advanced')} className={classes.tabList ?? ''}>
            {groups.map(({ group, filters: own }) => (
              <Tabs.Tab key={group} value={group} {...tabCount(own)}>
                {t(`filters.${group}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {groups.map(({ group, filters: own }, index) => (
            <Tabs.Panel key={group} value={group} className={classes.columns ?? ''}>
              {part(own, index === 0)}
            </Tabs.Panel>
          ))}
        </Tabs>
      ) : (
        <div className={classes.columns}>{part(filters, true)}</div>
      )}
      <FilterFoot
        draft={draft}
        onSave={onSave && (() => onSave(draft.values, sort))}
        saveLabel={t(useWide() ? 'filters.save_short' : 'filters.save')}
      />
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
