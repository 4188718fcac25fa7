// Amounts as people and programs write them, and what a file's other amounts say of an unclear one.
import { describe, expect, test } from 'vitest';
import { decimalSignOf, readNumber, withClearAmounts } from './import-amounts.ts';

describe('numbers', () => {
  test.each([
    ['46', 46],
    ['46,5', 46.5],
    ['46.5', 46.5],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1 234,56', 1234.56],
    ['1\u00a0234.56', 1234.56],
    ['1.234.567', 1_234_567],
    ['36,50 €/MWh', 36.5],
    ['46 MW', 46],
    ['0,500', 0.5],
    ['-3', -3],
    ['36.1250', 36.125],
  ])('[CON-155] %s is %d', (written, number) => {
    expect(readNumber(written, false)).toBe(number);
  });

  test('[CON-155] a sign before three digits separates thousands where the amount is whole, and is refused elsewhere', () => {
    expect([readNumber('46.000', true), readNumber('46,000', true)]).toEqual([46_000, 46_000]);
    expect([readNumber('36.500', false), readNumber('36,500', false)]).toEqual(['36.500', '36,500']);
  });

  test.each(['abc', '1.23.45', '1,23,4', '12-3', '1e5', '=1+1', ''])(
    '[CON-155] %j is no number and stays',
    (written) => {
      expect(readNumber(written, false)).toBe(written);
    },
  );
});

const price = 'financialConditions.price';
const capacity = 'financialConditions.totalPurchasedCapacity';
const rows = (...amounts: string[]) => amounts.map((amount) => ({ [price]: amount }));

describe('the decimal sign of a file', () => {
  test.each([
    [['36.500', '41,25'], ','],
    [['36.500', '41.25'], '.'],
    [['36.500', '1.234,50'], ','],
    [['36.500', '1,234.50'], '.'],
    [['36.500', '0,500'], ','],
    [['36.500', '1.234.567'], ','],
    [['36.500', '36,500', '41', 'abc'], undefined],
    [['36,5', '36.5'], undefined],
  ])('[CON-155] of %j is %j', (amounts, sign) => {
    expect(decimalSignOf(rows(...amounts))).toBe(sign);
  });

  test('[CON-155] is proved by amounts alone, not by dates, names and numbers of companies', () => {
    const others = { name: 'Parque 1,5', contractSignatureDate: '16.11.2026', programmingUnit: '1,5' };
    expect(decimalSignOf([others, ...rows('36.500')])).toBeUndefined();
  });

  test('[CON-155] makes unclear amounts clear, and leaves the others as they are written', () => {
    const written = { name: '36.500', [price]: '36.500', [capacity]: '46.000' };
    expect(withClearAmounts(written, ',')).toEqual({ ...written, [price]: '36500' });
    expect(withClearAmounts(written, '.')).toEqual({ ...written, [price]: '36.5', [capacity]: '46' });
    for (const clear of ['36,50', '1.234,50', '36', 'muito']) {
      expect(withClearAmounts({ [price]: clear }, ',')).toEqual({ [price]: clear });
    }
  });

  test('[CON-155] keeps decimals that the amount must not have, for the contract to refuse', () => {
    const clear = withClearAmounts({ [price]: '36.125', [capacity]: '46.125' }, '.');
    expect(readNumber(clear[price] ?? '', false)).toBe(36.125);
    expect(readNumber(clear[capacity] ?? '', true)).toBe(46.125);
  });
});
