// The text and properties that a reader finds in a PDF.
import * as renderer from '@react-pdf/renderer';
import { expect, test } from 'vitest';
import { drawnGlyphs, readPdf } from '../../../test/support/pdf-text.ts';
import { definitions, heading, paragraph, picture, sideBySide, smallPrint, table } from './blocks.ts';
import { type DocumentFrame, pdfDocument } from './pages.ts';
import * as primitives from './primitives.ts';
import { renderPdf } from './render-pdf.ts';

const frame: DocumentFrame = {
  language: 'pt',
  pageLabel: 'Página {page} de {pages}',
  title: 'Documento de pagamento DP 2026/000123',
  sender: 'Wattpact',
  senderLines: ['Rua da Energia, 1', '1000-001 Lisboa'],
  footer: 'Documento sem valor fiscal',
};
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('the elements bear the names that the library knows', () => {
  for (const [name, element] of Object.entries(primitives)) {
    expect(element, name).toBe((renderer as unknown as Record<string, unknown>)[name]);
  }
});

test('a document shows its frame and its blocks, with the letters of every language', async () => {
  const pdf = await renderPdf(
    pdfDocument(
      frame,
      heading('Condições'),
      paragraph('São João da Madeira, Logroño, Łódź, Ελλάδα, България: 1 230,00 €/MWh'),
      sideBySide([definitions([{ label: 'IBAN', value: 'PT50 0002 0123' }])], [picture(dot, 60)]),
      table({
        columns: [
          { label: 'Descrição', share: 3 },
          { label: 'Valor', align: 'right' },
        ],
        rows: [
          ['Taxa de registo', '1000,00 €'],
          ['Total', '1230,00 €'],
        ],
        hasTotal: true,
      }),
      smallPrint('Autoliquidação'),
    ),
  );
  const { pages, about, bookmarks } = await readPdf(pdf);
  expect(about).toMatchObject({ Title: frame.title, Language: 'pt' });
  expect(bookmarks).toEqual(['Condições']);
  const text = pages.join('\n');
  for (const part of [
    'Wattpact',
    'Rua da Energia, 1',
    frame.title,
    'Condições',
    'São João da Madeira, Logroño, Łódź, Ελλάδα, България: 1 230,00 €/MWh',
    'PT50 0002 0123',
    'Taxa de registo',
    '1230,00 €',
    'Autoliquidação',
    'Documento sem valor fiscal',
    'Página 1 de 1',
  ]) {
    expect(text).toContain(part);
  }
});

const read = async (...texts: string[]) =>
  (await readPdf(await renderPdf(pdfDocument(frame, ...texts.map(paragraph))))).pages.join('\n');

test('mathematics, arrows and symbols are printed as they are; what no typeface has is shown as missing', async () => {
  const signs = 'Temperatura ≤ 5 °C, potência ≥ 10 MW, ≠ ≈ ± ∈ ∀ √ ∑ → ⇒ ☐ ✓ ★ CO₂ m² ‰ parties’ “x” 1/2 10x20 ->';
  const text = await read(signs, 'Contador 中文 🧾 fim', 'zero\u200bwidth, cafe\u0301, a\tb\r\nc\u0001');
  expect(text).toContain(signs);
  expect(text).toContain('Contador \ufffd\ufffd \ufffd fim');
  expect(text).toContain('zerowidth, café, a b\nc\ufffd');
  const bold = (await readPdf(await renderPdf(pdfDocument(frame, heading('≤ ∈ ☐ → ⚡ 中'))))).pages.join('\n');
  expect(bold).toContain('≤ ∈ ☐ → ⚡ \ufffd');
});

test('a letter is drawn alike wherever it stands: "10x20" with an x, "->" as two signs', async () => {
  const drawn = await drawnGlyphs(await renderPdf(pdfDocument(frame, paragraph('x 10x20 - > -> (A) 1:2 : - H-H'))));
  expect(drawn.filter(({ text }) => text.length !== 1)).toEqual([]);
  const looks = Map.groupBy(drawn, ({ text }) => text);
  for (const sign of 'x->:()H') expect(new Set(looks.get(sign)?.map(({ glyph }) => glyph)).size, sign).toBe(1);
});

test('what one document draws as part of another sign can be copied out of the next', async () => {
  await read('a: “b”; ¿c? ç');
  expect(await read('d. e’s f, g.')).toContain('d. e’s f, g.');
});

test('a long word goes on in the next line as it is, and other words are not broken', async () => {
  const address = 'https://www.example.com/contratos/2026/anexo-tecnico/perfil-horario.html?versao=12&lingua=pt#secao-';
  const word = 'Supercalifragilistic'.repeat(12);
  const mixed = Array.from({ length: 60 }, (_, index) => `ΔP${'a'.repeat(index % 7)}∈б`).join(' ');
  const text = await read(`Ver ${address}${address} e`, word, mixed);
  const whole = text.replaceAll('\n', '');
  for (const part of [address + address, word]) expect(whole).toContain(part);
  expect(whole.replaceAll(' ', '')).toContain(mixed.replaceAll(' ', ''));
  const prose = 'A responsabilidade desproporcionadamente internacionalizada das contrapartes mantém-se. '.repeat(9);
  expect((await read(prose)).replaceAll('\n', ' ')).toContain(prose.trim());
});

test('a long table repeats its head, and every page is numbered', async () => {
  const rows = Array.from({ length: 80 }, (_, index) => [`Linha ${index + 1}`, `${index},00 €`]);
  const content = table({ columns: [{ label: 'Descrição' }, { label: 'Valor', align: 'right' }], rows });
  const { pages } = await readPdf(await renderPdf(pdfDocument(frame, content)));
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('Descrição');
    expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
  }
});
