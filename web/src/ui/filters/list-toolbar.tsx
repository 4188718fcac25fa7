// Above every list: search, the main filters, "more filters", and the active ones as removable pills.
import { ActionIcon, Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
import { memo, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  countActive,
  type FilterValues,
  hasChoice,
  isActive,
  type PageOptions,
  type Sort,
} from '../../platform/address/filter-values.ts';
import type { ListSearch } from '../../platform/address/list-search.ts';
import { lazy } from '../../platform/lazy.ts';
import { useWide } from '../data-table/data-table.tsx';
import { FirstUseArea, OnFirstUse } from '../feedback/on-first-use.tsx';
import { FilterPills } from './filter-pills.tsx';
import type { FilterPopoverProps } from './filter-popover.tsx';
import { FilterTrigger } from './filter-triggers.tsx';
import classes from './filters.module.css';
import { SearchField } from './search-field.tsx';
import { useRoom } from './use-room.ts';

const loadPopover = () => import('./filter-popover.tsx');
const loadSheet = () => import('./filter-sheet.tsx');
const FilterPopover = lazy(loadPopover);
const FilterSheet = lazy(loadSheet);
const sheetLoads = [loadSheet];

export interface ListToolbarProps<Query> {
  list: ListSearch<Query>;
  /** The number of results with other filters; the sheet's button shows it. */
  countResults?: (query: Query) => Promise<number>;
  /** Saves filters and an order as a search. */
  onSave?: (values: FilterValues, sort: Sort | undefined) => void;
  /** The save dialog is over the sheet: its Escape must not close the sheet. */
  saving?: boolean;
  options?: PageOptions;
  admin?: boolean;
  /** False: the sheet has no tabs (offers). */
  grouped?: boolean;
  /** At the right end of the bar: the list's menu. */
  children?: ReactNode;
  /** Beside it, the way to a new record inside a tab. */
  create?: ReactNode;
}

/** The filters allowed in this reader's list, also in an address that somebody else has made. */
const ownFilters = <Query,>({ list, admin }: ListToolbarProps<Query>): FilterDeclaration[] =>
  list.filters.filter((filter) => !filter.elsewhere && (admin || !filter.adminOnly));

/** The filters that this reader can set: none without options, no alias without a control. */
const shownFilters = <Query,>(props: ListToolbarProps<Query>): FilterDeclaration[] =>
  ownFilters(props).filter(
    ({ name, kind, options, aliasOf }) =>
      !aliasOf && (kind !== 'select' || options !== undefined || hasChoice(props.options?.[name])),
  );

/** Active filters come first into a bar that has no room for all. */
function fitting(filters: FilterDeclaration[], values: FilterValues, room: number): FilterDeclaration[] {
  const chosen = filters
    .toSorted((one, other) => Number(isActive(values, other)) - Number(isActive(values, one)))
    .slice(0, room);
  return filters.filter((filter) => chosen.includes(filter));
}

export default function ListToolbar<Query>(props: ListToolbarProps<Query>) {
  const { list, children, create, onSave } = props;
  const { t } = useTranslation();
  const wide = useWide();
  const { sheet, openSheet } = useFilterSheet(props as ListToolbarProps<unknown>);
  const filters = shownFilters(props);
  const search = filters.find(({ name }) => name === 'searchQuery');
  const others = filters.filter(({ name }) => name !== 'searchQuery');
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place, Boolean(create));
  const bar = fitting(
    others.filter(({ primary }) => primary),
    list.values,
    room,
  );
  const own = ownFilters(props);
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
        {search && <SearchField text={list.text} filter={search} />}
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
        {others.length > (wide ? bar.length : 0) && (
          <MoreButton wide={wide} count={countActive(list.values, own)} onClick={openSheet} />
        )}
        {(children || create) && (
          <div className={classes.end}>
            {children}
            {create}
          </div>
        )}
      </div>
      <FilterPills
        {...{ list, onSave, wide, place }}
        filters={own}
        options={props.options}
        together={room < fullRoom}
      />
      {sheet}
    </FirstUseArea>
  );
}

/** With room for as many, there is also room for a pill of each value. */
const fullRoom = 4;

interface MoreButtonProps {
  wide: boolean;
  count: number;
  onClick: () => void;
}

/** On a phone an icon with the number of active filters. */
function MoreButton({ wide, count, onClick }: MoreButtonProps) {
  const { t } = useTranslation();
  const label = t('filters.more');
  if (wide)
    return (
      <Button
        variant="default"
        className={classes.control ?? ''}
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.9} />}
        aria-haspopup="dialog"
        onClick={onClick}
      >
        {label}
      </Button>
    );
  return (
    <span className={classes.filterButton}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={`${label} (${count})`}
        aria-haspopup="dialog"
        onClick={onClick}
      >
        <IconAdjustmentsHorizontal size={20} stroke={1.7} />
      </ActionIcon>
      {count > 0 && (
        <span className={classes.filterCount} aria-hidden>
          {count}
        </span>
      )}
    </span>
  );
}

/** The side sheet; it loads on first use. */
function useFilterSheet(props: ListToolbarProps<unknown>) {
  const [shown, setShown] = useState<'never' | 'open' | 'closed'>('never');
  const sheet = shown !== 'never' && (
    <Suspense>
      <FilterSheet
        {...props}
        filters={shownFilters(props)}
        opened={shown === 'open'}
        onClose={() => setShown('closed')}
      />
    </Suspense>
  );
  return { sheet, openSheet: () => setShown('open') };
}

/** Drawn again only when a filter has changed, not for each order, page or selected row. */
const FilterButton = memo(function FilterButton(props: FilterPopoverProps) {
  const { filter, values } = props;
  return (
    <OnFirstUse load={loadPopover} button={(open) => <FilterTrigger filter={filter} values={values} onClick={open} />}>
      <FilterPopover {...props} />
    </OnFirstUse>
  );
});
