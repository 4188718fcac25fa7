// The kinds of cases and the bounds of what is written on them, without schemas: pages need them at once.
import { type PathOf, type ReviewedKindName, recordKinds, reviewedKinds } from '../records/kinds.ts';

/** What there is a review of, as addresses name it. */
const reviewed = reviewedKinds.map((kind): PathOf<ReviewedKindName> => recordKinds[kind].path);

/** The kinds of cases, as addresses name them. Where a kind's records are stands in the server's `case-sources.ts`. */
export const caseKinds = [...reviewed, 'invoices', 'support'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** The kinds that are decided on with a comment. */
export const decisionTextKinds = [...reviewed, 'invoices'] as const;
export type DecisionTextKind = (typeof decisionTextKinds)[number];

/** For how long a case is taken; who goes on working takes it again. */
export const takenMinutes = 30;
export const longestNote = 2000;
/** More would not be read in a menu. */
export const mostDecisionTexts = 200;
