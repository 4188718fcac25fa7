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

/** What is kept on one page may have as many lines: half a page. What is taller than a page would lose its end. */
const mostLines = 30;
/** So many of the widest letters stand beside each other across the page. */
const lettersAcross = 46;

/** How many lines a text has at most, `share` of the page wide. */
function linesOf(text: string, share = 1): number {
  const across = Math.floor(share * lettersAcross);
  return text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / across)), 0);
}
const isTall = (text: string, share?: number): boolean => linesOf(text, share) > mostLines;

/** A paragraph beside its number; deeper ones stand further in. A tall one may run on to the next page. */
export const clause = ({ level, mark, text }: { level: 0 | 1 | 2; mark: string; text: string }): ReactElement =>
  h(
    View,
    {
      wrap: isTall(text),
      // The number stands in the margin: on the next page, where it is not, the text keeps its place.
      style: { flexDirection: 'row', marginBottom: 8, paddingLeft: level * 32 },
    },
    level > 0 && h(Text, { style: { marginLeft: -32, width: 32, fontSize: 10, lineHeight: 1.4 } }, mark),
    h(Text, { style: { flex: 1, fontSize: 10, lineHeight: 1.4 } }, text),
  );

/** Who signs, beside each other, each with lines to fill in. Not broken by a page. */
export const signatures = (
  parties: readonly { title: string; name: string; lines: readonly string[] }[],
): ReactElement =>
  h(
    View,
    {
      wrap: parties.some(({ name }) => isTall(name, 0.5)),
      style: { flexDirection: 'row', gap: 32, marginTop: 20, marginBottom: 16 },
    },
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
        { key: index, wrap: isTall(value, 0.65), style: { flexDirection: 'row', paddingVertical: 3 } },
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

const shareOf = (heads: readonly Column[], index: number): number =>
  (heads[index]?.share ?? 1) / heads.reduce((sum, { share = 1 }) => sum + share, 0);

/** A row is as tall as its tallest cell. */
const rowLines = (heads: readonly Column[], cells: readonly string[]): number =>
  Math.max(1, ...heads.map((_, index) => linesOf(cells[index] ?? '', shareOf(heads, index))));

/** Tables up to this length stay on one page, with their heading. */
const shortTable = 12;

export function titledTable(title: string, given: Table): ReactElement {
  const { columns: heads, rows } = given;
  const lines = rows.reduce((sum, row) => sum + rowLines(heads, row), linesOf(title));
  return h(View, { wrap: rows.length > shortTable || lines > mostLines }, heading(title), table(given));
}

/** Its head is repeated on every page that it runs on to. */
export function table({ columns: heads, rows, hasTotal = false }: Table): ReactElement {
  const line = (cells: readonly string[], { isHead = false, isTotal = false }) =>
    h(
      View,
      {
        key: cells.join('\n'),
        fixed: isHead,
        wrap: rowLines(heads, cells) > mostLines,
        style: {
          flexDirection: 'row',
          // Where a tall row goes on on the next page only its last cell may be left: it keeps its place.
          justifyContent: 'flex-end',
          paddingHorizontal: 6,
          borderBottomWidth: 1,
          borderBottomColor: colours.line,
          ...(isHead && { backgroundColor: colours.head, color: colours.dimmed }),
        },
      },
      ...heads.map(({ align = 'left' }, index) =>
        h(
          Text,
          {
            key: index,
            style: {
              width: `${100 * shareOf(heads, index)}%`,
              // No padding: the library takes the row's away at the top of a page, and overlooks the cell's at its bottom.
              marginVertical: 5,
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
