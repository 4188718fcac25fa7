// PDFs as a reader finds them.
import * as renderer from '@react-pdf/renderer';
import { expect, test } from 'vitest';
import { readPdf } from '../../testing/pdf-text.ts';
import { loadTexts } from '../texts/texts.ts';
import { columns, definitions, heading, paragraph, picture, smallPrint, table } from './blocks.ts';
import { type DocumentFrame, pdfDocument } from './pages.ts';
import * as primitives from './primitives.ts';
import { renderPdf } from './render-pdf.ts';

const frame: DocumentFrame = {
  language: 'pt',
  texts: await loadTexts(),
  title: 'Documento de pagamento DP 2026/000123',
  sender: 'Wattpact',
  senderLines: ['Rua da Energia, 1', '1000-001 Lisboa'],
  footer: 'Documento sem valor fiscal',
  now: new Date('2026-11-20T12:00:00Z'),
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
      columns([definitions([{ label: 'IBAN', value: 'PT50 0002 0123' }])], [picture(dot, 60)]),
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
  const { pages, about } = await readPdf(pdf);
  expect(about).toMatchObject({ Title: frame.title, Language: 'pt' });
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
