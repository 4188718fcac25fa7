// Documents to write: a short one, and one that takes longer than any test.
import type { DocumentTask } from '../../src/platform/documents/document-task.ts';

const frame = {
  language: 'pt',
  pageLabel: '{page} de {pages}',
  title: 'Documento',
  sender: 'Wattpact',
  footer: 'Rodapé',
} as const;

export const pdfTask = (...texts: string[]): DocumentTask => ({
  format: 'pdf',
  frame,
  blocks: texts.map((text) => ['paragraph', text] as const),
});

export const endlessTask = (): DocumentTask =>
  pdfTask(...Array.from({ length: 20_000 }, (_, index) => `Parágrafo ${index} de um documento sem fim.`));

export const wordTask = (title: string): DocumentTask => ({
  format: 'docx',
  document: {
    title,
    kind: '',
    author: '',
    language: 'pt',
    lines: [],
    sections: [],
    signatures: [],
    closing: '',
    annex: { title: '', tables: [], note: '' },
    footer: '',
    pageLabel: '',
  },
});
