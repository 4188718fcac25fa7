// The rules of rooms: no cycles between them, no folder with too many files, one room writes each table, and nobody
// names the private tables of the jobs' library.

/** In these, the subfolders of each folder are rooms. */
const workspaces = /^(domain|server|web)\/src(\/|$)/;
const mostFiles = 20;

const folderOf = (path) => path.slice(0, path.lastIndexOf('/'));

/** @returns {string[]} `web/src`, `web/src/records` and so on for a file in web/src/records/list */
const foldersAbove = (path) =>
  path
    .split('/')
    .map((_, index, parts) => parts.slice(0, index).join('/'))
    .filter((folder) => workspaces.test(folder));

/** The room of a file; a file directly in the folder (`app.ts`) has none. */
function roomOf(floor, path) {
  if (!path.startsWith(`${floor}/`)) return undefined;
  const [room, ...inside] = path.slice(floor.length + 1).split('/');
  return inside.length > 0 ? room : undefined;
}

/**
 * Cycles of rooms that import each other, with the files involved. Types do not count, because they are erased.
 * @param {import('./import-graph.mjs').Import[]} imports
 */
export function ringsOfRooms(imports) {
  const floors = new Set(imports.flatMap(({ from }) => foldersAbove(from)));
  return [...floors].flatMap((floor) => {
    const edges = new Map();
    for (const { from, to, isType } of imports) {
      const [a, b] = [roomOf(floor, from), to && roomOf(floor, to)];
      if (isType || !a || !b || a === b || /\.test\.tsx?$/.test(from)) continue;
      if (!edges.has(a)) edges.set(a, new Map());
      if (!edges.get(a).has(b)) edges.get(a).set(b, `${from} imports ${to}`);
    }
    return ringsIn(edges).map((ring) => `a ring of rooms in ${floor}: ${sayRing(ring, edges)}`);
  });
}

const sayRing = (ring, edges) =>
  ring.map((room, index) => `${room} (${edges.get(room).get(ring[(index + 1) % ring.length])})`).join(' → ');

/** One cycle through each room that is part of one, each cycle once. */
function ringsIn(edges) {
  const rings = new Map();
  for (const start of edges.keys()) {
    const ring = shortestRing(start, edges);
    if (ring) rings.set([...ring].sort().join(' '), ring);
  }
  return [...rings.values()];
}

function shortestRing(start, edges) {
  const paths = [[start]];
  const seen = new Set();
  for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
    for (const next of edges.get(path.at(-1))?.keys() ?? []) {
      if (next === start) return path;
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return undefined;
}

/** Tests are beside their file and do not count. @param {string[]} files */
export function overfullFolders(files) {
  const counts = new Map();
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file)) continue;
    counts.set(folderOf(file), (counts.get(folderOf(file)) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) =>
    count > mostFiles ? [`${folder}: ${count} files, at most ${mostFiles}: give it rooms`] : [],
  );
}

/** Tables that two rooms write, with the reason. */
const writtenByTwo = {
  mail: 'the platform sends letters, the feature keeps their register',
};
/** Rooms that write the table that an entity passes to them. */
const writesWhatItIsHanded = {
  review: 'the shared workflow of the reviewed kinds',
  market: 'projects and offers, whose tables have the same columns',
  users: 'an account that is deleted takes all along that hangs on it alone',
};

const literalWrites = [
  /\b(?:insertInto|updateTable|deleteFrom)\(\s*'([a-z_]+)'/g,
  /\b(?:insert into|delete from)\s+([a-z_]+)\b/g,
  /\bupdate\s+([a-z_]+)(?:\s+[a-z]+)?\s+set\b/g,
];
const handedWrite = /\b(?:insert into|delete from|update)\s+\$\{sql\.table\(/;

/** The tables that a file's statements write. @param {string} text the file's content */
export const tablesWritten = (text) => [
  ...new Set(literalWrites.flatMap((pattern) => [...text.matchAll(pattern)].map(([, table]) => table))),
];

const writerOf = (path) => roomOf('server/src/features', path) ?? folderOf(path).slice('server/src/'.length);

/** @param {{ path: string, text: string }[]} files of the server */
export function foreignWrites(files) {
  const writers = new Map();
  const breaches = [];
  for (const { path, text } of files) {
    if (!path.startsWith('server/src/') || /\.test\.ts$/.test(path)) continue;
    const room = writerOf(path);
    for (const table of tablesWritten(text)) writers.set(table, (writers.get(table) ?? new Map()).set(room, path));
    if (handedWrite.test(text) && !(room in writesWhatItIsHanded))
      breaches.push(`${path}: writes a table that it is handed; only the shared workflows do`);
  }
  for (const [table, rooms] of writers) {
    if (rooms.size > (table in writtenByTwo ? 2 : 1))
      breaches.push(`the table ${table} is written by several rooms: ${[...rooms.values()].join(', ')}`);
  }
  return breaches;
}

const reads = [
  /\b(?:selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|mergeInto)\(\s*'([a-z_]+)/g,
  /\b(?:from|join|using)\s+(?:public\.)?"?([a-z_]+)\b"?(?!\.)/g,
  // The second table of `from session s, offer o`.
  /\bfrom\s+[\w".]+(?:\s+\w+)?\s*,\s*(?:public\.)?"?([a-z_]+)\b"?(?!\.)/g,
];
const comments = /\/\*[\s\S]*?\*\/|^\s*(?:\/\/|--).*$/gm;

/**
 * The platform serves every feature and knows the tables of none; what it needs of them, a view says.
 * @param {{ path: string, text: string }[]} files of the server
 */
export function platformReads(files) {
  const inProduct = files.filter(({ path }) => !/\.test\.ts$/.test(path));
  const below = (folder) => inProduct.filter(({ path }) => path.startsWith(`server/src/${folder}/`));
  const platform = below('platform');
  const own = new Set(platform.flatMap(({ text }) => tablesWritten(text)));
  const foreign = new Set(below('features').flatMap(({ text }) => tablesWritten(text)));
  return platform.flatMap(({ path, text }) =>
    [
      ...new Set(
        reads.flatMap((pattern) => [...text.replace(comments, '').matchAll(pattern)].map(([, table]) => table)),
      ),
    ]
      .filter((table) => foreign.has(table) && !own.has(table))
      .map((table) => `${path}: reads the table ${table} of a feature; the platform knows none`),
  );
}

const privateTable = /\bgraphile_worker"?\."?_private/;
const inTests = /\.test\.ts$|^server\/test\//;

/**
 * The library may change these tables in any version; its view `jobs` and its functions it keeps.
 * @param {{ path: string, text: string }[]} files of the server, also its migrations
 */
export const privateJobTables = (files) =>
  files.flatMap(({ path, text }) =>
    !inTests.test(path) && privateTable.test(text.replace(comments, ''))
      ? [`${path}: names a private table of graphile_worker; use its view jobs and its functions`]
      : [],
  );
