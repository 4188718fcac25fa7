// The list of one's own records of a kind.
import type { ApiCall } from '@wattpact/domain/api/api-call';
import { recordKinds } from '@wattpact/domain/records/kinds';
import type { PlainView, RowOf } from './list-view.ts';
import { creating, frameOf, type ListCalls, type ListContents, type ListedKind } from './listed-kind.ts';

/** Narrowed to the company chosen in the header. */
export const ownList = <Call extends ApiCall>(
  of: ListedKind,
  { list, listExport }: ListCalls<Call>,
  contents: ListContents<RowOf<Call>>,
): PlainView<RowOf<Call>> => ({
  titleKey: `${recordKinds[of.kind].texts}:title.own`,
  ...frameOf(of, 'own', [list, listExport], { byCompany: true, ...contents }),
  ...creating(of),
  place: 'own',
});
