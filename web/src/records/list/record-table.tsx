// A list below its title: filters, table or cards, paging, and the text of an empty list.
import { type CSSProperties, type ReactNode, Suspense, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterValues, PageOptions } from '../../platform/address/filter-values.ts';
import { useShownAsMap } from '../../platform/address/list-link.ts';
import { lazy } from '../../platform/lazy.ts';
import { useSession } from '../../platform/session/session.ts';
import { withTexts } from '../../platform/words/i18n.ts';
import { DataTable, useWide } from '../../ui/data-table/data-table.tsx';
import { type ColumnChoice, shownColumns, useColumnChoice } from '../../ui/data-table/hidden-columns.ts';
import { lazyAhead } from '../../ui/feedback/lazy-ahead.ts';
import { OnFirstUse } from '../../ui/feedback/on-first-use.tsx';
import type { ListToolbarProps } from '../../ui/filters/list-toolbar.tsx';
import { useChoice } from '../compare/use-choice.ts';
import { useMunicipalityOptions } from '../places/municipality-options.ts';
import { type BoxedRows, BoxesContext, useRowBoxes } from '../selection/row-boxes.tsx';
import { useSelection } from '../selection/use-selection.ts';
import { ListMenuTrigger } from './list-menu-trigger.tsx';
import classes from './list-page.module.css';
import type { ListInput, ListView, MarketView, PlacesSource, ShownRows } from './list-view.ts';
import { useOwnerOptions } from './owner-options.ts';
import type { RecordList } from './use-record-list.ts';

const ListToolbar = lazyAhead(() => import('../../ui/filters/list-toolbar.tsx'));
const EmptyList = lazyAhead(() => import('./empty-list.tsx'));
// The bars below a list, once something is selected.
const ChoiceBar = lazy(() => import('../compare/choice-bar.tsx'));
const loadMenu = withTexts(() => import('./list-menu.tsx'), 'errorMessages');
const ListMenu = lazy(loadMenu);
const ListMap = lazy(() => import('../map/list-map.tsx'));

interface RecordTableProps<Row> extends Pick<ListToolbarProps<ListInput>, 'onSave' | 'saving' | 'create'> {
  view: ListView<Row>;
  records: RecordList<Row>;
}

export function RecordTable<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const { view, records, create, ...saving } = props;
  const { place, source, grouped = true, Figures } = view;
  const { list, countResults } = records;
  const wide = useWide();
  const places = useShownPlaces(view);
  // Over a list that is empty there is nothing to search, and what it is for has its own button.
  // It goes together with the rows, which are drawn later (data-table.tsx), or it would pull them up.
  // Rows of filters that are just being cleared say nothing of the whole list.
  const isBare = useDeferredValue(records.page?.total === 0 && !records.stale && !isFiltered(list));
  const rows = view.useRows(records.page?.items);
  const options = {
    ...useMemo(() => countedCountries(view), [view]),
    ...useOwnerOptions(view),
    ...useMunicipalityOptions([list.values]),
    ...(view.useOptions ?? useNoOptions)(),
  };
  const columnChoice = useColumnChoice(useSession().id, source.path);
  const trigger = (open?: () => void) => <ListMenuTrigger {...(open && { onClick: open })} />;
  const columns = places ? [] : rows.columns;
  // On a phone a list shows cards, and on a map no rows; neither has columns.
  const menu: ReactNode = ((wide && !places) || source.file) && (
    <OnFirstUse load={loadMenu} button={trigger}>
      <ListMenu columns={columns} choice={columnChoice} file={source.file} query={list.query} />
    </OnFirstUse>
  );
  const shown = places ? { ...list, sorts: [] } : list;
  return (
    <>
      {!isBare && (
        <Suspense fallback={<ToolbarPlace hasOrder={shown.sorts.length > 0} hasCreate={Boolean(create)} />}>
          <ListToolbar
            {...({ ...saving, list: shown, countResults } as ListToolbarProps<unknown>)}
            admin={place === 'all'}
            grouped={grouped}
            options={options}
            create={create}
          >
            {menu}
          </ListToolbar>
        </Suspense>
      )}
      {Figures && <Figures />}
      {places && records.page?.total !== 0 ? (
        <Suspense fallback={<div className={classes.mapPlace} />}>
          <ListMap view={view as MarketView<unknown>} places={places} query={list.query} />
        </Suspense>
      ) : (
        <Rows view={view} records={records} rows={rows} columnChoice={columnChoice} />
      )}
    </>
  );
}

/** The filter by country of a list with a map shows how many results each has. */
function countedCountries<Row>(view: ListView<Row>): PageOptions {
  if (view.place !== 'market' || !view.places) return {};
  const { places } = view;
  const counts = async (values: FilterValues) =>
    (await import('../map/country-counts.ts')).countByCountry(view, places, values);
  return { countries: { counts } };
}

/** Where its records are, if the address asks for the map. */
function useShownPlaces<Row>(view: ListView<Row>): PlacesSource | undefined {
  const isMap = useShownAsMap();
  return isMap && view.place === 'market' ? view.places : undefined;
}

interface RowsProps<Row> extends Pick<RecordTableProps<Row>, 'view' | 'records'> {
  rows: ShownRows<Row>;
  columnChoice: ColumnChoice;
}

function Rows<Row extends { id: string }>({ view, records, rows: { columns, card }, columnChoice }: RowsProps<Row>) {
  const { list, page, stale, failed, error, retry } = records;
  const { t } = useTranslation([view.texts, 'common']);
  const boxes = useRowBoxes<Row>(boxedRows(view));
  return (
    <ChosenRows view={view} rows={page?.items}>
      <DataTable
        label={t(view.titleKey)}
        columns={boxes.withBox(shownColumns(columns, columnChoice.hidden))}
        rows={page?.items}
        rowKey={({ id }) => id}
        card={boxes.cardWithBox(card)}
        sort={list.sort}
        onSort={list.setSort}
        paging={page && { ...page, onPage: list.setPage, onLimit: list.setLimit }}
        allColumns={columnChoice.all}
        stale={stale}
        failed={failed}
        error={error}
        loadError={view.loadError}
        onRetry={retry}
        empty={
          <Suspense>
            <EmptyList view={view as ListView<unknown>} records={records as RecordList<unknown>} />
          </Suspense>
        }
      />
    </ChosenRows>
  );
}
/** Also by a search that is still debounced. */
const isFiltered = ({ values, text }: RecordList<unknown>['list']): boolean =>
  text.value() !== '' || Object.values(values).some((value) => value.length > 0);

/** On a phone the order and the way to a new record have lines of their own. */
const ToolbarPlace = ({ hasOrder, hasCreate }: { hasOrder: boolean; hasCreate: boolean }) => (
  <div
    className={classes.toolbarPlace}
    style={{ '--lines': (hasOrder ? 42 : 0) + (hasCreate ? 52 : 0) } as CSSProperties}
  />
);

const useNoOptions = () => ({});

interface ChosenRowsProps<Row> {
  view: ListView<Row>;
  rows: readonly Row[] | undefined;
  children: ReactNode;
}

const nowhere = () => '';

/** Holds what is selected, apart from the table: a pressed box draws neither the filters nor the rows anew. */
function ChosenRows<Row extends { id: string }>({ view: { compare, bulk }, rows, children }: ChosenRowsProps<Row>) {
  const choice = useChoice(compare?.to ?? nowhere);
  const selection = useSelection(bulk?.most ?? 0, rows);
  return (
    <BoxesContext value={compare ? choice : bulk && selection}>
      {bulk && <bulk.SelectAll selection={selection} ids={(rows ?? []).filter(bulk.may).map(({ id }) => id)} />}
      {children}
      <Suspense>
        {compare && choice.ids.length > 0 && <ChoiceBar choice={choice} />}
        {bulk && selection.ids.length > 0 && <bulk.Bar selection={selection} />}
      </Suspense>
    </BoxesContext>
  );
}

function boxedRows<Row>({ compare, bulk }: ListView<Row>): BoxedRows<Row> | undefined {
  if (compare) return { nameOf: compare.nameOf, texts: 'compare' };
  return bulk && { ...bulk, texts: 'selection' };
}
