import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '../../platform/words/language.ts';
import {
  atRest,
  fitsAmount,
  groupSeparatorOf,
  isDecimalSign,
  numberOf,
  ownNotation,
  separatorsOf,
  typedWhole,
  untyped,
} from './typed-number.ts';

test.each([
  ['54.10', 54.1],
  ['54.0', 54],
  ['54.', 54],
  [54.1, 54.1],
  ['', null],
  ['-', null],
])('[CON-76] [CON-78] %s means %s: empty is nothing, and not 0', (content, number) => {
  expect(numberOf(content)).toBe(number);
});

test.each([
  [52.8, true, '52.80'],
  [52, true, '52.00'],
  [51.255, true, 51.255],
  [52.8, false, 52.8],
  [null, true, ''],
])('at rest %s (money: %s) reads %s', (value, isMoney, shown) => {
  expect(atRest(value, isMoney)).toBe(shown);
});

interface Format {
  format: (number: string) => string;
  removeFormatting: (shown: string, change: object) => string;
}

/** The component under Mantine's number field. */
const { useNumericFormat } = createRequire(createRequire(import.meta.url).resolve('@mantine/core'))(
  'react-number-format',
) as { useNumericFormat: (options: object) => Format };

function formatOf(language: Language, number: number | null, decimalScale?: number): Format {
  let found: Format | undefined;
  const Field = () => {
    found = useNumericFormat({
      ...separatorsOf(language),
      thousandSeparator: groupSeparatorOf(language, number),
      decimalScale,
    });
    return null;
  };
  renderToStaticMarkup(createElement(Field));
  if (!found) throw new Error('no field');
  return found;
}

/** Types key by key into a field of whole numbers, and returns the value and the shown text. */
function typeWhole(language: Language, keys: string) {
  let shown = '';
  let typed = untyped;
  for (const key of keys) {
    const { removeFormatting } = formatOf(language, numberOf(typed.content));
    const at = { start: shown.length, end: shown.length };
    const change = { from: at, to: { start: at.start, end: at.end + 1 }, lastValue: shown };
    typed = typedWhole(removeFormatting(shown + key, change), typed);
    shown = formatOf(language, numberOf(typed.content)).format(String(typed.content));
  }
  return [numberOf(typed.content), shown];
}

test.each([
  ['pt', '12.000', 12_000, '12 000'],
  ['pt', '12,000', 12_000, '12 000'],
  ['pt', '12 000', 12_000, '12 000'],
  ['pt', '1.234.567', 1_234_567, '1 234 567'],
  ['pt', '12.000,00', 12_000, '12 000,00'],
  ['pt', '1000', 1000, '1000'],
  ['pt', '10000', 10_000, '10 000'],
  ['pt', '1.000', 1000, '1000'],
  ['pt', '12,5', 12.5, '12,5'],
  ['pt', '12.5', 12.5, '12,5'],
  ['en', '12,000', 12_000, '12,000'],
  ['en', '1000', 1000, '1,000'],
  ['en', '1,234,567', 1_234_567, '1,234,567'],
  ['en', '12,000.00', 12_000, '12,000.00'],
  ['en', '12.5', 12.5, '12.5'],
  ['es', '12.000', 12_000, '12.000'],
  ['es', '1.234.567', 1_234_567, '1.234.567'],
  ['es', '12.000,00', 12_000, '12.000,00'],
  ['es', '1.234', 1234, '1234'],
  ['es', '12,5', 12.5, '12,5'],
  ['es', '12.5', 12.5, '12,5'],
  ['es', '12345,678', 12_345.678, '12.345,678'],
  ['es', '0,125', 0.125, '0,125'],
] as const)('in %s, %s typed for a whole number means %s', (language, keys, number, shown) => {
  expect(typeWhole(language, keys)).toEqual([number, shown]);
});

/** The same in a field of amounts with two decimals. */
function typeAmount(language: Language, keys: string) {
  let shown = '';
  let typed = untyped;
  let mayGroup = false;
  for (const key of keys) {
    mayGroup = !(isDecimalSign(key, language) ?? !mayGroup);
    const { format, removeFormatting } = formatOf(language, numberOf(typed.content), mayGroup ? 3 : 2);
    const at = { start: shown.length, end: shown.length };
    const change = { from: at, to: { start: at.start, end: at.end + 1 }, lastValue: shown };
    const written = format(removeFormatting(shown + key, change));
    const content = removeFormatting(written, { from: at, to: { start: 0, end: written.length }, lastValue: '' });
    if (!fitsAmount(content, typed, 2)) continue;
    typed = mayGroup ? typedWhole(content, typed) : { ...untyped, content };
    shown = format(String(typed.content));
  }
  return numberOf(typed.content);
}

test.each([
  ['pt', '1.234,56', 1234.56],
  ['pt', '1.234.567,89', 1_234_567.89],
  ['pt', '36,50', 36.5],
  ['pt', '36.50', 36.5],
  ['pt', '36,505', 36.5],
  ['pt', '0.125', 0.12],
  ['es', '2.500,00', 2500],
  ['es', '1234,5', 1234.5],
  ['en', '1,234.56', 1234.56],
  ['en', '36,5', 36.5],
] as const)('in %s, %s typed for an amount with two decimals means %s', (language, keys, number) => {
  expect(typeAmount(language, keys)).toBe(number);
});

test.each([
  ['en', '12,5', '12.5'],
  ['en', '1.234,56 €', '1234.56'],
  ['en', '1,234.56', '1234.56'],
  ['en', '1.234.567', '1234567'],
  ['en', '−0,5', '-0.5'],
  ['pt', '1.234', '1234'],
  ['pt', '1 234,5', '1234,5'],
  ['es', '12.5', '12,5'],
  ['en', '0,125', '0.125'],
] as const)('in %s, %s pasted is %s in the own signs', (language, pasted, own) => {
  expect(ownNotation(pasted, language)).toBe(own);
});

test.each([
  ['pt', '1234'],
  ['pt', '12,000'],
  ['en', '12.000'],
  ['en', '1,2,3'],
  ['en', '2026.11.23'],
  ['pt', '12 MW'],
  ['pt', ','],
] as const)('in %s, %s pasted is left to the field', (language, pasted) => {
  expect(ownNotation(pasted, language)).toBeUndefined();
});
