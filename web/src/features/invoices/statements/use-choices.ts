// Which entries are to be confirmed, and with which invoice: the proposed one, or one chosen by hand.
import { type BankEntry, statementBounds } from '@wattpact/domain/bank-statements/bank-statement';
import { useState } from 'react';
import { type Choice, type ChosenInvoice, choicesInTurn, isExact, leavesRest } from './choices-in-turn.ts';

export interface Choices {
  /** Undefined while there is no invoice, or nothing to confirm. */
  of: (entry: BankEntry) => Choice | undefined;
  isByHand: (entry: BankEntry) => boolean;
  toggle: (entry: BankEntry) => void;
  pick: (entry: BankEntry, invoice: ChosenInvoice) => void;
  /** What was chosen by hand for these is forgotten: their invoices are other than they were then. */
  unpick: (entryIds: readonly string[]) => void;
  selected: readonly Choice[];
  /** No more can be confirmed at once. */
  full: boolean;
  /** Others follow when the selected ones are confirmed. */
  leavesRest: boolean;
  clear: () => void;
}

/** An exact reference and amount are selected from the start; the rest is for the administrator to look at. */
export function useChoices(entries: readonly BankEntry[]): Choices {
  const [picked, setPicked] = useState<Readonly<Record<string, ChosenInvoice>>>({});
  const [selected, setSelected] = useState<Readonly<Record<string, boolean>>>({});
  const [first] = useState(() => new Set(entries.filter(isExact).map(({ id }) => id)));
  const choices = choicesInTurn(entries, { picked, selected, first });
  const mark = (id: string, is: boolean) => setSelected({ ...selected, [id]: is });
  const chosen = [...choices.values()].filter(({ isSelected }) => isSelected);
  return {
    of: ({ id }) => choices.get(id),
    isByHand: ({ id }) => picked[id] !== undefined,
    toggle: ({ id }) => mark(id, choices.get(id)?.isSelected !== true),
    pick: ({ id }, invoice) => {
      setPicked({ ...picked, [id]: invoice });
      mark(id, true);
    },
    unpick: (ids) => {
      const without = <Value>(of: Readonly<Record<string, Value>>) =>
        Object.fromEntries(Object.entries(of).filter(([id]) => !ids.includes(id)));
      setPicked(without);
      setSelected(without);
    },
    selected: chosen,
    full: chosen.length >= statementBounds.confirmed,
    leavesRest: leavesRest([...choices.values()]),
    clear: () => setSelected(Object.fromEntries(entries.map(({ id }) => [id, false]))),
  };
}
