// A line of CSV in the languages, and texts that a spreadsheet program must not run.
import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

const text = (content: string) => csvLine([{ text: content }], 'pt').trimEnd();

test('numbers and dates have the form of the language, and the columns its separator', () => {
  const cells = [{ text: 'Sol' }, 12.5, null, { date: '2026-03-01' }];
  expect(csvLine(cells, 'pt')).toBe('Sol;12,5;;01/03/2026\r\n');
  expect(csvLine(cells, 'en')).toBe('Sol,12.5,,01/03/2026\r\n');
});

const formulas = [
  '=1+1',
  '+cmd',
  '-2+3',
  '@SUM(A1)',
  '  =1',
  '\t=1',
  '-MW',
  "-5 MW|'/c calc'!A0",
  '-5 SUM(A1)',
  '-5;SUM(A1)',
];
test.each(formulas)('the formula %j is text', (formula) => {
  expect(text(formula)).toMatch(/^"?'/);
});

test.each([
  ['Foo,=HYPERLINK(A1)', `"Foo,'=HYPERLINK(A1)"`],
  ['Foo;=1+1', `"Foo;'=1+1"`],
  ['Foo\t@SUM(A1)', `"Foo\t'@SUM(A1)"`],
  ['Foo\n+cmd', `"Foo\n'+cmd"`],
  ['Foo, -2+3+cmd', `"Foo, '-2+3+cmd"`],
  ["Foo\n- cmd|'/c calc'!A0", `"Foo\n'- cmd|'/c calc'!A0"`],
  ['Foo\n- HYPERLINK("x")', `"Foo\n'- HYPERLINK(""x"")"`],
  ['Foo\n- a\n-b+c', `"Foo\n- a\n'-b+c"`],
])('%j is no formula either where another separator splits it', (given, written) => {
  expect(text(given)).toBe(written);
});

test.each(['Lisboa, -5', 'Total:\n-5 MW\n- primeiro ponto\n  - segundo, até 2030', 'Foo; -3,20 €/MWh'])(
  'signed numbers and points of lists stay as they are: %j',
  (given) => expect(text(given)).toBe(`"${given}"`),
);

test.each(['Ana Silva - Porto', '-', '-5', '+12.5 %', '-5 MW', '-0.5 kWh/m²'])('%j stays as it is', (given) => {
  expect(text(given)).toBe(given);
});

test('no program makes a number of a telephone number, nor a formula of a point that begins the text', () => {
  expect(text('+351 912 345 678')).toBe("'+351 912 345 678");
  expect(text('- primeiro ponto\n- segundo ponto')).toBe(`"'- primeiro ponto\n- segundo ponto"`);
});
