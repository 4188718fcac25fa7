// Where the records of each kind of case are. A kind more is one line here, beside its name in the domain.
import type { CaseKind } from '@wattpact/domain/cases/case-kinds';
import { perKind, reviewedKinds } from '@wattpact/domain/records/kinds';
import { type RawBuilder, sql } from 'kysely';
import { recordsOf } from '../history/record-names.ts';
import { isToConfirm } from '../invoices/invoice-queries.ts';

export interface CaseSource {
  table: string;
  name: RawBuilder<string>;
  /** Row `t` waits for an administrator, since when. */
  isWaiting: RawBuilder<boolean>;
  since: RawBuilder<string>;
  /** What was noted on row `t` has no longer a purpose. */
  isGone: RawBuilder<boolean>;
}

const reviewed = perKind(
  reviewedKinds,
  'path',
  (kind): CaseSource => ({
    ...recordsOf(kind),
    isWaiting: sql`t.status = 'pending_validation'`,
    since: sql`t.submitted_at`,
    isGone: sql`t.status = 'deleted'`,
  }),
);

export const caseSources: Record<CaseKind, CaseSource> = {
  ...reviewed,
  invoices: {
    ...recordsOf('invoice'),
    isWaiting: isToConfirm,
    since: sql`t.confirmation_at`,
    isGone: sql`false`,
  },
  support: {
    ...recordsOf('support_feedback'),
    isWaiting: sql`t.status = 'open'`,
    since: sql`t.created_at`,
    // An erased person's requests are deleted.
    isGone: sql`false`,
  },
};
