// The elements of documents: headings, paragraphs, labelled values, tables.
import { createElement as h, type ReactElement } from 'react';
import { Image, Text, View } from './primitives.ts';

export const colours = { text: '#171e21', dimmed: '#5b686f', accent: '#0b6e5f', line: '#e1e6e8', head: '#f6f8f8' };

/**
 * The heading stays on the same page as what follows it. It is a bookmark too: the library writes no structure tags
 * (https://github.com/diegomura/react-pdf/issues/3179).
 */
export const heading = (text: string): ReactElement =>
  h(
    Text,
    {
      style: { fontSize: 12, fontWeight: 600, marginTop: 12, marginBottom: 6 },
      minPresenceAhead: 40,
      bookmark: text,
    },
    text,
  );

/** The heading of a part of the document; it stays on the same page as what follows it. */
export const largeHeading = (text: string): ReactElement =>
  h(
    Text,
    {
      style: { fontSize: 14, fontWeight: 600, marginTop: 20, marginBottom: 6 },
      minPresenceAhead: 90,
      bookmark: text,
    },
    text,
  );

/**
 * A block that stays on one page may have at most half a page of lines, because a block taller than a page is cut off.
 */
const mostLines = 30;
/** The number of the widest letters that fit across the page. */
const lettersAcross = 46;

/** The most lines that a text can take in a column of this `share` of the page. */
function linesOf(text: string, share = 1): number {
  const across = Math.floor(share * lettersAcross);
  return text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / across)), 0);
}
const isTall = (text: string, share?: number): boolean => linesOf(text, share) > mostLines;

/** A paragraph with its number; deeper levels are indented. A tall one may continue on the next page. */
export const clause = ({ level, mark, text }: { level: 0 | 1 | 2; mark: string; text: string }): ReactElement =>
  h(
    View,
    {
      wrap: isTall(text),
      // The number is in the margin, so the text keeps its column on the next page, where the number is missing.
      style: { flexDirection: 'row', marginBottom: 8, paddingLeft: level * 32 },
    },
    level > 0 && h(Text, { style: { marginLeft: -32, width: 32, fontSize: 10, lineHeight: 1.4 } }, mark),
    h(Text, { style: { flex: 1, fontSize: 10, lineHeight: 1.4 } }, text),
  );

/** The signature fields, side by side, which a page break never splits. */
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

// The library computes an inherited line height from another element's size, so it is always set beside the size.
export const paragraph = (text: string): ReactElement =>
  h(Text, { style: { marginBottom: 8, fontSize: 10, lineHeight: 1.4 } }, text);

export const smallPrint = (text: string): ReactElement =>
  h(Text, { style: { marginBottom: 6, fontSize: 8, lineHeight: 1.4, color: colours.dimmed } }, text);

/** @param source a data URL, such as a QR code's; `side` is in points */
export const picture = (source: string, side: number): ReactElement =>
  h(Image, { src: source, style: { width: side, height: side } });

/** Two blocks beside each other. */
export const sideBySide = (...blocks: ReactElement[][]): ReactElement =>
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
  /** Numbers are aligned to the right. */
  align?: 'left' | 'right';
}

export interface Table {
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** The last row is the total. */
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
          // When a tall row continues on the next page, only its last cell may be left, and it keeps its column.
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
              // No padding: the library drops a row's padding at the top of a page and a cell's padding at its bottom.
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
