// A line of CSV in the languages, and texts that a spreadsheet program must not run.
import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

const text = (content: string) => csvLine([{ text: content }], 'pt').trimEnd();

test('numbers and dates have the form of the language, and the columns its separator', () => {
  const cells = [{ text: 'Sol' }, 12.5, null, { date: '2026-03-01' }];
  expect(csvLine(cells, 'pt')).toBe('Sol;12,5;;01/03/2026\r\n');
  expect(csvLine(cells, 'en')).toBe('Sol,12.5,,01/03/2026\r\n');
});

test.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '  =1', '\t=1'])('the formula %j is text', (formula) => {
  expect(text(formula)).toMatch(/^"?'/);
});

test.each([
  ['Foo,=HYPERLINK(A1)', `"Foo,'=HYPERLINK(A1)"`],
  ['Foo;=1+1', `"Foo;'=1+1"`],
  ['Foo\t@SUM(A1)', `"Foo\t'@SUM(A1)"`],
  ['Foo\n+cmd', `"Foo\n'+cmd"`],
  ['Foo, -2+3+cmd', `"Foo, '-2+3+cmd"`],
])('%j is no formula either where another separator splits it', (given, written) => {
  expect(text(given)).toBe(written);
});

test('what looks like a number after a comma stays as it is', () => {
  expect(text('Lisboa, -5')).toBe('"Lisboa, -5"');
  expect(text('Ana Silva - Porto')).toBe('Ana Silva - Porto');
});
