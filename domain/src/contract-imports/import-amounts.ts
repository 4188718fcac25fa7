// The amounts of a spreadsheet: with commas or points, and what a file proves of the amounts that could mean two things.
import type { FieldProblem } from '../api/problem.ts';
import { isQuantity, quantities } from '../terms/field-kinds.ts';
import type { ImportValues } from './contract-import.ts';
import { type ImportColumn, importColumn, importColumns } from './import-columns.ts';

type DecimalSign = ',' | '.';
const otherThan = (sign: DecimalSign): DecimalSign => (sign === ',' ? '.' : ',');

const bareAmount = (written: string): string => written.replace(/[\s\u00a0\u202f'’]|€(\/MWh)?|MWh?$|%$/g, '');

interface Twofold {
  sign: DecimalSign;
  thousands: number;
  decimals: number;
  /** The digits before the sign, and behind it. */
  parts: [whole: string, fraction: string];
}

/** `92.000` may be 92 or 92 thousand: one sign before exactly three digits, and at most three before it. */
function twofoldOf(written: string): Twofold | undefined {
  const match = /^(-?(?!0)\d{1,3})([.,])(\d{3})$/.exec(bareAmount(written));
  if (!match) return undefined;
  const [, whole = '', sign, fraction = ''] = match;
  return {
    sign: sign as DecimalSign,
    thousands: Number(whole + fraction),
    decimals: Number(`${whole}.${fraction}`),
    parts: [whole, fraction],
  };
}

const isGrouped = ([first = '', ...others]: readonly string[]): boolean =>
  others.length === 0 ? first !== '' : /^-?\d{1,3}$/.test(first) && others.every((part) => part.length === 3);

/**
 * `1 234,50`, `1.234,50` and `1,234.50` alike: the last of two signs is the decimal sign. Of an amount that could mean
 * two things the thousands are read where it must be whole; where it may have decimals nothing is read.
 */
export function readNumber(written: string, isWhole: boolean): number | string {
  const bare = bareAmount(written);
  if (!/^-?\d[\d.,]*$/.test(bare)) return written;
  const twofold = twofoldOf(written);
  if (twofold) return isWhole ? twofold.thousands : written;
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  if (last < 0) return Number(bare);
  const [whole, fraction, sign] = [bare.slice(0, last), bare.slice(last + 1), bare[last] ?? ''];
  const groups = whole.split(/[.,]/);
  if (whole.includes(sign)) {
    const all = [...groups, fraction];
    return isGrouped(all) ? Number(all.join('')) : written;
  }
  return isGrouped(groups) ? Number(`${groups.join('')}.${fraction}`) : written;
}

/** The decimal sign that an amount proves: that of `36,5`, and of `1.234.567` the other one. */
function provenSign(written: string): DecimalSign | undefined {
  const signs = bareAmount(written).match(/[.,]/g) ?? [];
  const last = signs.at(-1) as DecimalSign | undefined;
  if (last === undefined || typeof readNumber(written, false) !== 'number') return undefined;
  const isGrouping = signs.length > 1 && signs.every((sign) => sign === last);
  return isGrouping ? otherThan(last) : last;
}

/** Undefined for a column without amounts. */
export const amountOf = ({ kind: { as } }: ImportColumn) => (isQuantity(as) ? quantities[as] : undefined);
const isWholeAmount = (column: ImportColumn): boolean => amountOf(column)?.typedDecimals === 0;

export const readAmount = (column: ImportColumn, written: string): number | string =>
  readNumber(written, isWholeAmount(column));

const amountColumns = importColumns.filter((column) => amountOf(column) !== undefined);

/**
 * The decimal signs that amounts of a file prove, altogether and by the path of their column. In a column of whole amounts
 * one that is not whole is refused itself, and proves nothing of the others.
 */
export interface ProvenSigns {
  file: ReadonlySet<DecimalSign>;
  columns: ReadonlyMap<string, ReadonlySet<DecimalSign>>;
}

export function provenSignsOf(rows: readonly ImportValues[]): ProvenSigns {
  const file = new Set<DecimalSign>();
  const columns = new Map<string, ReadonlySet<DecimalSign>>();
  for (const column of amountColumns) {
    const isWhole = isWholeAmount(column);
    const signs = new Set<DecimalSign>();
    for (const { [column.path]: written = '' } of rows) {
      const sign = provenSign(written);
      if (sign) file.add(sign);
      if (sign && (!isWhole || Number.isInteger(readNumber(written, isWhole)))) signs.add(sign);
    }
    columns.set(column.path, signs);
  }
  return { file, columns };
}

/**
 * What the file makes of an amount that could mean two things; undefined where it stays unclear. Decimals need a proof in
 * the column itself, because one `36.5` that somebody typed must not divide another column by a thousand. For thousands
 * it is enough that the sign separates decimals nowhere, and that the other one does or the amount is whole.
 */
function meaningOf(
  { path }: ImportColumn,
  { sign, thousands, decimals }: Twofold,
  isWhole: boolean,
  proven: ProvenSigns,
) {
  const isOtherProven = proven.file.has(otherThan(sign));
  if (!proven.file.has(sign)) return isOtherProven || isWhole ? thousands : undefined;
  return proven.columns.get(path)?.has(sign) && !isOtherProven ? decimals : undefined;
}

/** So that the amount is clear by itself. */
function clearlyWritten(amount: number, isWhole: boolean): string {
  const plain = String(amount);
  return readNumber(plain, isWhole) === amount ? plain : `${plain}0`;
}

interface Cleared {
  values: ImportValues;
  /** Paths of whole amounts whose meaning the file leaves open; alone, they would be read as thousands. */
  unclear: string[];
}

export function withClearAmounts(values: ImportValues, proven: ProvenSigns): Cleared {
  const cleared: Cleared = { values: { ...values }, unclear: [] };
  for (const column of amountColumns) {
    const { path } = column;
    const written = values[path] ?? '';
    const twofold = twofoldOf(written);
    if (!twofold) continue;
    const isWhole = isWholeAmount(column);
    const meant = meaningOf(column, twofold, isWhole, proven);
    if (meant === undefined) cleared.unclear.push(...(isWhole ? [path] : []));
    else if (meant !== readNumber(written, isWhole)) cleared.values[path] = clearlyWritten(meant, isWhole);
  }
  return cleared;
}

export const unclearNumber = 'error_import_number';

/** Says how an amount that could mean two things is to be written. */
export function unclearFault(path: string, written: string): FieldProblem {
  const column = importColumn(path);
  const twofold = twofoldOf(written);
  if (!column || !twofold) return { path, key: unclearNumber };
  const [whole, fraction] = twofold.parts;
  const thousands = String(twofold.thousands);
  return isWholeAmount(column)
    ? { path, key: 'error_import_whole_number', params: { thousands, whole } }
    : { path, key: unclearNumber, params: { thousands, whole, fraction: fraction.slice(0, 2) } };
}

/** The fault of an amount that nothing but its cell explains. */
export const unclearAmount = (column: ImportColumn, written: string): FieldProblem[] =>
  amountOf(column) && !isWholeAmount(column) && twofoldOf(written) ? [unclearFault(column.path, written)] : [];
