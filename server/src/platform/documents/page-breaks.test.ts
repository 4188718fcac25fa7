// No content of a document is lost: what is taller than a page continues on the next one in its column.
import { createElement as h } from 'react';
import { expect, test } from 'vitest';
import { placedText } from '../../../test/support/pdf-text.ts';
import { clause, definitions, paragraph, signatures, table, titledTable } from './blocks.ts';
import { pdfDocument } from './pages.ts';
import { Text, View } from './primitives.ts';
import { renderPdf } from './render-pdf.ts';

const render = (...content: Parameters<typeof pdfDocument>[1][]) => {
  const pageLabel = 'Página {page} de {pages}';
  const frame = { language: 'pt', pageLabel, title: 'Rascunho', sender: 'Wattpact', footer: 'Rodapé' } as const;
  return renderPdf(pdfDocument(frame, ...content));
};
/** The position where the footer's margin begins. */
const bottomMargin = 64;

/** The text above the bottom margin; only the footer is below it. */
async function printed(...content: Parameters<typeof render>) {
  const placed = await placedText(await render(...content));
  const isFooter = (text: string) => text === 'Rodapé' || text.startsWith('Página');
  expect(placed.filter(({ text, y }) => y < bottomMargin && !isFooter(text))).toEqual([]);
  return placed;
}

const short = Array.from({ length: 100 }, (_, index) => `linha${index + 1};`);
/** The longest text that a term of 250 characters can hold. */
const tall = Array.from({ length: 80 }, (_, index) => `${index + 1}`);
const wide = Array.from({ length: 100 }, (_, index) => `${index + 1}${'W'.repeat(12)}`);
const columns = [
  { label: 'Termo', share: 2 },
  { label: 'Valor', share: 3 },
];

test.each([
  ['a clause of many lines', short, [clause({ level: 1, mark: '9.2', text: short.join('\n') })]],
  ['an item of a list', short, [clause({ level: 2, mark: 'a)', text: short.join('\n') })]],
  ['lines parted by other signs', short, [clause({ level: 1, mark: '9.2', text: short.join('\u2028') })]],
  ['a clause of wide letters', wide, [clause({ level: 1, mark: '9.2', text: wide.join(' ') })]],
  ['a row of a table', tall, [table({ columns, rows: [['Informações', tall.join('\n')]] })]],
  ['the first cell of a row', tall, [table({ columns, rows: [[tall.join('\n'), 'sim']] })]],
  ['a row of wide letters', wide, [table({ columns, rows: [['Informações', wide.join(' ')]] })]],
  [
    'a short table of tall rows',
    tall,
    [
      titledTable('Quadro', {
        columns,
        rows: Array.from({ length: 4 }, (_, i) => ['a', tall.slice(20 * i, 20 * i + 20).join('\n')]),
      }),
    ],
  ],
  ['a tall row in a titled table', tall, [titledTable('Quadro', { columns, rows: [['a', tall.join('\n')]] })]],
  ['a labelled value', short, [definitions([{ label: 'Notas', value: short.join('\n') }])]],
  ['who signs', tall, [signatures([{ title: 'Pelo Vendedor', name: tall.join('\n'), lines: ['Nome'] }])]],
])('%s is there to its end, above the bottom margin', async (_, lines, content) => {
  for (const before of [0, 25]) {
    const filling = Array.from({ length: before }, () => paragraph('Texto.'));
    const found = new Set((await printed(...filling, ...content)).flatMap(({ text }) => text.trim().split(/\s+/)));
    expect(lines.filter((line) => !found.has(line))).toEqual([]);
  }
});

test('what goes on on the next page keeps its column', async () => {
  const rows = [['Informações', short.join('\n')]];
  const placed = await printed(clause({ level: 1, mark: '9.2', text: tall.join('\n') }), table({ columns, rows }));
  const placesOf = (lines: string[]) =>
    new Set(placed.filter(({ text }) => lines.includes(text.trim())).map(({ x }) => Math.round(x)));
  expect([...placesOf(tall)]).toEqual([80]);
  expect([...placesOf(short)]).toEqual([249]);
});

test('a document of which a part would be missing is not made, and the next one is', async () => {
  const tooTall = h(View, { wrap: false }, h(Text, {}, short.join('\n')));
  const [broken, whole] = await Promise.allSettled([render(tooTall), render(paragraph('Texto.'))]);
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('not whole') } });
  expect(whole.status).toBe('fulfilled');
});
