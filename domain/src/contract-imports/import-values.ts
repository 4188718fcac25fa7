// Reads a row's cells as a contract's payload. What cannot be read stays as it was typed, so that the contract's own
// schema says what is wrong with it.
import type { FieldProblem } from '../api/problem.ts';
import type { ImportValues } from './contract-import.ts';
import { amountOf, readAmount, unclearAmount } from './import-amounts.ts';
import { firstPartyColumn, type ImportColumn, importColumn, listNames, requiredGroups } from './import-columns.ts';

/** The value of an enumeration or a flag that a person wrote in their own words; undefined when none is meant. */
export type Meaning = (column: ImportColumn, written: string) => string | boolean | undefined;

const isoDate = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/;
const localDate = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const padded = (part: string | undefined, length: number) => (part ?? '').padStart(length, '0');

/** `31/12/2030`, `31.12.2030` and `2030-12-31` as the last of them; days come before months, as in Portugal. */
export function readDate(written: string): string {
  const iso = isoDate.exec(written);
  if (iso) return `${iso[1]}-${padded(iso[2], 2)}-${padded(iso[3], 2)}`;
  const local = localDate.exec(written);
  return local ? `${local[3]}-${padded(local[2], 2)}-${padded(local[1], 2)}` : written;
}

function readOne(column: ImportColumn, written: string, meaning: Meaning): unknown {
  const { as } = column.kind;
  if (as === 'date') return readDate(written);
  if (as === 'choice' || as === 'flag') return meaning(column, written) ?? written;
  return amountOf(column) ? readAmount(column, written) : written;
}

function readCell(column: ImportColumn, written: string, meaning: Meaning): unknown {
  const text = written.trim();
  if (!column.isList) return readOne(column, text, meaning);
  return text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => readOne(column, part, meaning));
}

type Payload = Record<string, unknown>;

function put(payload: Payload, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let holder = payload;
  for (const name of names) {
    holder[name] ??= {};
    holder = holder[name] as Payload;
  }
  holder[last] = value;
}

export interface ReadRow {
  payload: Payload;
  /** Names the column of a fault in the payload. */
  columnOf: (path: string) => string;
  /** Faults that only the cells show, at their columns. */
  unclear: FieldProblem[];
}

/** @param ownerId the first party, which the form chose */
export function readRow(values: ImportValues, ownerId: string, meaning: Meaning): ReadRow {
  const filled: Payload = {};
  const unclear: FieldProblem[] = [];
  for (const [path, written] of Object.entries(values)) {
    const column = importColumn(path);
    if (!column || path === firstPartyColumn || written.trim() === '') continue;
    put(filled, path, readCell(column, written, meaning));
    unclear.push(...unclearAmount(column, written));
  }
  const payload: Payload = { ...requiredGroups(), ...filled, [firstPartyColumn]: ownerId };
  const numbers = new Map<string, string[]>();
  for (const list of listNames) {
    // Numbers may be left out: the second technology of a file may be the contract's first.
    const items = Object.entries((filled[list] ?? {}) as Payload).sort(([a], [b]) => Number(a) - Number(b));
    numbers.set(
      list,
      items.map(([number]) => number),
    );
    if (items.length > 0 || list === 'technologies') payload[list] = items.map(([, item]) => item);
  }
  return { payload, columnOf: (path) => columnOf(path, numbers), unclear };
}

function columnOf(path: string, numbers: ReadonlyMap<string, string[]>): string {
  const [list = '', index, ...rest] = path.split('.');
  const used = numbers.get(list);
  // A value of a list in one cell is a fault of the cell.
  if (!used) return path.replace(/\.\d+$/, '');
  const number = used[Number(index ?? 0)] ?? '1';
  const name = rest.join('.') || (list === 'technologies' ? 'type' : 'name');
  return `${list}.${number}.${name}`;
}

/** The faults of a row at its columns, each column once. `atColumns` are there already, and count before the others. */
export function faultsAtColumns(
  problems: readonly FieldProblem[],
  { columnOf: at }: ReadRow,
  atColumns: readonly FieldProblem[] = [],
): FieldProblem[] {
  const byColumn = new Map<string, FieldProblem>();
  for (const problem of [...atColumns, ...problems.map((one) => ({ ...one, path: at(one.path) }))])
    if (!byColumn.has(problem.path)) byColumn.set(problem.path, problem);
  return [...byColumn.values()];
}
