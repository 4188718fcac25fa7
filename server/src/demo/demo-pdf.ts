// The demo's documents: real PDFs of one page, plainly marked as invented.
import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer';
import { createElement as h } from 'react';

export function makeDemoPdf(title: string, lines: readonly string[]): Promise<Buffer> {
  const page = { padding: 56, fontFamily: 'Helvetica', fontSize: 11 };
  return renderToBuffer(
    h(
      Document,
      { title },
      h(
        Page,
        { size: 'A4', style: page },
        h(Text, { style: { fontSize: 18, marginBottom: 18 } }, title),
        ...lines.map((line, index) => h(Text, { key: index, style: { marginBottom: 6 } }, line)),
        h(Text, { style: { marginTop: 30, color: '#637077' } }, 'Documento de demonstração, sem valor.'),
      ),
    ),
  );
}
