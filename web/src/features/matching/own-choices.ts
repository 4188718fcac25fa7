// The own projects or offers that another one can be compared with.
import type { Page } from '@wattpact/domain/filters/page';

interface Choice {
  value: string;
  label: string;
}

export interface OwnChoices {
  choices: readonly Choice[];
  /** There are no others: a choice that is not among them is gone. */
  areAll: boolean;
}

interface OwnItem {
  id: string;
  status: string;
  negotiationStatus: string;
}

/** @param page of all own items, the closed ones too */
export const choicesOf = <Item extends OwnItem>(
  { items, total, totalIsCapped }: Pick<Page<Item>, 'items' | 'total' | 'totalIsCapped'>,
  nameOf: (item: Item) => string,
): OwnChoices => ({
  choices: items
    .filter(({ status, negotiationStatus }) => status !== 'closed' && negotiationStatus !== 'CLOSED')
    .map((item) => ({ value: item.id, label: nameOf(item) })),
  areAll: total <= items.length && !totalIsCapped,
});
