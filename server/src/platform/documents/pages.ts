// The frame of every document: A4, the sender at the top, the kind of document and the page number at the bottom.
import type { DocumentProps } from '@react-pdf/renderer';
import type { Language } from '@wattpact/domain/terms/enumerations';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { colours } from './blocks.ts';
import { Document, Page, Text, View } from './primitives.ts';
import { typefaces } from './typefaces.ts';

export interface DocumentFrame {
  language: Language;
  /** With `{page}` and `{pages}`, as in `Page {page} of {pages}`. */
  pageLabel: string;
  title: string;
  /** Above the title: what kind of document it is. */
  kind?: string;
  /** The product's name, or the issuer's. */
  sender: string;
  /** Beside the sender, each on a line of its own. */
  senderLines?: readonly string[];
  /** At the bottom of each page. */
  footer: string;
}

const page = {
  paddingTop: 48,
  paddingBottom: 64,
  paddingHorizontal: 48,
  fontFamily: typefaces,
  // Inter's ligatures would show "10x20" with a multiplication sign and "->" as an arrow, and would set "7.1" like
  // "71".
  fontFeatureSettings: { calt: false, kern: false },
  fontSize: 10,
  color: colours.text,
};
const header = {
  flexDirection: 'row',
  justifyContent: 'space-between',
  marginBottom: 24,
  paddingBottom: 12,
  borderBottomWidth: 1,
  borderBottomColor: colours.accent,
} as const;
const footer = {
  position: 'absolute',
  bottom: 28,
  left: 48,
  right: 48,
  flexDirection: 'row',
  justifyContent: 'space-between',
  fontSize: 8,
  color: colours.dimmed,
} as const;

/** The footer's line fits a hash. */
const whole = (word: string) => [word];

/** Creates the input of `renderPdf`. */
export function pdfDocument(frame: DocumentFrame, ...content: ReactNode[]): ReactElement<DocumentProps> {
  const { language, pageLabel, title, kind, sender, senderLines = [] } = frame;
  const about = { title, language, author: sender, creator: sender };
  const numbering = ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
    pageLabel.replace('{page}', String(pageNumber)).replace('{pages}', String(totalPages));
  return h(
    Document,
    about,
    h(
      Page,
      { size: 'A4', style: page },
      h(
        View,
        { style: header },
        h(Text, { style: { fontSize: 14, fontWeight: 600, color: colours.accent } }, sender),
        h(Text, { style: { fontSize: 8, textAlign: 'right', color: colours.dimmed } }, senderLines.join('\n')),
      ),
      kind && h(Text, { style: { fontSize: 10, marginBottom: 4, color: colours.dimmed } }, kind),
      h(Text, { style: { fontSize: 18, fontWeight: 600, marginBottom: 16 } }, title),
      ...content,
      h(
        View,
        { style: footer, fixed: true },
        h(Text, { style: { maxWidth: 400 }, hyphenationCallback: whole }, frame.footer),
        h(Text, { render: numbering }),
      ),
    ),
  );
}
