// Parses SQL as far as the check of migrations needs: one line per statement, lower case except texts, without
// comments.

const spaced = (text) => text.replace(/\s+/g, ' ').trim();

/** The parts between separators outside of brackets and texts. */
function split(text, separator) {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/'(?:[^']|'')*'|[^']/gs)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map(spaced).filter((part) => part !== '');
}

/** Includes the statements of a `do` block or a function's body, and texts that such a block executes. */
export function statementsOf(sql) {
  const plain = sql.replace(/'(?:[^']|'')*'|--[^\n]*|\/\*.*?\*\/|[^'\-/]+/gs, (part) => {
    if (part.startsWith('--') || part.startsWith('/*')) return ' ';
    return part.startsWith("'") ? part : part.toLowerCase();
  });
  const own = split(plain.replace(/\$\w*\$.*?\$\w*\$/gs, ' '), ';');
  const bodies = [...plain.matchAll(/(\$\w*\$)(.*?)\1/gs)].flatMap(([, , body]) => split(body, ';'));
  const inBodies = bodies.map((body) => body.replace(/^.*?\b(?:begin|then|else|loop|declare) /, ''));
  const executed = bodies.flatMap((body) =>
    /\bexecute\b/.test(body)
      ? [...body.matchAll(/'((?:[^']|'')*)'/g)].map(([, text]) => spaced(text.toLowerCase()))
      : [],
  );
  return [...own, ...inBodies, ...executed];
}

/** `alter table project add a, drop b` as { table: 'project', actions: ['add a', 'drop b'] }. */
export function actionsOf(statement) {
  const [, table, rest] = /^alter table (?:if exists )?(?:only )?([\w.]+) (.*)$/s.exec(statement) ?? [];
  return table ? { table: table.replace(/^public\./, ''), actions: split(rest, ',') } : undefined;
}

const sqlWords = new Set(
  'add constraint check unique primary foreign key exclude references on delete cascade restrict set null not in and or is true false between like any all using with where asc desc nulls first last coalesce lower upper length text now'.split(
    ' ',
  ),
);

/** The names in a constraint's brackets that may be columns. */
export const columnsIn = (constraint) =>
  [
    ...new Set(
      constraint
        .replace(/^[^(]*/, '')
        .replace(/'(?:[^']|'')*'/g, ' ')
        .match(/\b[a-z_]\w*\b/g) ?? [],
    ),
  ].filter((word) => !sqlWords.has(word));
