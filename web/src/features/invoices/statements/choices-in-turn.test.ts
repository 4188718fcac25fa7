import type { BankEntry } from '@wattpact/domain/bank-statements/bank-statement';
import { describe, expect, test } from 'vitest';
import { choicesInTurn, leavesRest } from './choices-in-turn.ts';

const invoice = (id: string, openAmount: number) => ({ id, number: `DP ${id}`, legalEntityName: 'Alfa', openAmount });
const entry = (id: string, amount: number, changes: Partial<BankEntry> = {}): BankEntry => ({
  id,
  amount,
  bookedOn: '2026-11-20',
  debtor: null,
  remittance: null,
  match: null,
  invoice: null,
  payment: null,
  takenBack: null,
  isRepeated: false,
  ...changes,
});
const proposed = (id: string, amount: number, openAmount: number, kind: 'EXACT' | 'PARTIAL' | 'OVER' = 'EXACT') =>
  entry(id, amount, { match: { invoiceId: 'x', kind }, invoice: invoice('x', openAmount) });
const marks = { picked: {}, selected: {}, first: new Set<string>() };
const shown = (entries: readonly BankEntry[], given: Partial<Parameters<typeof choicesInTurn>[1]> = {}) =>
  [...choicesInTurn(entries, { ...marks, ...given }).values()].map(
    ({ entry: { id }, kind, isSelected, invoice: { openAmount } }) =>
      `${id} ${kind} ${openAmount}${isSelected ? ' +' : ''}`,
  );

describe('[FEE-53] what is shown is what would be confirmed', () => {
  const two = [proposed('a', 1000, 1230, 'PARTIAL'), proposed('b', 230, 230)];

  test('an amount after another one of its invoice is the rest only while that one is selected', () => {
    expect(shown(two)).toEqual(['a PARTIAL 1230', 'b PARTIAL 1230']);
    expect(shown(two, { selected: { a: true, b: true } })).toEqual(['a PARTIAL 1230 +', 'b EXACT 230 +']);
  });

  test('an invoice that was chosen for two amounts by hand is overpaid by the second', () => {
    const picked = { c: invoice('y', 50), d: invoice('y', 50) };
    const selected = { c: true, d: true };
    expect(shown([entry('c', 50), entry('d', 50)], { picked, selected })).toEqual(['c EXACT 50 +', 'd OVER 0 +']);
  });

  test('exact ones of the first answer are selected, and not any more when a later answer says otherwise', () => {
    const first = new Set(['a']);
    expect(shown([proposed('a', 10, 10), proposed('b', 10, 0)], { first })).toEqual(['a EXACT 10 +', 'b OVER 0']);
    expect(shown([proposed('a', 10, 0, 'OVER')], { first })).toEqual(['a OVER 0']);
    expect(shown([proposed('b', 10, 10)], { first })).toEqual(['b EXACT 10']);
  });

  test('[FEE-66] one confirmation takes so many, and the rest follows when they are done', () => {
    const many = Array.from({ length: 501 }, (_, index) =>
      entry(`${index}`, 10, { match: { invoiceId: `${index}`, kind: 'EXACT' }, invoice: invoice(`${index}`, 10) }),
    );
    const first = new Set(many.map(({ id }) => id));
    expect(shown(many, { first }).slice(499)).toEqual(['499 EXACT 10 +', '500 EXACT 10']);
    const payment = { confirmedAt: '2026-11-23T10:00:00.000Z', confirmedBy: null };
    const rest = many.map((one, index) => (index < 500 ? { ...one, payment } : one));
    expect(shown(rest, { first })).toEqual(['500 EXACT 10 +']);
    const restOf = (entries: readonly BankEntry[]) =>
      leavesRest([...choicesInTurn(entries, { ...marks, first }).values()]);
    expect([restOf(many), restOf(many.slice(0, 500)), restOf(rest)]).toEqual([true, false, false]);
  });

  test('an answer of now counts before what was open when the invoice was chosen', () => {
    const given = { picked: { c: invoice('x', 100) }, selected: { c: true } };
    expect(shown([proposed('a', 10, 40, 'PARTIAL'), entry('c', 100)], given)).toEqual(['a PARTIAL 40', 'c OVER 40 +']);
  });
});
