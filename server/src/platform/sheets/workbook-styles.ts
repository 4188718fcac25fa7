// Which styles of a workbook show a number as a date or in percent, and which date a number is.
import { readXml } from './read-xml.ts';

/** The formats with a day that the standard fixes (ECMA-376, part 1, 18.8.30), those of east Asian languages too. */
const isFixedDate = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

export type NumberStyle = 'plain' | 'date' | 'percent';

const fixedStyle = (id: number): NumberStyle => {
  if (id === 9 || id === 10) return 'percent';
  return isFixedDate(id) ? 'date' : 'plain';
};

/** A format of the workbook's own shows a date when it has a day or a year outside of quoted and bracketed texts. */
function styleOf(code: string): NumberStyle {
  const signs = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  if (signs.includes('%')) return 'percent';
  return /[dy]/i.test(signs) ? 'date' : 'plain';
}

/** @returns how each style of a cell shows a number */
export function numberStyles(styles: Uint8Array | undefined): NumberStyle[] {
  if (!styles) return [];
  const own = new Map<number, NumberStyle>();
  const all: NumberStyle[] = [];
  let isOfCells = false;
  readXml(styles, {
    open: (name, { numFmtId, formatCode = '' }) => {
      if (name === 'numFmt') own.set(Number(numFmtId), styleOf(formatCode));
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) all.push(own.get(Number(numFmtId)) ?? fixedStyle(Number(numFmtId)));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return all;
}

const day = 86_400_000;

/** Days since 1899-12-30, or since 1904-01-01. Undefined for what is no date of these years. */
export function dateOfNumber(number: number, from1904: boolean): string | undefined {
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const date = new Date(start + Math.floor(number) * day);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 || number < 0) return undefined;
  return date.toISOString().slice(0, 10);
}
