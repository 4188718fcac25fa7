import { describe, expect, test } from 'vitest';
import { creditorReference } from '../invoices/payment-reference.ts';
import { isLikelySameName, kindByAmount, matchEntries, numbersIn, type PayableInvoice } from './match-entries.ts';

const invoice = (changes: Partial<PayableInvoice> = {}): PayableInvoice => ({
  id: 'one',
  number: 'DP 2026/000123',
  openCents: 123_000,
  customerName: 'Cerâmica Barro Novo, S.A.',
  dueDate: '2026-12-01',
  isOpen: true,
  ...changes,
});
const entry = (changes: object = {}) => ({ id: 'e1', cents: 123_000, debtor: null, numbers: [], ...changes });
const kinds = (...given: Parameters<typeof matchEntries>) =>
  matchEntries(...given).map(({ entryId, invoice: { id }, kind }) => `${entryId} ${id} ${kind}`);

describe('[FEE-52] the numbers that texts name', () => {
  test.each([
    [creditorReference('DP 2026/000123'), ['DP 2026/000123']],
    ['RF 13 DP20 2600 0001', []],
    [`Pagamento ${creditorReference('DP2026000123').replace(/(.{4})/g, '$1 ')}obrigado`, ['DP 2026/000123']],
    ['dp 2026/000123 de 2026-11-18', ['DP 2026/000123']],
    ['DP 2026/000123, DP 2026/000124', ['DP 2026/000123', 'DP 2026/000124']],
    ['RF18539007547034', []],
    ['', []],
  ])('%s', (text, numbers) => {
    expect(numbersIn([text])).toEqual(numbers);
  });
});

test('[FEE-52] a creditor reference with a wrong check digit names nothing: the number may be another one', () => {
  const right = creditorReference('DP2026000123');
  const wrong = `RF${right.startsWith('RF11') ? '12' : '11'}${right.slice(4)}`;
  expect(numbersIn([wrong])).toEqual([]);
});

test.each([
  ['CERAMICA BARRO NOVO SA', 'Cerâmica Barro Novo, S.A.', true],
  ['Ceramica Barro Novo SA Aveiro Portugal', 'Cerâmica Barro Novo, S.A.', true],
  ['Barro Novo', 'Cerâmica Barro Novo, S.A.', true],
  ['S.A.', 'Cerâmica Barro Novo, S.A.', false],
  ['Ana', 'Cerâmica Ana, Lda.', false],
  ['Papeleira Rio Manso', 'Cerâmica Barro Novo, S.A.', false],
])('[FEE-52] «%s» and «%s»: alike %s', (one, other, alike) => {
  expect(isLikelySameName(one, other)).toBe(alike);
});

test('[FEE-52] an amount is exact, a part, or more than is open', () => {
  expect([100, 99, 101].map((cents) => kindByAmount(cents, 100))).toEqual(['EXACT', 'PARTIAL', 'OVER']);
});

describe('[FEE-52] matches', () => {
  const numbers = ['DP 2026/000123'];

  test('by number: the open amount, a part, more', () => {
    const of = (cents: number) => kinds([entry({ numbers, cents })], [invoice()]);
    expect(of(123_000)).toEqual(['e1 one EXACT']);
    expect(of(50_000)).toEqual(['e1 one PARTIAL']);
    expect(of(123_001)).toEqual(['e1 one OVER']);
  });

  test('each entry leaves less open for those after it', () => {
    const entries = [
      entry({ numbers, cents: 50_000 }),
      entry({ id: 'e2', numbers, cents: 73_000 }),
      entry({ id: 'e3', numbers }),
    ];
    expect(kinds(entries, [invoice()])).toEqual(['e1 one PARTIAL', 'e2 one EXACT', 'e3 one OVER']);
  });

  test('two invoices in one remittance are for the administrator to part', () => {
    const both = [invoice(), invoice({ id: 'two', number: 'DP 2026/000124' })];
    expect(kinds([entry({ numbers: ['DP 2026/000123', 'DP 2026/000124'] })], both)).toEqual([]);
  });

  test('by amount and name: the first that is due, each once, and never a paid one', () => {
    const debtor = 'CERAMICA BARRO NOVO';
    const invoices = [invoice(), invoice({ id: 'two', number: 'DP 2026/000124', dueDate: '2026-11-01' })];
    const entries = [entry({ debtor }), entry({ id: 'e2', debtor }), entry({ id: 'e3', debtor })];
    expect(kinds(entries, invoices)).toEqual(['e1 two NAME', 'e2 one NAME']);
    expect(kinds([entry({ debtor })], [invoice({ isOpen: false })])).toEqual([]);
    expect(kinds([entry({ debtor, cents: 1 })], invoices)).toEqual([]);
    // The payer named an invoice, only not one of these.
    expect(kinds([entry({ debtor, numbers: ['DP 2026/000999'] })], invoices)).toEqual([]);
  });
});
