// The list of all records of a kind, for administrators.
import type { ApiCall } from '@wattpact/domain/api/api-call';
import { menuLabels } from '../kind-looks.ts';
import type { PlainView, RowOf } from './list-view.ts';
import { frameOf, type ListCalls, type ListContents, type ListedKind } from './listed-kind.ts';

export const allList = <Call extends ApiCall>(
  of: ListedKind,
  { list, listExport }: ListCalls<Call>,
  contents: ListContents<RowOf<Call>>,
): PlainView<RowOf<Call>> => ({
  titleKey: `common:navigation.${menuLabels[of.kind]}`,
  ...frameOf(of, 'all', [list, listExport], contents),
  place: 'all',
});
