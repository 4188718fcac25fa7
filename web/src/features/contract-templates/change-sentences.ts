// What differs between two versions of a contract's terms, as sentences: rises, falls, becomes, comes or goes.
import type { TermChange } from 'domain/negotiations/negotiation-api';
import { type Change, changeWords } from '../history/change-words.ts';
import type { Words } from '../history/value-words.ts';

export interface ChangeSentence {
  kind: 'rises' | 'falls' | 'becomes' | 'added' | 'removed';
  label: string;
  before: string;
  /** Without the unit that the new value says. */
  beforeFigure: string;
  after: string;
  /** `−1,6 %`, `+6 meses`. */
  difference: string | undefined;
  /** `Paulo Serrano, v3`: the versions that changed it. */
  by: string[];
}

const isAbsent = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function kindOf({ oldValue, newValue }: Change): ChangeSentence['kind'] {
  if (isAbsent(oldValue)) return 'added';
  if (isAbsent(newValue)) return 'removed';
  if (typeof oldValue === 'number' && typeof newValue === 'number') return newValue > oldValue ? 'rises' : 'falls';
  return 'becomes';
}

/** `44,50 €/MWh` and `43,80 €/MWh`: the unit is said once, with the new value. */
function withoutUnit(before: string, after: string): string {
  const unit = /\u00a0\D+$/.exec(after)?.[0];
  return unit && before.endsWith(unit) ? before.slice(0, -unit.length) : before;
}

/** The changes of a form that is not sent yet are nobody's so far. */
export const changeSentences = (
  changes: readonly (Change & Partial<Pick<TermChange, 'by'>>)[],
  words: Words,
): ChangeSentence[] =>
  changes.flatMap((change) => {
    const kind = kindOf(change);
    return changeWords(change, words).map(({ label, before, after, difference }) => ({
      kind,
      label,
      before,
      beforeFigure: kind === 'rises' || kind === 'falls' ? withoutUnit(before, after) : before,
      after,
      difference,
      by: (change.by ?? []).map(({ version, authorName }) => `${authorName}, v${version}`),
    }));
  });
