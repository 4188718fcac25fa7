// Renders a contract in numbered sections as a Word document that the parties can edit, with Word's own numbering. The
// library is loaded with the first document.
import type { Language } from '@wattpact/domain/terms/enumerations';
import type { Table } from './blocks.ts';

export type WordTable = Table & { title: string };

export interface WordDocument {
  title: string;
  /** Above the title: what kind of document it is. */
  kind: string;
  author: string;
  language: Language;
  /** Under the title, each on a line of its own. */
  lines: readonly string[];
  /** `level` 1: a numbered paragraph, 2: a lettered item, 0: neither. */
  sections: readonly { title: string; paragraphs: readonly { level: 0 | 1 | 2; mark: string; text: string }[] }[];
  signatures: readonly { title: string; name: string; lines: readonly string[] }[];
  /** Small, after the signatures. */
  closing: string;
  annex: { title: string; tables: readonly WordTable[]; note: string };
  /** At the bottom of each page, with its number. */
  footer: string;
  /** With `{page}` and `{pages}`, as in `Page {page} of {pages}`. */
  pageLabel: string;
}

const locales: Record<Language, string> = { pt: 'pt-PT', en: 'en-GB', es: 'es-ES' };
const clauses = 'clauses';
const small = 16;
type Docx = typeof import('docx');

/** The document with the same lines as its PDF. U+FFFE and U+FFFF are removed, because XML and Word refuse them. */
function writable<Value>(value: Value): Value {
  const mended = (): unknown => {
    if (typeof value === 'string')
      return value.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[\uFFFE\uFFFF]/g, '\uFFFD');
    if (Array.isArray(value)) return value.map(writable);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, writable(inner)]));
  };
  return mended() as Value;
}

/** Line breaks inside a paragraph stay in it. Control characters are left out by the library. */
const runs = ({ TextRun }: Docx, text: string, look: { size?: number; bold?: boolean } = {}) =>
  text.split('\n').map((line, index) => new TextRun({ text: line, ...look, ...(index > 0 && { break: 1 }) }));

/** 1. · 1.1 · a), with the text hanging beside the number. */
function numbering({ LevelFormat, AlignmentType }: Docx) {
  const level = (
    depth: number,
    text: string,
    format: (typeof LevelFormat)[keyof typeof LevelFormat],
    left: number,
  ) => ({
    level: depth,
    text,
    format,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left, hanging: 567 } } },
  });
  const levels = [
    level(0, '%1.', LevelFormat.DECIMAL, 567),
    level(1, '%1.%2', LevelFormat.DECIMAL, 567),
    level(2, '%3)', LevelFormat.LOWER_LETTER, 1134),
  ];
  return { config: [{ reference: clauses, levels }] };
}

function clausesOf(docx: Docx, { sections }: WordDocument) {
  const { Paragraph, HeadingLevel } = docx;
  return sections.flatMap((section) => [
    new Paragraph({
      text: section.title,
      heading: HeadingLevel.HEADING_1,
      numbering: { reference: clauses, level: 0 },
      spacing: { before: 240, after: 120 },
      keepNext: true,
    }),
    ...section.paragraphs.map(
      ({ level, text }) =>
        new Paragraph({
          spacing: { after: 120 },
          children: runs(docx, text),
          ...(level > 0 && { numbering: { reference: clauses, level } }),
        }),
    ),
  ]);
}

function cell(docx: Docx, text: string, { bold = false, right = false } = {}) {
  const { TableCell, Paragraph } = docx;
  const children = runs(docx, text, { bold, size: 20 });
  return new TableCell({
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    ...(bold && { shading: { fill: 'F1F4F4' } }),
    children: [new Paragraph({ children, ...(right && { alignment: 'right' as const }) })],
  });
}

function tableOf(docx: Docx, { columns, rows }: WordTable) {
  const { Table, TableRow, WidthType } = docx;
  const isRight = (index: number) => columns[index]?.align === 'right';
  const shares = columns.map(({ share = 1 }) => share);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: shares.map((share) => Math.round((9000 * share) / whole)),
    rows: [
      new TableRow({
        tableHeader: true,
        children: columns.map(({ label }, index) => cell(docx, label, { bold: true, right: isRight(index) })),
      }),
      ...rows.map(
        (row) =>
          new TableRow({
            cantSplit: true,
            children: row.map((text, index) => cell(docx, text, { right: isRight(index) })),
          }),
      ),
    ],
  });
}

/** The signature fields side by side: a row without borders that no page break splits. */
function signaturesOf(docx: Docx, { signatures }: WordDocument) {
  const { Table, TableRow, TableCell, TableBorders, Paragraph, WidthType, TabStopType, LeaderType } = docx;
  const line = { type: TabStopType.RIGHT, position: 4000, leader: LeaderType.UNDERSCORE };
  const cells = signatures.map(
    ({ title, name, lines }) =>
      new TableCell({
        margins: { right: 400 },
        children: [
          new Paragraph({ keepNext: true, children: runs(docx, title, { bold: true }) }),
          new Paragraph({ keepNext: true, spacing: { after: 120 }, children: runs(docx, name) }),
          ...lines.map(
            (label) =>
              new Paragraph({
                keepNext: true,
                spacing: { before: 320 },
                tabStops: [line],
                children: runs(docx, `${label}\t`, { size: small }),
              }),
          ),
        ],
      }),
  );
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: signatures.map(() => Math.round(9000 / signatures.length)),
    borders: TableBorders.NONE,
    rows: [new TableRow({ cantSplit: true, children: cells })],
  });
}

function annexOf(docx: Docx, { annex }: WordDocument) {
  const { Paragraph, HeadingLevel } = docx;
  return [
    new Paragraph({ text: annex.title, heading: HeadingLevel.HEADING_1, keepNext: true, spacing: { before: 480 } }),
    new Paragraph({ keepNext: true, children: runs(docx, annex.note, { size: small }) }),
    ...annex.tables.flatMap((one) => [
      new Paragraph({
        text: one.title,
        heading: HeadingLevel.HEADING_2,
        keepNext: true,
        spacing: { before: 240, after: 80 },
      }),
      tableOf(docx, one),
    ]),
  ];
}

/** The text around Word's own fields for the page and the number of pages. */
function footerOf({ Footer, Paragraph, TextRun, PageNumber }: Docx, { footer, pageLabel }: WordDocument) {
  const marks: Record<string, string> = { '{page}': PageNumber.CURRENT, '{pages}': PageNumber.TOTAL_PAGES };
  const parts = pageLabel.split(/(\{pages?\})/);
  const number = new TextRun({ size: small, children: parts.map((part) => marks[part] ?? part) });
  return new Footer({
    children: [
      new Paragraph({ children: [new TextRun({ text: footer, size: small })] }),
      new Paragraph({ alignment: 'right', children: [number] }),
    ],
  });
}

export async function renderWord(content: WordDocument): Promise<Buffer> {
  const given = writable(content);
  const docx: Docx = await import('docx');
  const { Document, HeadingLevel, Packer, Paragraph } = docx;
  const { title, kind, author, language, lines, closing } = given;
  const ink = { font: 'Calibri', color: '171E21' };
  const document = new Document({
    title,
    creator: author,
    numbering: numbering(docx),
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 22, language: { value: locales[language] } } },
        title: { run: { ...ink, size: 36, bold: true }, paragraph: { spacing: { after: 120 } } },
        heading1: { run: { ...ink, size: 26, bold: true } },
        heading2: { run: { ...ink, size: 22, bold: true } },
      },
    },
    sections: [
      {
        footers: { default: footerOf(docx, given) },
        children: [
          new Paragraph({ children: runs(docx, kind) }),
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          ...lines.map((line) => new Paragraph({ children: runs(docx, line, { size: 20 }) })),
          ...clausesOf(docx, given),
          new Paragraph({ keepNext: true, children: [] }),
          signaturesOf(docx, given),
          new Paragraph({ spacing: { before: 240 }, children: runs(docx, closing, { size: small }) }),
          ...annexOf(docx, given),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
