// Marks in a statement's text that decide how it is sent. A mark stands after the first word of the statement, or in
// Kysely's `modifyFront`.
import { sql } from 'kysely';

const preparedMark = '/*prepared*/';
const plannedMark = '/*planned*/';
const unawaitedMark = '/*unawaited*/';

/**
 * Planned once per connection, because planning takes longer than running. The statement must find its rows by key, and
 * its text must not vary with the values: a list of ids is one parameter (`= any($1)`). Because it is by key and
 * therefore short, a `select` may share a connection with other calls (lanes.ts). Never mark a filtered list: its best
 * plan depends on the values, and it would delay the statements behind it.
 */
export const prepared = sql.raw(preparedMark);

/** As `prepared`, for what is by key and not short, such as the rows of a list: on a connection of the pool. */
export const planned = sql.raw(plannedMark);

/**
 * Sent in a transaction without waiting for the answer. Nothing in the transaction may need it. When it fails, the
 * next statement, at the latest the commit, fails with its error.
 */
export const unawaited = sql.raw(unawaitedMark);

const frontOf = (text: string) => text.slice(0, 60);
export const isPrepared = (text: string): boolean =>
  frontOf(text).includes(preparedMark) || frontOf(text).includes(plannedMark);
export const isUnawaited = (text: string): boolean => frontOf(text).includes(unawaitedMark);
const locking = new Map<string, boolean>();

/** A lock would be held by the connection's other callers too. */
function locks(text: string): boolean {
  const known = locking.get(text) ?? /\bfor (no key update|update|share|key share)\b/.test(text);
  locking.set(text, known);
  return known;
}

/** A marked read may share a connection. */
export const isShared = (text: string): boolean => /^\s*select\s*\/\*prepared\*\//.test(frontOf(text)) && !locks(text);

const names = new Map<string, string>();

/** The driver prepares statements that have a name. */
export function nameOf(text: string): string {
  const name = names.get(text) ?? `prepared_${names.size}`;
  names.set(text, name);
  return name;
}
