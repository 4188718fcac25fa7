// The differences between two versions of a contract's terms as sentences: a value rises, falls, changes, appears or goes.
import { authorWords } from '@wattpact/domain/api-keys/author-words';
import type { TermChange } from '@wattpact/domain/records/version-changes';
import type { FieldWords } from '../../records/fields/field-text.ts';
import { type Change, changeWords } from '../../records/history/change-words.ts';
import type { ChangeLine } from '../../records/history/list-changes.ts';

export interface ChangeSentence {
  kind: 'rises' | 'falls' | 'becomes' | 'added' | 'removed';
  label: string;
  /** The label at the start of a sentence, with its article: `O preço`. */
  subject: string;
  before: string;
  /** Without the unit, which the new value shows. */
  beforeFigure: string;
  after: string;
  /** `menos 1,6 %`, `mais 6 meses`. */
  difference: string | undefined;
  /** `Paulo Serrano, v3`: the versions that changed it. */
  by: string[];
}

const isAbsent = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Each line of a list has its own kind of change. */
function kindOf(change: Change, { before, after, figure }: ChangeLine): ChangeSentence['kind'] {
  const { oldValue, newValue } = figure ?? change;
  if (isAbsent(oldValue) || before === '') return 'added';
  if (isAbsent(newValue) || after === '') return 'removed';
  if (typeof oldValue === 'number' && typeof newValue === 'number') return newValue > oldValue ? 'rises' : 'falls';
  return 'becomes';
}

/** `44,50 €/MWh` and `43,80 €/MWh`: only the new value shows the unit. */
function withoutUnit(before: string, after: string): string {
  const unit = /\u00a0\D+$/.exec(after)?.[0];
  return unit && before.endsWith(unit) ? before.slice(0, -unit.length) : before;
}

function subjectOf({ fieldName }: Change, { label, clause, figure }: ChangeLine, { t }: FieldWords): string {
  if (clause !== undefined) return t('negotiations:changes.clause', { name: clause });
  return figure
    ? t(`negotiations:changes.technology.${figure.field}`, { ...figure, defaultValue: label })
    : t(`negotiations:changes.subject.${fieldName}`, { defaultValue: label });
}

const inWords = (difference: string, { t }: FieldWords): string =>
  t(`negotiations:changes.${difference.startsWith('−') ? 'less' : 'more'}`, { amount: difference.slice(1) });

/** The changes of an unsent form have no author yet. */
export const changeSentences = (
  changes: readonly (Change & Partial<Pick<TermChange, 'by'>>)[],
  words: FieldWords,
): ChangeSentence[] =>
  changes.flatMap((change) =>
    changeWords(change, words).map((line) => {
      const { label, before, after, difference } = line;
      const kind = kindOf(change, line);
      return {
        kind,
        label,
        subject: subjectOf(change, line, words),
        before,
        beforeFigure: kind === 'rises' || kind === 'falls' ? withoutUnit(before, after) : before,
        after,
        difference: difference && inWords(difference, words),
        by: (change.by ?? []).map(
          ({ version, authorName, apiKey }) => `${authorWords(authorName, apiKey, words.t)}, v${version}`,
        ),
      };
    }),
  );
