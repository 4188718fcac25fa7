// Above every list: search, what people filter most, "more filters", and what is in use as removable pills.
import { ActionIcon, Button, CloseButton, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconBookmark, IconListSearch, IconSearch } from '@tabler/icons-react';
import type { FilterDeclaration } from 'domain/shared/filters';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListSearch } from '../../platform/list-search.ts';
import { useWide } from '../data-table/data-table.tsx';
import type { Sort } from '../data-table/table-props.ts';
import { OnFirstUse } from '../on-first-use.tsx';
import type { Option } from './filter-control.tsx';
import { pillsOf } from './filter-text.ts';
import { FilterTrigger, SortButton } from './filter-triggers.tsx';
import { countActive, type FilterValues, isActive } from './filter-values.ts';
import classes from './filters.module.css';

const FilterPopover = lazy(() => import('./filter-popover.tsx'));
const SortMenu = lazy(() => import('./sort-menu.tsx'));
const FilterSheet = lazy(() => import('./filter-sheet.tsx'));
const AdvancedSearch = lazy(() => import('./advanced-search.tsx'));

export interface ListToolbarProps<Query> {
  list: ListSearch<Query>;
  /** How many records other filters would leave; the sheet's button tells it. */
  countResults?: (query: Query) => Promise<number>;
  /** Saves filters and an order as a search; the list then has the advanced search too. */
  onSave?: (values: FilterValues, sort: Sort | undefined) => void;
  /** The dialog that saves stands over the sheet: its Escape leaves the sheet open. */
  saving?: boolean;
  /** Options that only the page knows, by filter name. */
  options?: Readonly<Record<string, readonly Option[]>>;
  scales?: Readonly<Record<string, { min: number; max: number }>>;
  admin?: boolean;
  /** False: the sheet has no tabs (offers). */
  grouped?: boolean;
  /** At the right end of the bar, e.g. a create button inside a tab. */
  children?: ReactNode;
}

/** A lazy component has no type parameter of its own. */
type PanelOf = ListToolbarProps<unknown>;

/** What this reader can set: no administrator's filters, no lists without options, no alias without a control. */
const shownFilters = <Query,>({ list, admin, options }: ListToolbarProps<Query>): FilterDeclaration[] =>
  list.filters.filter(
    (filter) =>
      (admin || !filter.adminOnly) &&
      (filter.kind !== 'select' || filter.options !== undefined || (options?.[filter.name]?.length ?? 0) > 1) &&
      (filter.kind !== 'slider' || filter.names !== undefined),
  );

/** On a tablet there is room for four buttons: those in use go first. */
function fitting(filters: FilterDeclaration[], values: FilterValues): FilterDeclaration[] {
  const chosen = filters
    .toSorted((one, other) => Number(isActive(values, other)) - Number(isActive(values, one)))
    .slice(0, 4);
  return filters.filter((filter) => chosen.includes(filter));
}

export function ListToolbar<Query>(props: ListToolbarProps<Query>) {
  const { list, children, onSave } = props;
  const { t } = useTranslation();
  const wide = useWide();
  const desktop = useWide('(min-width: 80em)');
  const roomy = useWide('(min-width: 90em)');
  const { panels, openSheet, openAdvanced } = useFilterPanels(props);
  const filters = shownFilters(props);
  const search = filters.find(({ name }) => name === 'searchQuery');
  const primary = filters.filter(({ primary: first, name }) => first && name !== 'searchQuery');
  const bar = desktop ? primary : fitting(primary, list.values);
  const inSheet = filters.filter(({ name }) => name !== 'searchQuery');
  const count = countActive(list.values, filters);
  const more = t('filters.more');
  return (
    <div className={classes.toolbar}>
      <div className={classes.bar}>
        {search && (
          <SearchField list={list} filter={search} endWidth={roomy ? 116 : 36}>
            {wide && openAdvanced && <AdvancedButton words={roomy ? 'short' : 'none'} onClick={openAdvanced} />}
          </SearchField>
        )}
        {wide && bar.map((filter) => <FilterButton key={filter.name} filter={filter} {...props} />)}
        {inSheet.length > 0 && wide && inSheet.length > bar.length && (
          <Button
            variant="default"
            className={classes.control ?? ''}
            leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.9} />}
            onClick={openSheet}
          >
            {more}
          </Button>
        )}
        {inSheet.length > 0 && !wide && (
          <span className={classes.filterButton}>
            <ActionIcon variant="default" size={44} aria-label={`${more} (${count})`} onClick={openSheet}>
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
      <FilterPills list={list} filters={filters} onSave={onSave} wide={wide} together={!desktop}>
        {openAdvanced && <AdvancedButton words="all" onClick={openAdvanced} />}
      </FilterPills>
      {panels}
    </div>
  );
}

/** The side sheet, and where searches can be saved the advanced search; each comes when it is first asked for. */
function useFilterPanels<Query>(props: ListToolbarProps<Query>) {
  const [shown, setShown] = useState<{ panel?: 'sheet' | 'advanced'; initial?: FilterValues; asked: string[] }>({
    asked: [],
  });
  const show = (panel: 'sheet' | 'advanced', initial?: FilterValues) =>
    setShown(({ asked }) => ({ panel, asked: [...asked, panel], ...(initial && { initial }) }));
  const filters = shownFilters(props);
  const shared = {
    ...(props as PanelOf),
    initial: shown.initial,
    onClose: () => setShown(({ asked }) => ({ asked })),
  };
  const openAdvanced = props.onSave && (() => show('advanced'));
  const panels = (
    <Suspense>
      {shown.asked.includes('sheet') && (
        <FilterSheet
          {...shared}
          filters={filters.filter(({ name }) => name !== 'searchQuery')}
          opened={shown.panel === 'sheet'}
          onAdvanced={openAdvanced && ((values) => show('advanced', values))}
        />
      )}
      {shown.asked.includes('advanced') && (
        <AdvancedSearch {...shared} filters={filters} opened={shown.panel === 'advanced'} />
      )}
    </Suspense>
  );
  return { panels, openSheet: () => show('sheet'), openAdvanced };
}

interface AdvancedButtonProps {
  words: 'all' | 'short' | 'none';
  onClick: () => void;
}

function AdvancedButton({ words, onClick }: AdvancedButtonProps) {
  const { t } = useTranslation();
  const label = t('filters.advanced');
  const shared = { 'aria-label': label, 'aria-haspopup': 'dialog', title: label, onClick } as const;
  const icon = <IconListSearch size={18} stroke={1.9} />;
  return words === 'none' ? (
    <ActionIcon variant="subtle" {...shared}>
      {icon}
    </ActionIcon>
  ) : (
    <Button variant="subtle" size="xs" className={classes.toSearch ?? ''} leftSection={icon} {...shared}>
      {words === 'all' ? label : t('filters.advanced_short')}
    </Button>
  );
}

interface SearchFieldProps<Query> {
  list: ListSearch<Query>;
  filter: FilterDeclaration;
  /** At the field's end, and the room it takes there. */
  children: ReactNode;
  endWidth: number;
}

function SearchField<Query>({ list, filter, children, endWidth }: SearchFieldProps<Query>) {
  const { t } = useTranslation();
  const current = String(list.values.searchQuery ?? '');
  const [text, setText] = useState(current);
  useEffect(() => setText(current), [current]);
  const change = (next: string) => {
    setText(next);
    list.setTextSoon(next);
  };
  return (
    <TextInput
      type="search"
      size="sm"
      className={classes.search ?? ''}
      aria-label={t(filter.labelKey)}
      placeholder={t(filter.placeholderKey ?? filter.labelKey)}
      leftSection={<IconSearch size={18} stroke={1.9} />}
      rightSection={
        (text || children) && (
          <>
            {text && <CloseButton size="sm" aria-label={t('filters.clear_search')} onClick={() => change('')} />}
            {children}
          </>
        )
      }
      rightSectionProps={{ className: classes.searchEnd }}
      rightSectionWidth={(text ? 32 : 0) + (children ? endWidth : 0)}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

function FilterButton<Query>({
  list,
  filter,
  options,
  scales,
}: ListToolbarProps<Query> & { filter: FilterDeclaration }) {
  const { name } = filter;
  const trigger = { filter, values: list.values };
  return (
    <OnFirstUse button={(open) => <FilterTrigger {...trigger} onClick={open} />}>
      <FilterPopover {...trigger} onChange={list.setValues} options={options?.[name]} scale={scales?.[name]} />
    </OnFirstUse>
  );
}

interface FilterPillsProps<Query> {
  list: ListSearch<Query>;
  filters: readonly FilterDeclaration[];
  onSave: ListToolbarProps<Query>['onSave'];
  wide: boolean;
  together: boolean;
  /** On a phone, beside the order. */
  children?: ReactNode;
}

function FilterPills<Query>({ list, filters, onSave, wide, together, children }: FilterPillsProps<Query>) {
  const { t, i18n } = useTranslation();
  const pills = pillsOf(filters, list.values, t, i18n.language, together);
  const sortable = !wide && list.sorts.length > 0;
  if (pills.length === 0 && !sortable) return null;
  const save = onSave && pills.length > 0 && (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<IconBookmark size={16} stroke={1.9} />}
      onClick={() => onSave(list.values, list.sort)}
    >
      {t(wide ? 'filters.save_search' : 'filters.save_short')}
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
          {sortable ? (
            <OnFirstUse button={(open) => <SortButton {...list} onClick={open} />}>
              <SortMenu {...list} />
            </OnFirstUse>
          ) : (
            <span />
          )}
          {save || children}
        </div>
      )}
    </>
  );
}
