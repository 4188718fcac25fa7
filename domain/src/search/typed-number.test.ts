import { describe, expect, test } from 'vitest';
import { typedNumbers } from './typed-number.ts';

const numbersIn = (typed: string) => typedNumbers(typed, 2026);

describe('a typed number is recognised', () => {
  test.each([
    ['DP 2026/000012', 'DP 2026/000012', 'DP 2026/000012'],
    ['dp2026/12', 'DP 2026/000012', 'DP 2026/12'],
    ['DP 2026 000012', 'DP 2026/000012', 'DP 2026/000012'],
    ['2026/0001', 'DP 2026/000001', 'DP 2026/0001'],
    ['RF18 DP20 2600 0123', 'DP 2026/000123', 'DP 2026/000123'],
  ])('as that of an invoice: %s', (typed, exact, beginning) =>
    expect(numbersIn(typed)).toEqual({ invoice: { exact: [exact], beginnings: [beginning] } }),
  );

  test('while its digits are still missing', () => {
    expect(numbersIn('DP 2026')).toEqual({ invoice: { exact: [], beginnings: ['DP 2026/'] } });
    expect(numbersIn('ppa-2025')).toEqual({ contract: { exact: [], beginnings: ['PPA-2025-'] } });
  });

  test.each(['PPA-2026-000124', 'ppa 2026 124', 'PPA2026/124'])('as that of a contract: %s', (typed) =>
    expect(numbersIn(typed).contract?.exact).toEqual(['PPA-2026-000124']),
  );

  test('as that of a company, whatever stands between its digits', () => {
    expect(numbersIn('PT 501 964 843')).toEqual({ fiscalNumber: ['PT501964843', '501964843'] });
    expect(numbersIn('b-64717838')).toEqual({ fiscalNumber: ['B64717838'] });
    expect(numbersIn('590.102-745')).toEqual({ fiscalNumber: ['590102745'] });
  });

  test('without its year as one of the last three years', () => {
    expect(numbersIn('124')).toEqual({
      invoice: { exact: ['DP 2026/000124', 'DP 2025/000124', 'DP 2024/000124'], beginnings: [] },
      contract: { exact: ['PPA-2026-000124', 'PPA-2025-000124', 'PPA-2024-000124'], beginnings: [] },
    });
    expect(numbersIn('50196').fiscalNumber).toEqual(['50196']);
  });

  test.each(['Moinho', 'ana@barro.example', 'parque 12', 'DP', 'rua 1234567890123456789012', ''])(
    '%s is none',
    (typed) => expect(numbersIn(typed)).toEqual({}),
  );
});
