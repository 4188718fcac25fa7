// Whether a changed check constraint of a migration still accepts all that the one before accepted: lists of texts that
// grew.

/** From the bracket at `start` to the one that closes it. */
function bracketed(text, start) {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
}

function checksAt(text, pattern) {
  return [...text.matchAll(pattern)].map((match) => bracketed(text, match.index + match[0].length - 1));
}

/**
 * The condition that earlier migrations gave the constraint last. A check beside its column has the name that
 * PostgreSQL derives from table and column.
 */
export function lastCheck(earlier, table, name) {
  const column =
    name.startsWith(`${table}_`) && name.endsWith('_check') ? name.slice(table.length + 1, -'_check'.length) : '';
  const found = earlier.flatMap((text) =>
    text
      .split(';\n')
      .flatMap((statement) => [
        ...checksAt(statement, new RegExp(`constraint ${name} check ?\\(`, 'g')),
        ...(column !== '' && new RegExp(`^(create|alter) table (if not exists )?${table}\\b`).test(statement)
          ? checksAt(statement, new RegExp(`(?:[(,] ?|add )(?:add )?(?:column )?${column} [^,]*?check ?\\(`, 'g'))
          : []),
      ]),
  );
  return found.at(-1);
}

const listPattern = /'(?:[^']|'')*'(?: ?, ?'(?:[^']|'')*')*/g;
const shapeOf = (condition) => condition.replace(listPattern, '?').replace(/\s+/g, '');
const listsOf = (condition) =>
  (condition.match(listPattern) ?? []).map((list) => new Set(list.match(/'(?:[^']|'')*'/g)));

/** The same condition, with at least the same texts. */
export function sameButWider(before, action) {
  const start = action.indexOf('(');
  if (before === undefined || start < 0) return false;
  const after = bracketed(action, start);
  if (shapeOf(before) !== shapeOf(after)) return false;
  const lists = listsOf(after);
  return listsOf(before).every((list, index) => [...list].every((text) => lists[index]?.has(text)));
}
