// Amounts as people and programs write them, and what a file's other amounts say of an unclear one.
import { describe, expect, test } from 'vitest';
import { provenSignsOf, readNumber, unclearFault, withClearAmounts } from './import-amounts.ts';

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
    ['1234.567', 1234.567],
    ['12.000.000', 12_000_000],
  ])('[CON-155] %s is %d', (written, number) => {
    expect(readNumber(written, false)).toBe(number);
  });

  test('[CON-155] a sign before three digits separates thousands where the amount is whole, and is refused elsewhere', () => {
    expect([readNumber('46.000', true), readNumber('46,000', true)]).toEqual([46_000, 46_000]);
    expect([readNumber('36.500', false), readNumber('36,500', false)]).toEqual(['36.500', '36,500']);
  });

  test.each(['abc', '1.23.45', '1,23,4', '12-3', '1e5', '=1+1', '1234.567.890', '1234.567,8', ''])(
    '[CON-155] %j is no number and stays',
    (written) => {
      expect(readNumber(written, false)).toBe(written);
    },
  );
});

const price = 'financialConditions.price';
const capacity = 'financialConditions.totalPurchasedCapacity';
const escalation = 'commercialTerms.priceEscalation';
const rows = (...amounts: string[]) => amounts.map((amount) => ({ [price]: amount }));
/** The first amount of a column as it stands after the whole file was read, or that it is unclear. */
const meant = (path: string, file: Record<string, string>[]) => {
  const { values, unclear } = withClearAmounts(file[0] ?? {}, provenSignsOf(file));
  return unclear.includes(path) ? 'unclear' : values[path];
};

describe('the decimal sign of a file', () => {
  test.each([
    [['36.500', '41,25'], ','],
    [['36.500', '41.25'], '.'],
    [['36.500', '1.234,50'], ','],
    [['36.500', '1,234.50'], '.'],
    [['36.500', '1234.500'], '.'],
    [['36.500', '0,500'], ','],
    [['36.500', '1.234.567'], ','],
    [['36.500', '36,500', '41', 'abc'], ''],
    [['36,5', '36.5'], ',.'],
  ])('[CON-155] of %j is %j', (amounts, signs) => {
    expect([...provenSignsOf(rows(...amounts)).file].join('')).toBe(signs);
  });

  test('[CON-155] is proved by amounts alone, not by dates, names and numbers of companies', () => {
    const others = { name: 'Parque 1,5', contractSignatureDate: '16.11.2026', programmingUnit: '1,5' };
    expect([...provenSignsOf([others, ...rows('36.500')]).file]).toEqual([]);
  });
});

describe('an amount that could mean two things', () => {
  test.each([
    ['36.500', ['41,25'], '36500'],
    ['36.500', ['41.25'], '36.5'],
    ['36.125', ['41.25'], '36.1250'],
    ['36.500', ['41'], '36.500'],
    ['36.500', ['36,5', '36.5'], '36.500'],
  ])('[CON-155] a price of %s beside %j is %s', (first, others, value) => {
    expect(meant(price, rows(first, ...others))).toBe(value);
  });

  test('[CON-155] decimals need a proof in the column itself', () => {
    const file = [{ [price]: '36.500', [capacity]: '92.000', [escalation]: '2.5' }];
    expect([meant(price, file), meant(capacity, file)]).toEqual(['36.500', 'unclear']);
    expect(meant(price, [...file, { [price]: '41.25' }])).toBe('36.5');
    expect(meant(capacity, [...file, { [capacity]: '0.500' }])).toBe('unclear');
    expect(meant(capacity, [...file, { [capacity]: '1234.000' }])).toBe('92');
  });

  test('[CON-155] a whole amount has thousands where its sign separates decimals nowhere', () => {
    const file = (...prices: string[]) => [{ [capacity]: '92.000' }, ...rows(...prices)];
    expect(meant(capacity, file())).toBe('92.000');
    expect(readNumber('92.000', true)).toBe(92_000);
    expect(meant(capacity, file('36,5'))).toBe('92.000');
    expect(meant(capacity, file('36.5'))).toBe('unclear');
    expect(meant(capacity, file('36,5', '41.25'))).toBe('unclear');
  });

  test('[CON-155] the others stay as they are written', () => {
    for (const clear of ['36,50', '1.234,50', '36', 'muito', '41.25'])
      expect(meant(price, rows(clear, '41,25'))).toBe(clear);
    expect(meant('name', [{ name: '36.500' }, ...rows('41.25')])).toBe('36.500');
  });

  test('[CON-155] decimals that the amount must not have are kept, for the contract to refuse', () => {
    const file = [
      { [price]: '36.125', [capacity]: '46.125' },
      { [price]: '41.25', [capacity]: '1234.000' },
    ];
    expect(readNumber(meant(price, file) ?? '', false)).toBe(36.125);
    expect(readNumber(meant(capacity, file) ?? '', true)).toBe(46.125);
  });

  test('[CON-155] is told with what to write instead', () => {
    expect(unclearFault(capacity, '92.000')).toEqual({
      path: capacity,
      key: 'error_import_whole_number',
      params: { thousands: '92000', whole: '92' },
    });
    expect(unclearFault(price, '36,125').params).toEqual({ thousands: '36125', whole: '36', fraction: '12' });
  });
});
