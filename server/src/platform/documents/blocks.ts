// What documents are made of: headings, paragraphs, labelled values, tables.
import { createElement as h, type ReactElement } from 'react';
import { Image, Text, View } from './primitives.ts';

export const colours = { text: '#171e21', dimmed: '#5b686f', accent: '#0b6e5f', line: '#e1e6e8', head: '#f6f8f8' };

/** Stays with what follows it. */
export const heading = (text: string): ReactElement =>
  h(Text, { style: { fontSize: 12, fontWeight: 600, marginTop: 12, marginBottom: 6 }, minPresenceAhead: 40 }, text);

/** Begins a part of the document; stays with what follows it. */
export const largeHeading = (text: string): ReactElement =>
  h(Text, { style: { fontSize: 14, fontWeight: 600, marginTop: 20, marginBottom: 6 }, minPresenceAhead: 90 }, text);

/** Longer paragraphs may run on to the next page; the others stay with their number. */
const longClause = 1200;

/** A paragraph beside its number; deeper ones stand further in. */
export const clause = ({ level, mark, text }: { level: 0 | 1 | 2; mark: string; text: string }): ReactElement =>
  h(
    View,
    {
      wrap: text.length > longClause,
      style: { flexDirection: 'row', marginBottom: 8, marginLeft: level === 2 ? 32 : 0 },
    },
    level > 0 && h(Text, { style: { width: 32, fontSize: 10, lineHeight: 1.4 } }, mark),
    h(Text, { style: { flex: 1, fontSize: 10, lineHeight: 1.4 } }, text),
  );

/** Who signs, beside each other, each with lines to fill in. Never broken by a page. */
export const signatures = (
  parties: readonly { title: string; name: string; lines: readonly string[] }[],
): ReactElement =>
  h(
    View,
    { wrap: false, style: { flexDirection: 'row', gap: 32, marginTop: 20, marginBottom: 16 } },
    ...parties.map(({ title, name, lines }, index) =>
      h(
        View,
        { key: index, style: { flex: 1 } },
        h(Text, { style: { fontWeight: 600, marginBottom: 2 } }, title),
        h(Text, { style: { marginBottom: 10 } }, name),
        ...lines.map((line) =>
          h(
            View,
            {
              key: line,
              style: {
                height: 30,
                justifyContent: 'flex-end',
                borderBottomWidth: 1,
                borderBottomColor: colours.dimmed,
              },
            },
            h(Text, { style: { fontSize: 8, color: colours.dimmed } }, line),
          ),
        ),
      ),
    ),
  );

// The library reckons an inherited line height by another element's size: it stands beside the size, and nowhere else.
export const paragraph = (text: string): ReactElement =>
  h(Text, { style: { marginBottom: 8, fontSize: 10, lineHeight: 1.4 } }, text);

export const smallPrint = (text: string): ReactElement =>
  h(Text, { style: { marginBottom: 6, fontSize: 8, lineHeight: 1.4, color: colours.dimmed } }, text);

/** @param source a data address, as of a QR code; `side` in points */
export const picture = (source: string, side: number): ReactElement =>
  h(Image, { src: source, style: { width: side, height: side } });

/** Two blocks beside each other. */
export const columns = (...blocks: ReactElement[][]): ReactElement =>
  h(
    View,
    { style: { flexDirection: 'row', gap: 24 } },
    ...blocks.map((block, index) => h(View, { key: index, style: { flex: 1 } }, ...block)),
  );

/** One line for each, the label on the left. */
export const definitions = (rows: readonly { label: string; value: string }[]): ReactElement =>
  h(
    View,
    { style: { marginBottom: 12 } },
    ...rows.map(({ label, value }, index) =>
      h(
        View,
        { key: index, wrap: false, style: { flexDirection: 'row', paddingVertical: 3 } },
        h(Text, { style: { width: 150, color: colours.dimmed } }, label),
        h(Text, { style: { flex: 1 } }, value),
      ),
    ),
  );

export interface Column {
  label: string;
  /** Its share of the width; 1 by default. */
  share?: number;
  /** Numbers stand on the right. */
  align?: 'left' | 'right';
}

export interface Table {
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** The last row is the sum. */
  hasTotal?: boolean;
}

/** Tables up to this length stay on one page, with their heading. */
const shortTable = 12;

export const titledTable = (title: string, given: Table): ReactElement =>
  h(View, { wrap: given.rows.length > shortTable }, heading(title), table(given));

/** Its head is repeated on every page that it runs on to. */
export function table({ columns: heads, rows, hasTotal = false }: Table): ReactElement {
  const line = (cells: readonly string[], { isHead = false, isTotal = false }) =>
    h(
      View,
      {
        key: cells.join('\n'),
        fixed: isHead,
        wrap: false,
        style: {
          flexDirection: 'row',
          paddingHorizontal: 6,
          borderBottomWidth: 1,
          borderBottomColor: colours.line,
          ...(isHead && { backgroundColor: colours.head, color: colours.dimmed }),
        },
      },
      ...heads.map(({ share = 1, align = 'left' }, index) =>
        h(
          Text,
          {
            key: index,
            style: {
              flex: share,
              // Not the row's: the library takes that of the first row of a page away.
              paddingVertical: 5,
              textAlign: align,
              fontWeight: isTotal ? 600 : 400,
              ...(align === 'left' && { paddingRight: 8 }),
            },
          },
          cells[index] ?? '',
        ),
      ),
    );
  return h(
    View,
    { style: { marginBottom: 12 } },
    line(
      heads.map(({ label }) => label),
      { isHead: true },
    ),
    ...rows.map((row, index) => line(row, { isTotal: hasTotal && index === rows.length - 1 })),
  );
}
