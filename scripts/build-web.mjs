// Builds the web apps when their sources have changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { passSignalsOn } from './run-child.mjs';
import { checkNode, fail, root, runNpm, seconds, toolEnvironment } from './toolchain.mjs';

const stampFile = join(root, 'web', 'dist', '.built-from');
const sources = ['web', 'domain', 'locales', 'package-lock.json'];
const notSources = new Set(['node_modules', 'dist']);

/** The hash of every file that the build reads. */
function hashOfSources() {
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

/** Does nothing when the build is current. The stamp is written last, so an interrupted build does not count. */
export async function ensureWebBuilt(options = {}) {
  const wanted = hashOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return 0;
  const began = Date.now();
  console.log('Building the web apps …');
  const code = await runNpm(['run', 'build', '-w', 'web', '--silent'], { env: toolEnvironment(), ...options });
  if (code !== 0) return code;
  writeFileSync(stampFile, wanted);
  console.log(`Built in ${seconds(began)}.`);
  return 0;
}

if (process.argv[1] === join(root, 'scripts', 'build-web.mjs')) {
  checkNode();
  passSignalsOn();
  if ((await ensureWebBuilt()) !== 0) fail('The web apps could not be built.');
}
