// All reviewed kinds, for code that handles each of them; server/src/kinds.ts registers them at start.
import { type ReviewedKindName, reviewedKinds, type SearchableKindName } from '@wattpact/domain/records/kinds';
import type { ReviewedKind, SearchableKind } from './reviewed-kind.ts';

/** A kind that is missing, or one without the data for saved searches, does not compile. */
export type ReviewedKinds = {
  [Name in ReviewedKindName]: Name extends SearchableKindName ? SearchableKind : ReviewedKind;
};

let known: ReviewedKinds | undefined;

export function useReviewedKinds(kinds: ReviewedKinds): void {
  known = kinds;
}

export function reviewedKind<Name extends ReviewedKindName>(name: Name): ReviewedKinds[Name] {
  if (!known) throw new Error('no kinds of records are known: server/src/kinds.ts was not imported');
  return known[name];
}

export const everyReviewedKind = (): ReviewedKind[] => reviewedKinds.map(reviewedKind);
