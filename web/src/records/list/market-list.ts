// The list of a kind's records that is open to traders, with saved searches.
import type { ApiCall } from '@wattpact/domain/api/api-call';
import { recordKinds, type SearchableKindName } from '@wattpact/domain/records/kinds';
import { type MarketView, placesSource, type RowOf } from './list-view.ts';
import { creating, frameOf, type ListContents, type ListedKind } from './listed-kind.ts';

type MarketContents<Row> = ListContents<Row> & {
  savedTo: MarketView<Row>['saved']['to'];
} & Pick<MarketView<Row>, 'compare' | 'grouped'>;

export const marketList = <Call extends ApiCall>(
  of: ListedKind<SearchableKindName>,
  { search, searchExport, searchPlaces }: { search: Call; searchExport: ApiCall; searchPlaces?: ApiCall },
  { savedTo, ...contents }: MarketContents<RowOf<Call>>,
): MarketView<RowOf<Call>> => ({
  titleKey: `${recordKinds[of.kind].texts}:title.market`,
  ...frameOf(of, 'market', [search, searchExport], contents),
  ...creating(of),
  place: 'market',
  kind: of.kind,
  ...(searchPlaces && { places: placesSource(searchPlaces) }),
  saved: { entity: recordKinds[of.kind].path, to: savedTo },
});
