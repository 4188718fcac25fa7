// Which invoice a received amount may pay: by its creditor reference, by the invoice's number in the remittance, or by
// the open amount together with the debtor's name. Nothing is paid by it: an administrator confirms.
import { creditorReference } from '../invoices/payment-reference.ts';
import type { ConfirmedKind, MatchKind } from './bank-statement.ts';

export interface ReceivedEntry {
  id: string;
  cents: number;
  debtor: string | null;
  /** The numbers of invoices that its reference or its texts name (`numbersIn`). */
  numbers: readonly string[];
}

export interface PayableInvoice {
  id: string;
  /** `DP 2026/000123` */
  number: string;
  /** Of the total, what no confirmed entry has paid; negative when too much was received. */
  openCents: number;
  customerName: string;
  dueDate: string;
  /** A paid one is found by its reference alone: somebody paid twice, or by a proof before. */
  isOpen: boolean;
}

interface Match {
  entryId: string;
  invoice: PayableInvoice;
  kind: MatchKind;
  /** Open before this entry, after those before it in the statement. */
  openCents: number;
}

/** Letters and digits alone, in capitals: banks cut references into groups, or lose their signs. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase();

/** Check digits that do not fit their number are a slip of the pen: the number may be another invoice's. */
const isTrusted = (found: string): boolean => found.startsWith('DP') || found === creditorReference(found.slice(4));

/** The numbers of invoices (`DP 2026/000123`) that the texts name, alone or in a creditor reference. */
export function numbersIn(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => plain(text).match(/(?:RF\d{2})?DP\d{10}/g) ?? []);
  return [...new Set(found.filter(isTrusted).map((one) => `DP ${one.slice(-10, -6)}/${one.slice(-6)}`))];
}

/** Legal forms and small words, which tell no company from another. */
const weightless = new Set('SA LDA LIMITADA SL SLU SAU SGPS UNIPESSOAL CRL E DE DA DO DOS DAS Y DEL LA'.split(' '));

const splitName = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // `S.A.` is one word.
    .replace(/\./g, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '' && !weightless.has(word));

/** Each name is split once: a statement is compared with thousands of invoices. */
function nameSplitter(): (name: string) => string[] {
  const known = new Map<string, string[]>();
  return (name) => {
    const words = known.get(name) ?? splitName(name);
    known.set(name, words);
    return words;
  };
}

/** Whether all words of the shorter name, legal forms apart, are in the other one; one short word is not enough. */
export function isLikelySameName(one: string, other: string, wordsOf = splitName): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  if (shorter.join('').length < 4) return false;
  return shorter.every((word) => longer.includes(word));
}

/** Both in cents. A settled invoice takes no further amount exactly. */
export function kindByAmount(cents: number, openCents: number): ConfirmedKind {
  if (cents === openCents) return 'EXACT';
  return cents < openCents ? 'PARTIAL' : 'OVER';
}

/**
 * In the order of the entries, each of which leaves less of its invoice open for those after it. Of several invoices
 * with the same amount and a like name, the one that is due first is proposed.
 */
export function matchEntries(entries: readonly ReceivedEntry[], invoices: readonly PayableInvoice[]): Match[] {
  const byNumber = new Map(invoices.map((invoice) => [invoice.number, invoice]));
  const byDueDate = invoices.filter(({ isOpen }) => isOpen).toSorted((a, b) => a.dueDate.localeCompare(b.dueDate));
  const left = new Map(invoices.map(({ id, openCents }) => [id, openCents]));
  const matchWith = (entry: ReceivedEntry, invoice: PayableInvoice, kind?: MatchKind): Match => {
    const openCents = left.get(invoice.id) ?? 0;
    left.set(invoice.id, openCents - entry.cents);
    return { entryId: entry.id, invoice, kind: kind ?? kindByAmount(entry.cents, openCents), openCents };
  };
  const named = entries.flatMap((entry) => {
    // Two numbers in one remittance: which part pays which is for the administrator to say.
    const [invoice, ...others] = entry.numbers.flatMap((number) => byNumber.get(number) ?? []);
    return invoice && others.length === 0 ? [matchWith(entry, invoice)] : [];
  });
  const wordsOf = nameSplitter();
  const byAmount = Map.groupBy(byDueDate, ({ openCents }) => openCents);
  const done = new Set(named.map(({ entryId }) => entryId));
  const likely = entries.flatMap((entry) => {
    const { debtor, numbers } = entry;
    if (done.has(entry.id) || debtor === null || numbers.length > 0) return [];
    const invoice = (byAmount.get(entry.cents) ?? []).find(
      ({ id, customerName }) => left.get(id) === entry.cents && isLikelySameName(debtor, customerName, wordsOf),
    );
    return invoice ? [matchWith(entry, invoice, 'NAME')] : [];
  });
  return [...named, ...likely];
}
