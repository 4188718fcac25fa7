// The numbers in docs/requirements and in the titles of tests. The command `npm run requirements [AREA …]` lists the
// sentences that no title names.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesOf } from './test-titles.mjs';
import { root } from './toolchain.mjs';

const folder = join(root, 'docs', 'requirements');
const testFolders = ['domain', 'server', 'web', 'locales', 'scripts', 'e2e', 'bench'];

/** @returns {Map<string, string>} number → sentence, in the order of the pages */
export function readRequirements() {
  const pages = readdirSync(folder).filter((name) => /^[A-Z]+\.md$/.test(name));
  return new Map(
    pages.flatMap((page) =>
      [...readFileSync(join(folder, page), 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\* (.+)$/gm)].map(
        ([, number, sentence]) => [number, sentence],
      ),
    ),
  );
}

/** The numbers in a title's brackets: `[PRJ-25]`, `[PRJ-25, PRJ-26]`. */
const numbersIn = (title) =>
  [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside]) => inside.match(/\b[A-Z]{2,}-\d+\b/g) ?? []);

/** @returns {{ number: string, runs: boolean, place: string }[]} each number that a title of the source names */
export function namedIn(file, source) {
  return titlesOf(file, source).flatMap(({ title, line, runs }) =>
    numbersIn(title).map((number) => ({ number, runs, place: `${file}:${line}` })),
  );
}

const testFiles = () =>
  testFolders.flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .map((name) => `${top}/${name.replaceAll('\\', '/')}`)
      .filter((path) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(path) && !/\/(node_modules|dist)\//.test(path)),
  );

/** The names in all test files of the project. */
export const readNamed = () => testFiles().flatMap((file) => namedIn(file, readFileSync(join(root, file), 'utf8')));

const areaOf = (number) => number.split('-')[0];

/** Areas with sentences that no test names yet: what is still to be built, or to be held. The others stay complete. */
export const unfinishedAreas = ['ALL', 'BEN'];

/** The sentences of finished areas that no running test's title names. */
export function unheld(requirements, named, unfinished = unfinishedAreas) {
  const held = new Set(named.filter(({ runs }) => runs).map(({ number }) => number));
  return [...requirements.keys()].filter((number) => !held.has(number) && !unfinished.includes(areaOf(number)));
}

/** One line for each area, followed by the sentences that no running test's title names. */
export function report(requirements, named, areas = []) {
  const held = new Set(named.filter(({ runs }) => runs).map(({ number }) => number));
  const all = [...new Set([...requirements.keys()].map(areaOf))];
  const lines = all
    .filter((area) => areas.length === 0 || areas.includes(area))
    .flatMap((area) => {
      const own = [...requirements].filter(([number]) => areaOf(number) === area);
      const open = own.filter(([number]) => !held.has(number));
      const count = `${area}: ${own.length - open.length} of ${own.length} named by a test`;
      return [count, ...open.map(([number, sentence]) => `  ${number}  ${sentence}`)];
    });
  const total = [...requirements.keys()].filter((number) => held.has(number)).length;
  return [...lines, `Together: ${total} of ${requirements.size} named by a test`];
}

if (process.argv[1] === join(root, 'scripts', 'requirement-numbers.mjs')) {
  const areas = process.argv.slice(2).map((area) => area.toUpperCase());
  console.log(report(readRequirements(), readNamed(), areas).join('\n'));
}
