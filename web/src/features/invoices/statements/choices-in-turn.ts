// What the entries of a statement would pay as they are selected now: each leaves less of its invoice open for those
// after it, as it does when they are confirmed.
import { type BankEntry, type ConfirmedKind, statementBounds } from '@wattpact/domain/bank-statements/bank-statement';
import { kindByAmount } from '@wattpact/domain/bank-statements/match-entries';

export type ChosenInvoice = NonNullable<BankEntry['invoice']>;

export interface Choice {
  entry: BankEntry;
  /** `openAmount` as it is before this entry. */
  invoice: ChosenInvoice;
  kind: ConfirmedKind;
  isSelected: boolean;
}

/** Administrators' own choices, by the id of an entry. */
export interface Marks {
  picked: Readonly<Record<string, ChosenInvoice>>;
  selected: Readonly<Record<string, boolean>>;
  /** Selected by themselves while they are exact. A later answer adds none: nobody has looked at it. */
  first: ReadonlySet<string>;
}

const cents = (amount: number): number => Math.round(amount * 100);

export const isExact = ({ payment, isRepeated, match }: BankEntry): boolean =>
  payment === null && !isRepeated && match?.kind === 'EXACT';

/** Of the first entry with the invoice, for those after it were proposed less; an answer of now counts before a pick. */
function openCentsOf(entries: readonly BankEntry[], picked: Marks['picked']): Map<string, number> {
  const open = new Map<string, number>();
  for (const { invoice } of entries)
    if (invoice) open.set(invoice.id, Math.max(open.get(invoice.id) ?? 0, cents(invoice.openAmount)));
  for (const { id, openAmount } of Object.values(picked)) if (!open.has(id)) open.set(id, cents(openAmount));
  return open;
}

/** One confirmation takes no more, and there are more that could be confirmed. */
export const leavesRest = (choices: readonly Choice[]): boolean =>
  choices.filter(({ isSelected }) => isSelected).length === statementBounds.confirmed &&
  choices.some(({ isSelected }) => !isSelected);

/** By the id of the entry, selected as far as one confirmation takes them; none for one that is confirmed or without an invoice, as a repeated one is until one is chosen. */
export function choicesInTurn(entries: readonly BankEntry[], { picked, selected, first }: Marks): Map<string, Choice> {
  const left = openCentsOf(entries, picked);
  const choices = new Map<string, Choice>();
  let room: number = statementBounds.confirmed;
  for (const entry of entries) {
    const invoice = picked[entry.id] ?? entry.invoice;
    if (entry.payment || !invoice) continue;
    const openCents = left.get(invoice.id) ?? 0;
    const kind = kindByAmount(cents(entry.amount), openCents);
    const isWanted = selected[entry.id] ?? (first.has(entry.id) && isExact(entry) && kind === 'EXACT');
    const isSelected = isWanted && room > 0;
    if (isSelected) {
      room -= 1;
      left.set(invoice.id, Math.max(0, openCents - cents(entry.amount)));
    }
    choices.set(entry.id, { entry, invoice: { ...invoice, openAmount: openCents / 100 }, kind, isSelected });
  }
  return choices;
}
