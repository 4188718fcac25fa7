// Above every list: search, the main filters, "more filters", and the active ones as removable pills.
import { ActionIcon, Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconListSearch } from '@tabler/icons-react';
import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
import { lazy, memo, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  countActive,
  type FilterValues,
  isActive,
  type PageOptions,
  type Sort,
} from '../../platform/address/filter-values.ts';
import type { ListSearch } from '../../platform/address/list-search.ts';
import { useWide } from '../data-table/data-table.tsx';
import { FirstUseArea, OnFirstUse } from '../feedback/on-first-use.tsx';
import { FilterPills } from './filter-pills.tsx';
import type { FilterPopoverProps } from './filter-popover.tsx';
import { FilterTrigger } from './filter-triggers.tsx';
import classes from './filters.module.css';
import { SearchField } from './search-field.tsx';

const loadPopover = () => import('./filter-popover.tsx');
const loadSheet = () => import('./filter-sheet.tsx');
const FilterPopover = lazy(loadPopover);
const FilterSheet = lazy(loadSheet);
const sheetLoads = [loadSheet];
const AdvancedSearch = lazy(() => import('./advanced-search.tsx'));

export interface ListToolbarProps<Query> {
  list: ListSearch<Query>;
  /** The number of results with other filters; the sheet's button shows it. */
  countResults?: (query: Query) => Promise<number>;
  /** Saves filters and an order as a search; the list then also has the advanced search. */
  onSave?: (values: FilterValues, sort: Sort | undefined) => void;
  /** The save dialog is over the sheet: its Escape must not close the sheet. */
  saving?: boolean;
  options?: PageOptions;
  admin?: boolean;
  /** False: the sheet has no tabs (offers). */
  grouped?: boolean;
  /** At the right end of the bar, e.g. a create button inside a tab. */
  children?: ReactNode;
}

/** A lazy component has no type parameter of its own. */
type PanelOf = ListToolbarProps<unknown>;

/** The filters allowed in this reader's list, also in an address that somebody else has made. */
const ownFilters = <Query,>({ list, admin }: ListToolbarProps<Query>): FilterDeclaration[] =>
  list.filters.filter((filter) => !filter.elsewhere && (admin || !filter.adminOnly));

/** The filters that this reader can set: none without options, no alias without a control. */
const shownFilters = <Query,>(props: ListToolbarProps<Query>): FilterDeclaration[] =>
  ownFilters(props).filter(
    ({ name, kind, options, aliasOf }) =>
      !aliasOf && (kind !== 'select' || options !== undefined || (props.options?.[name]?.length ?? 0) > 1),
  );

/** Small desktops have room for four buttons beside the search: active filters come first. */
function fitting(filters: FilterDeclaration[], values: FilterValues): FilterDeclaration[] {
  const chosen = filters
    .toSorted((one, other) => Number(isActive(values, other)) - Number(isActive(values, one)))
    .slice(0, 4);
  return filters.filter((filter) => chosen.includes(filter));
}

export default function ListToolbar<Query>(props: ListToolbarProps<Query>) {
  const { list, children, onSave } = props;
  const { t } = useTranslation();
  const wide = useWide();
  const desktop = useWide('(min-width: 80em)');
  const roomy = useWide('(min-width: 90em)');
  const { panels, openSheet, openAdvanced } = useFilterPanels(props);
  const filters = shownFilters(props);
  const search = filters.find(({ name }) => name === 'searchQuery');
  const primary = filters.filter(({ primary: first, name }) => first && name !== 'searchQuery');
  const bar = roomy ? primary : fitting(primary, list.values);
  const inSheet = filters.filter(({ name }) => name !== 'searchQuery');
  const own = ownFilters(props);
  const count = countActive(list.values, own);
  const more = t('filters.more');
  const place = useRef<HTMLDivElement>(null);
  return (
    <FirstUseArea
      role="search"
      aria-label={t('filters.title')}
      className={classes.toolbar}
      ref={place}
      tabIndex={-1}
      loads={sheetLoads}
    >
      <div className={classes.bar}>
        {search && (
          <SearchField text={list.text} filter={search} endWidth={roomy ? 116 : 36}>
            {wide && openAdvanced && <AdvancedButton words={roomy ? 'short' : 'none'} onClick={openAdvanced} />}
          </SearchField>
        )}
        {wide &&
          bar.map((filter) => (
            <FilterButton
              key={filter.name}
              filter={filter}
              values={list.values}
              onChange={list.setValues}
              options={props.options?.[filter.name]}
            />
          ))}
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
      <FilterPills {...{ list, onSave, wide, place }} filters={own} options={props.options} together={!desktop}>
        {openAdvanced && <AdvancedButton words="all" onClick={openAdvanced} />}
      </FilterPills>
      {panels}
    </FirstUseArea>
  );
}

/** The side sheet and, if searches can be saved, the advanced search; each loads on first use. */
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

/** Drawn again only when a filter has changed, not for each order, page or selected row. */
const FilterButton = memo(function FilterButton(props: FilterPopoverProps) {
  const { filter, values } = props;
  return (
    <OnFirstUse
      load={loadPopover}
      button={(open) => <FilterTrigger filter={filter} values={values} onClick={open} />}
    >
      <FilterPopover {...props} />
    </OnFirstUse>
  );
});
