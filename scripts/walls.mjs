// Checks imports, rooms and the shape of files; prints each breach, and exits with 1 on any.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCycles, importsOf, sourceFiles } from './import-graph.mjs';
import { foreignWrites, overfullFolders, platformReads, privateJobTables, ringsOfRooms } from './room-rules.mjs';
import { root } from './toolchain.mjs';
import { brokenRules, wallRules } from './wall-rules.mjs';

const longestFile = 350;
const nameless = /^(utils?|helpers?|misc|common|index)\.tsx?$/;

const holds = (folder, ending) =>
  existsSync(join(root, folder)) && readdirSync(join(root, folder)).some((name) => name.endsWith(ending));
const rules = wallRules({
  hasRoutes: (feature) => holds(`server/src/features/${feature}`, '-routes.ts'),
  hasApi: (folder) => holds(`domain/src/${folder}`, '-api.ts'),
  exists: (path) => existsSync(join(root, path)),
});

function faultsOfShape(file) {
  const name = file.split('/').at(-1);
  const text = readFileSync(join(root, file), 'utf8');
  const lines = text.split('\n').length - 1;
  return [
    !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.tsx?$/.test(name) && 'the name is not kebab-case',
    nameless.test(name) && 'the name says nothing: name the file after what it exports',
    lines > longestFile && `${lines} lines, at most ${longestFile}`,
    // A test's titles say what it holds.
    !/\.test\.tsx?$/.test(file) &&
      !/^(#!.*\n)?\/[/*]/.test(text) &&
      'opens without a comment that says what it decides',
  ].filter(Boolean);
}

const files = sourceFiles(['domain', 'server', 'web', 'client', 'e2e', 'bench']).filter(
  (file) => !file.endsWith('database-types.ts') && !file.endsWith('.gen.ts'),
);
const imports = files.flatMap(importsOf);
const withText = (path) => ({ path, text: readFileSync(join(root, path), 'utf8') });
const serverFiles = files.filter((file) => file.startsWith('server/src/')).map(withText);
const demoFiles = files.filter((file) => file.startsWith('server/demo/')).map(withText);
const migrations = readdirSync(join(root, 'server/migrations')).map((name) => withText(`server/migrations/${name}`));
const breaches = [
  ...imports.flatMap((edge) => brokenRules(rules, edge).map((rule) => `${edge.from} imports ${edge.text}: ${rule}`)),
  ...findCycles(imports).map((cycle) => `a ring of imports: ${cycle.join(' → ')}`),
  ...ringsOfRooms(imports),
  ...overfullFolders(files),
  ...foreignWrites(serverFiles),
  ...platformReads(serverFiles),
  ...privateJobTables([...serverFiles, ...demoFiles, ...migrations]),
  ...files.flatMap((file) => faultsOfShape(file).map((fault) => `${file}: ${fault}`)),
];
for (const breach of breaches) console.log(breach);
console.log(`${files.length} files, ${imports.length} imports, ${breaches.length} breaches`);
process.exitCode = breaches.length === 0 ? 0 : 1;
