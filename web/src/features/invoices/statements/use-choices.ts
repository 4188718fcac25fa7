// Which entries are to be confirmed, and with which invoice: the proposed one, or one chosen by hand.
import type { BankEntry } from '@wattpact/domain/bank-statements/bank-statement';
import { useState } from 'react';

export type ChosenInvoice = NonNullable<BankEntry['invoice']>;

export interface Choices {
  /** The invoice that would be paid; undefined while there is none. */
  invoiceOf: (entry: BankEntry) => ChosenInvoice | undefined;
  isByHand: (entry: BankEntry) => boolean;
  isSelected: (entry: BankEntry) => boolean;
  toggle: (entry: BankEntry) => void;
  pick: (entry: BankEntry, invoice: ChosenInvoice) => void;
  /** Selected entries with their invoices. */
  selected: { entry: BankEntry; invoice: ChosenInvoice }[];
  clear: () => void;
}

/** An exact reference and amount are selected from the start; the rest is for the administrator to look at. */
export function useChoices(entries: readonly BankEntry[]): Choices {
  const [picked, setPicked] = useState<Readonly<Record<string, ChosenInvoice>>>({});
  const [marks, setMarks] = useState<Readonly<Record<string, boolean>>>({});
  const invoiceOf = ({ id, invoice }: BankEntry) => picked[id] ?? invoice ?? undefined;
  const isOpen = ({ payment, isRepeated }: BankEntry) => payment === null && !isRepeated;
  const isSelected = (entry: BankEntry) =>
    isOpen(entry) && invoiceOf(entry) !== undefined && (marks[entry.id] ?? entry.match?.kind === 'EXACT');
  return {
    invoiceOf,
    isByHand: ({ id }) => picked[id] !== undefined,
    isSelected,
    toggle: (entry) => setMarks({ ...marks, [entry.id]: !isSelected(entry) }),
    pick: (entry, invoice) => {
      setPicked({ ...picked, [entry.id]: invoice });
      setMarks({ ...marks, [entry.id]: true });
    },
    selected: entries.flatMap((entry) => {
      const invoice = invoiceOf(entry);
      return invoice && isSelected(entry) ? [{ entry, invoice }] : [];
    }),
    clear: () => setMarks(Object.fromEntries(entries.map(({ id }) => [id, false]))),
  };
}
