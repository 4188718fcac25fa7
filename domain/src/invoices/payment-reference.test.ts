import { expect, test } from 'vitest';
import { creditorReference, inGroups, transferCode } from './payment-reference.ts';

test.each([
  ['539007547034', 'RF18539007547034'],
  ['INV2026000123', 'RF98INV2026000123'],
  ['FT2026000001', 'RF13FT2026000001'],
  ['FT 2026/000001', 'RF13FT2026000001'],
])('the creditor reference over %s is %s', (reference, expected) => {
  expect(creditorReference(reference)).toBe(expected);
});

test('a creditor reference with its prefix moved behind leaves 1 by 97', () => {
  const reference = creditorReference('DP2026000123');
  const digits = [...`${reference.slice(4)}${reference.slice(0, 4)}`].map((sign) => Number.parseInt(sign, 36)).join('');
  expect(BigInt(digits) % 97n).toBe(1n);
});

test.each(['', '///', 'A'.repeat(22)])('no creditor reference is made of %j', (reference) => {
  expect(() => creditorReference(reference)).toThrow(RangeError);
});

test('codes are read in groups of four', () => {
  expect(inGroups('PT50999900010000001234589')).toBe('PT50 9999 0001 0000 0012 3458 9');
  expect(inGroups('RF98INV2')).toBe('RF98 INV2');
});

test('the transfer code is that of the standard, with nothing after the reference', () => {
  const code = transferCode({
    beneficiary: 'Plataforma Demo PPA, S.A.',
    iban: 'PT50999900010000001234589',
    amount: 1230,
    reference: 'RF98INV2026000123',
  });
  expect(code).toBe(
    'BCD\n002\n1\nSCT\n\nPlataforma Demo PPA, S.A.\nPT50999900010000001234589\nEUR1230.00\n\nRF98INV2026000123',
  );
  expect(new TextEncoder().encode(code)).toHaveLength(96);
});

test('a transfer of nothing has no code', () => {
  expect(transferCode({ beneficiary: 'A', iban: 'B', amount: 0, reference: 'C' })).toBeUndefined();
});
