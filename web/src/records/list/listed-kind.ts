// What the lists of one kind of record share. A kind says it once, and each list says what only it has; texts, icon and file
// follow from kind and place (own-list.ts, market-list.ts, all-list.ts).
import type { ApiCall } from '@wattpact/domain/api/api-call';
import type { ExportColumn } from '@wattpact/domain/exports/list-export';
import type { ListDeclaration } from '@wattpact/domain/filters/filters';
import { type RecordKindName, recordKinds } from '@wattpact/domain/records/kinds';
import { kindIcons } from '../kind-looks.ts';
import { type Arrangement, arranged } from './arrange-filters.ts';
import { type CreateWay, type ListSource, listNames, listSource, type PlainView, type RowOf } from './list-view.ts';

export interface ListedKind<Kind extends RecordKindName = RecordKindName> {
  kind: Kind;
  /** Of its files; loaded only for a download. */
  columns: () => Promise<readonly ExportColumn[]>;
  create?: CreateWay;
}

/** What follows from kind and place, unless the list says otherwise. */
type Derived = 'icon' | 'titleKey' | 'emptyKey';
export type ListContents<Row> = Partial<Pick<PlainView<Row>, Derived>> &
  Pick<PlainView<Row>, 'useRows' | 'Beside' | 'alongside' | 'bulk' | 'Figures'> &
  Pick<ListSource<Row>, 'byCompany'> &
  Omit<Arrangement, 'placeholderKey'> & {
    filters: ListDeclaration;
    /** Under `list` in the kind's texts: the placeholder of its search. */
    search?: 'search' | 'search_own';
    columns?: ListedKind['columns'];
  };

export interface ListCalls<Call> {
  list: Call;
  listExport: ApiCall;
}

/** One's own list and the market's lead to a new record. */
export const creating = ({ create }: ListedKind) => (create ? { create } : {});

export function frameOf<Call extends ApiCall, Contents extends ListContents<RowOf<Call>>>(
  { kind, columns: all }: ListedKind,
  place: 'own' | 'all' | 'market',
  [call, fileCall]: readonly [Call, ApiCall],
  { columns = all, byCompany, search = 'search', bar, without, filters, ...contents }: Contents,
) {
  const { texts } = recordKinds[kind];
  return {
    ...listNames(kind),
    icon: kindIcons[kind],
    emptyKey: `${texts}:list.empty_${place}`,
    source: listSource(call, { byCompany, file: { call: fileCall, columns } }),
    filters: arranged(filters, {
      placeholderKey: `${texts}:list.${search}`,
      ...(bar && { bar }),
      ...(without && { without }),
    }),
    ...contents,
  };
}
