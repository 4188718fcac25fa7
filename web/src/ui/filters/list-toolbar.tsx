// Above every list: search, what people filter most, "more filters", and what is in use as removable pills.
import { ActionIcon, Button, CloseButton, Menu, Popover, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconChevronDown, IconSearch, IconSortAscending } from '@tabler/icons-react';
import type { FilterDeclaration } from 'domain/shared/filters';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWide } from '../data-table/data-table.tsx';
import { FilterControl, type Option } from './filter-control.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { pillsOf } from './filter-text.ts';
import { countActive, type FilterValues, isActive, namesOf } from './filter-values.ts';
import classes from './filters.module.css';
import type { ListSearch } from './list-search.ts';

export interface ListToolbarProps<Query> {
  list: ListSearch<Query>;
  /** How many records other filters would leave; the sheet's button tells it. */
  countResults?: (query: Query) => Promise<number>;
  /** Saves the filters in use as a search. */
  onSave?: (values: FilterValues) => void;
  /** Options that only the page knows, by filter name. */
  options?: Readonly<Record<string, readonly Option[]>>;
  scales?: Readonly<Record<string, { min: number; max: number }>>;
  admin?: boolean;
  /** False: the sheet has no tabs (offers). */
  grouped?: boolean;
  /** At the right end of the bar, e.g. a create button inside a tab. */
  children?: ReactNode;
}

/** What this reader can set: no administrator's filters, no lists without options, no alias without a control. */
const shownFilters = ({ list, admin, options }: ListToolbarProps<never>): FilterDeclaration[] =>
  list.filters.filter(
    (filter) =>
      (admin || !filter.adminOnly) &&
      (filter.kind !== 'select' || filter.options !== undefined || (options?.[filter.name]?.length ?? 0) > 1) &&
      (filter.kind !== 'slider' || filter.names !== undefined),
  );

export function ListToolbar<Query>(props: ListToolbarProps<Query>) {
  const { list, children, onSave } = props;
  const { t } = useTranslation();
  const wide = useWide();
  const [open, setOpen] = useState(false);
  const filters = shownFilters(props as ListToolbarProps<never>);
  const search = filters.find(({ name }) => name === 'searchQuery');
  const bar = filters.filter(({ primary, name }) => primary && name !== 'searchQuery');
  const inSheet = filters.filter(({ name }) => name !== 'searchQuery');
  const count = countActive(list.values, filters);
  const more = t('filters.more');
  return (
    <div className={classes.toolbar}>
      <div className={classes.bar}>
        {search && <SearchField list={list} filter={search} />}
        {wide && bar.map((filter) => <FilterButton key={filter.name} filter={filter} {...props} />)}
        {inSheet.length > 0 && wide && inSheet.length > bar.length && (
          <Button
            variant="default"
            className={classes.control ?? ''}
            leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.9} />}
            onClick={() => setOpen(true)}
          >
            {more}
          </Button>
        )}
        {inSheet.length > 0 && !wide && (
          <span className={classes.filterButton}>
            <ActionIcon variant="default" size={44} aria-label={`${more} (${count})`} onClick={() => setOpen(true)}>
              <IconAdjustmentsHorizontal size={20} stroke={1.7} />
            </ActionIcon>
            {count > 0 && (
              <span className={classes.filterCount} aria-hidden>
                {count}
              </span>
            )}
          </span>
        )}
        {children && <div className={classes.end}>{children}</div>}
      </div>
      <FilterPills list={list} filters={filters} onSave={onSave} wide={wide} />
      <FilterSheet {...props} filters={inSheet} opened={open} onClose={() => setOpen(false)} />
    </div>
  );
}

function SearchField<Query>({ list, filter }: { list: ListSearch<Query>; filter: FilterDeclaration }) {
  const { t } = useTranslation();
  const current = String(list.values.searchQuery ?? '');
  const [text, setText] = useState(current);
  useEffect(() => setText(current), [current]);
  const change = (next: string) => {
    setText(next);
    list.setValuesSoon({ ...list.values, searchQuery: next });
  };
  return (
    <TextInput
      type="search"
      size="sm"
      className={classes.search ?? ''}
      aria-label={t(filter.labelKey)}
      placeholder={t(filter.placeholderKey ?? filter.labelKey)}
      leftSection={<IconSearch size={18} stroke={1.9} />}
      rightSection={text && <CloseButton size="sm" aria-label={t('filters.clear_search')} onClick={() => change('')} />}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

function FilterButton<Query>({ list, filter, options, scales }: ListToolbarProps<Query> & { filter: FilterDeclaration }) {
  const { t } = useTranslation();
  const active = isActive(list.values, filter);
  const count = namesOf(filter).flatMap((name) => [list.values[name] ?? []].flat()).filter((one) => one !== '').length;
  return (
    <Popover position="bottom-start" width={320} trapFocus withinPortal>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.control ?? ''}
          data-active={active || undefined}
          rightSection={<IconChevronDown size={16} stroke={1.9} />}
        >
          {t(filter.labelKey)}
          {active && <span className={classes.buttonCount}>{count}</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <FilterControl
          filter={filter}
          values={list.values}
          onChange={list.setValues}
          options={options?.[filter.name]}
          scale={scales?.[filter.name]}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

interface FilterPillsProps<Query> {
  list: ListSearch<Query>;
  filters: readonly FilterDeclaration[];
  onSave: ((values: FilterValues) => void) | undefined;
  wide: boolean;
}

function FilterPills<Query>({ list, filters, onSave, wide }: FilterPillsProps<Query>) {
  const { t, i18n } = useTranslation();
  const pills = pillsOf(filters, list.values, t, i18n.language);
  const sortable = !wide && list.sorts.length > 0;
  if (pills.length === 0 && !sortable) return null;
  const save = onSave && pills.length > 0 && (
    <Button variant="subtle" size="xs" className={classes.save ?? ''} onClick={() => onSave(list.values)}>
      {t('filters.save_search')}
    </Button>
  );
  return (
    <>
      {pills.length > 0 && (
        <ul className={classes.pills} aria-label={t('filters.active')}>
          {pills.map(({ key, label, text, without }) => (
            <li key={key} className={classes.pill}>
              <span className={classes.pillLabel}>{label}</span> {text}
              <CloseButton
                size={24}
                iconSize={16}
                aria-label={t('filters.remove', { name: `${label} ${text}` })}
                onClick={() => list.setValues(without)}
              />
            </li>
          ))}
          <li>
            <Button variant="subtle" size="xs" onClick={list.clear}>
              {t('filters.clear_all')}
            </Button>
          </li>
          {wide && <li className={classes.saveItem}>{save}</li>}
        </ul>
      )}
      {!wide && (
        <div className={classes.phoneLine}>
          {sortable ? <SortMenu list={list} /> : <span />}
          {save}
        </div>
      )}
    </>
  );
}

/** On a phone there is no head to sort by: a text button with the flags of the list, up and down. */
function SortMenu<Query>({ list }: { list: ListSearch<Query> }) {
  const { t } = useTranslation();
  const text = (flag: string, order: string) =>
    t('filters.sort_option', {
      name: t(list.sorts.find(({ name }) => name === flag)?.labelKey ?? flag),
      order: t(`filters.${order}`),
    });
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="subtle" color="gray" size="xs" leftSection={<IconSortAscending size={18} stroke={1.9} />} rightSection={<IconChevronDown size={16} />}>
          {list.sort ? text(list.sort.flag, list.sort.order) : t('filters.sort')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {list.sorts.flatMap(({ name }) =>
          (['asc', 'desc'] as const).map((order) => (
            <Menu.Item key={`${name}:${order}`} onClick={() => list.setSort({ flag: name, order })}>
              {text(name, order)}
            </Menu.Item>
          )),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
