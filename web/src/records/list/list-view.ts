// The declaration of one list: where its rows come from, its filters, columns and texts. Each kind of record declares its
// lists.
import type { EntityRole } from '@wattpact/domain/access/roles';
import type { ApiCall, Received } from '@wattpact/domain/api/api-call';
import type { ExportColumn } from '@wattpact/domain/exports/list-export';
import type { ListDeclaration, ListQuery } from '@wattpact/domain/filters/filters';
import type { Page } from '@wattpact/domain/filters/page';
import type { PlacesOfList } from '@wattpact/domain/places/places-api';
import { type RecordKindName, recordKinds, type SearchableKindName } from '@wattpact/domain/records/kinds';
import type { SearchableList } from '@wattpact/domain/saved-searches/searched-lists';
import type { ComponentType, ReactNode } from 'react';
import type { PageOptions } from '../../platform/address/filter-values.ts';
import { type CallArgs, call } from '../../platform/api/call.ts';
import type { Column } from '../../ui/data-table/table-props.ts';
import type { Icon } from '../../ui/theme/icons.ts';
import type { Selection } from '../selection/use-selection.ts';

export type ListInput = Partial<ListQuery>;

export interface ListFile {
  call: Pick<ApiCall, 'path'>;
  /** Loaded only for a download, because the list itself does not need them. */
  columns: () => Promise<readonly ExportColumn[]>;
}

export interface ListSource<Row> {
  /** The call's path: the beginning of the query's key. */
  path: string;
  fetch: (input: { query: ListInput; signal?: AbortSignal }) => Promise<Page<Row>>;
  /** Narrowed to the company chosen in the header, unless a filter names another. */
  byCompany?: boolean | undefined;
  /** The same list as a file, if it can be downloaded. */
  file?: ListFile | undefined;
  /** Part of every query, and no filter: the company whose records these are. */
  fixed?: ListInput;
}

/** Where the list's records are, for its map. */
export interface PlacesSource {
  path: string;
  fetch: (input: { query: ListInput; signal?: AbortSignal }) => Promise<PlacesOfList>;
}

export const placesSource = (places: ApiCall): PlacesSource => ({
  path: places.path,
  fetch: (input) => call(places, ...([input] as unknown as CallArgs<ApiCall>)) as unknown as Promise<PlacesOfList>,
});

export type RowOf<Call> = Received<Call> extends Page<infer Row> ? Row : never;

export const listSource = <Call extends ApiCall>(
  list: Call,
  more: Pick<ListSource<unknown>, 'byCompany' | 'file'> = {},
): ListSource<RowOf<Call>> => ({
  ...more,
  path: list.path,
  fetch: (input) => call(list, ...([input] as unknown as CallArgs<Call>)) as Promise<Page<RowOf<Call>>>,
});

export interface ShownRows<Row> {
  columns: readonly Column<Row>[];
  /** A row on a phone. */
  card: (row: Row) => ReactNode;
}

/** The link to a new record. */
export interface CreateWay {
  to: () => string;
  labelKey: string;
  /** Only for users with this role in an approved company. */
  role?: EntityRole;
  icon?: Icon;
}

/** What can be done with many of the list's records at once. */
export interface BulkActs<Row> {
  /** How many can be selected. */
  most: number;
  may: (row: Row) => boolean;
  nameOf: (row: Row) => string;
  /** Selects the rows of the page, named by their ids. The view brings it, so that other lists do without. */
  SelectAll: ComponentType<{ selection: Selection; ids: readonly string[] }>;
  /** Shown below the list while records are selected. */
  Bar: ComponentType<{ selection: Selection<Row> }>;
}

interface ListNames {
  /** The list's namespace of texts, beside `common`. */
  texts: string;
  /** `11 projects`; takes `count` and `number`. */
  countKey: string;
  /** In `errorMessages`: the message if the list cannot be loaded. */
  loadError: string;
}

interface AnyView<Row> extends ListNames {
  source: ListSource<Row>;
  /** The filters as arranged in the bar (arrange-filters.ts). */
  filters: ListDeclaration;
  /** @param rows those of the page; undefined while they are loaded */
  useRows: (rows: readonly Row[] | undefined) => ShownRows<Row>;
  /** Options of filters that only the page knows, beside the companies. */
  useOptions?: () => PageOptions;
  icon: Icon;
  titleKey: string;
  /** Above `title` and `text`, and `action` if the reader may create: the purpose of the list, shown when it is empty. */
  emptyKey: string;
  create?: CreateWay;
  /** Other ways to new records beside the first; for administrators pages that belong to the list. */
  alongside?: readonly CreateWay[];
  /** Its records can be compared side by side. */
  compare?: { to: (ids: readonly string[]) => string; nameOf: (row: Row) => string };
  bulk?: BulkActs<Row>;
  /** False: the sheet of filters has no tabs. */
  grouped?: false;
  /** The comparison, shown if the address asks for it. */
  Beside?: ComponentType;
  /** Between the filters and the rows: what all the records come to, or what is being done with them. */
  Figures?: ComponentType;
}

/** Open to traders. Its searches can be saved. */
export interface MarketView<Row> extends AnyView<Row> {
  place: 'market';
  kind: SearchableKindName;
  /** For a list that has a map. */
  places?: PlacesSource;
  saved: { entity: SearchableList; to: () => string };
}

/** One's own records, or all of them for administrators. */
export interface PlainView<Row> extends AnyView<Row> {
  place: 'own' | 'all';
}

export type ListView<Row> = MarketView<Row> | PlainView<Row>;

/** The names that follow from a kind of record. */
export function listNames(kind: RecordKindName): ListNames {
  const { texts, path } = recordKinds[kind];
  return { texts, countKey: `${texts}:list.count`, loadError: `error_load.${path.replaceAll('-', '_')}` };
}
