// The amounts of a spreadsheet: with commas or points, and which of the two separates the decimals in a file.
import type { FieldProblem } from '../api/problem.ts';
import { isQuantity, quantities } from '../terms/field-kinds.ts';
import type { ImportValues } from './contract-import.ts';
import { type ImportColumn, importColumns } from './import-columns.ts';

type DecimalSign = ',' | '.';

const bareAmount = (written: string): string => written.replace(/[\s\u00a0\u202f'’]|€(\/MWh)?|MWh?$|%$/g, '');

/**
 * `1 234,50`, `1.234,50` and `1,234.50` alike: the last of two signs is the decimal sign. A single one before exactly
 * three digits is what the file's sign makes of it. Without that it separates the thousands of a whole amount; where the
 * amount may have decimals it could mean either, and nothing is read.
 */
export function readNumber(written: string, isWhole: boolean, decimalSign?: DecimalSign): number | string {
  const bare = bareAmount(written);
  if (!/^-?\d[\d.,]*$/.test(bare)) return written;
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  if (last < 0) return Number(bare);
  const [whole, fraction] = [bare.slice(0, last), bare.slice(last + 1)];
  const sign = bare[last] ?? '';
  const groups = whole.split(/[.,]/);
  const isGrouped = (parts: string[]) => parts.slice(1).every((part) => part.length === 3) && parts[0] !== '';
  const isAlone = groups.length === 1;
  const mayBeThousands = fraction.length === 3 && !/^-?0*$/.test(whole) && (isAlone || whole.includes(sign));
  if (mayBeThousands && !(isAlone && sign === decimalSign)) {
    const isClear = isWhole || !isAlone || decimalSign !== undefined;
    return isClear && isGrouped([...groups, fraction]) ? Number([...groups, fraction].join('')) : written;
  }
  if (whole.includes(sign) || !isGrouped(groups)) return written;
  return Number(`${groups.join('')}.${fraction}`);
}

/** The decimal sign that an amount proves: that of `36,5`, and of `1.234.567` the other one. */
function provenSign(written: string): DecimalSign | undefined {
  const signs = bareAmount(written).match(/[.,]/g) ?? [];
  const last = signs.at(-1) as DecimalSign | undefined;
  if (last === undefined || typeof readNumber(written, false) !== 'number') return undefined;
  const isGrouping = signs.length > 1 && signs.every((sign) => sign === last);
  return isGrouping ? (last === ',' ? '.' : ',') : last;
}

/** Undefined for a column without amounts. */
export const amountOf = ({ kind: { as } }: ImportColumn) => (isQuantity(as) ? quantities[as] : undefined);
const isWholeAmount = (column: ImportColumn): boolean => amountOf(column)?.typedDecimals === 0;

export const readAmount = (column: ImportColumn, written: string): number | string =>
  readNumber(written, isWholeAmount(column));

const amountColumns = importColumns.filter((column) => amountOf(column) !== undefined);

/** The decimal sign of the amounts of a file; undefined when none proves it, or when they contradict each other. */
export function decimalSignOf(rows: readonly ImportValues[]): DecimalSign | undefined {
  const proven = new Set<DecimalSign>();
  for (const row of rows)
    for (const { path } of amountColumns) {
      const sign = provenSign(row[path] ?? '');
      if (sign) proven.add(sign);
    }
  return proven.size === 1 ? [...proven][0] : undefined;
}

/** An amount that is clear only by its file's decimal sign, written so that it is clear by itself. */
function clearAmount(column: ImportColumn, written: string, sign: DecimalSign): string {
  const isWhole = isWholeAmount(column);
  const meant = readNumber(written, isWhole, sign);
  if (typeof meant !== 'number' || meant === readNumber(written, isWhole)) return written;
  const plain = String(meant);
  return readNumber(plain, isWhole) === meant ? plain : `${plain}0`;
}

export function withClearAmounts(values: ImportValues, sign: DecimalSign): ImportValues {
  const cleared = { ...values };
  for (const column of amountColumns) {
    const written = values[column.path];
    if (written !== undefined) cleared[column.path] = clearAmount(column, written, sign);
  }
  return cleared;
}

/** The fault of an amount that could mean thousands or decimals. */
export function unclearAmount(column: ImportColumn, written: string): FieldProblem[] {
  if (!amountOf(column) || isWholeAmount(column) || typeof readNumber(written, false) === 'number') return [];
  const thousands = readNumber(written, true);
  if (typeof thousands !== 'number') return [];
  const [whole = '', fraction = ''] = bareAmount(written).split(/[.,]/);
  const params = { thousands: String(thousands), whole, fraction: fraction.slice(0, 2) };
  return [{ path: column.path, key: 'error_import_number', params }];
}
