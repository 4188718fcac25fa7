// Reads every import of the project's own files with a parser (TypeScript 7 has none for tools).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './toolchain.mjs';

/**
 * @typedef {object} Import
 * @property {string} from the importing file, from the project's root
 * @property {string} [to] the imported file of the project
 * @property {string} [pack] or the imported package (`node:fs` for Node's own)
 * @property {string} text what stands in the source
 * @property {boolean} later imported on demand: `import()`
 * @property {boolean} isType only types come over: nothing is left of it when it runs
 */

/** All TypeScript files below these folders. */
export function sourceFiles(folders) {
  return folders.flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name).slice(root.length).split(sep).join('/'))
          .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
      : [],
  );
}

/** @returns {Import[]} */
export function importsOf(file) {
  const source = readFileSync(join(root, file), 'utf8');
  const { module } = parseSync(file, source);
  const later = module.dynamicImports
    .map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
    .filter((text) => /^['"`][^$]*['"`]$/.test(text))
    .map((text) => ({ ...describe(file, text.slice(1, -1), true), isType: false }));
  const now = new Map();
  const note = (text, isType) => now.set(text, (now.get(text) ?? true) && isType);
  for (const { moduleRequest, entries } of module.staticImports)
    note(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType));
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest) note(moduleRequest.value, isType);
  return [...[...now].map(([text, isType]) => ({ ...describe(file, text, false), isType })), ...later];
}

function describe(from, text, later) {
  const bare = text.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return { from, text, later, to: posix.join(posix.dirname(from), bare) };
  const [scope, name, ...path] = bare.split('/');
  if (bare.startsWith('@wattpact/domain/')) return { from, text, later, to: `domain/src/${path.join('/')}.ts` };
  if (scope === '@wattpact') return { from, text, later, to: [name, ...path].join('/') };
  return { from, text, later, pack: scope.startsWith('@') ? `${scope}/${name}` : scope };
}

/** The cycles of imports, each once, as a list of files that ends where it began. */
export function findCycles(imports) {
  const next = new Map();
  for (const { from, to, later } of imports) {
    if (to && !later) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const done = new Set();
  const cycles = [];
  const visit = (file, path) => {
    const at = path.indexOf(file);
    if (at >= 0) cycles.push([...path.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const imported of next.get(file) ?? []) visit(imported, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return cycles;
}
