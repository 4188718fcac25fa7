// A statement as logs and traces name it: recognisable, and without any value.
import { createHash } from 'node:crypto';

export interface NamedStatement {
  /** The same for each run of the statement, however many values its lists have. */
  statement: string;
  /** Its text, shortened. */
  text: string;
}

const longest = 400;
/** Few statements vary with what is asked; those that do must not fill the memory. */
const mostKnown = 2000;
const known = new Map<string, NamedStatement>();

const shapeOf = (text: string): string =>
  text
    .replace(/\/\*.*?\*\//gs, ' ')
    // Values are parameters; what is written out are constants of the program, and still not told.
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![$\w.])\d+(?:\.\d+)?\b/g, '?')
    .replace(/\$\d+/g, '$')
    .replace(/\(\s*\$(?:\s*,\s*\$)+\s*\)/g, '($…)')
    .replace(/(\(\$…\)|\(\$\))(?:\s*,\s*\1)+/g, '$1…')
    .replace(/\s+/g, ' ')
    .trim();

export function namedStatement(sql: string): NamedStatement {
  const before = known.get(sql);
  if (before) return before;
  const shape = shapeOf(sql);
  const named = {
    statement: createHash('sha256').update(shape).digest('hex').slice(0, 12),
    text: shape.length > longest ? `${shape.slice(0, longest)}…` : shape,
  };
  if (known.size >= mostKnown) known.clear();
  known.set(sql, named);
  return named;
}
