// Whether a build is current: each keeps the hash of what it was made from.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, seconds } from './toolchain.mjs';

const notSources = new Set(['node_modules', 'dist']);

/** The hash of every file that the build reads. */
function hashOf(sources) {
  const hash = createHash('sha256');
  const add = (path) => {
    hash.update(`${path}\0`);
    hash.update(readFileSync(join(root, path)));
  };
  for (const source of sources.filter((path) => existsSync(join(root, path)))) {
    if (source.includes('.')) {
      add(source);
      continue;
    }
    walk(source).forEach(add);
  }
  return hash.digest('hex');
}

function walk(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !notSources.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return walk(path);
      return entry.isFile() && !/\.test\.tsx?$/.test(path) ? [path] : [];
    });
}

/**
 * Does nothing when the build is current. The stamp goes first and is written last, so an interrupted build does not
 * count.
 * @param what is built, for the terminal
 * @param folder of the build, which has the stamp
 * @param sources files and folders that it reads; these and `folder` are paths within the project
 * @param build answers with an exit code
 */
export async function ensureBuilt({ what, folder, sources, build }) {
  const stampFile = join(root, folder, '.built-from');
  const wanted = hashOf(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return 0;
  const began = Date.now();
  console.log(`Building ${what} …`);
  rmSync(stampFile, { force: true });
  const code = await build();
  if (code !== 0) return code;
  // What was changed meanwhile may not be in it.
  if (hashOf(sources) === wanted) writeFileSync(stampFile, wanted);
  console.log(`Built in ${seconds(began)}.`);
  return 0;
}
