// Prints what first visits and each page download, and fails if it exceeds a limit.
import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  isDynamicEntry?: boolean;
}

const dist = (path: string) => new URL(`dist/${path}`, import.meta.url);
const manifest = JSON.parse(await readFile(dist('.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** A chunk with all its static imports, as file names. */
function filesOf(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const one of chunk.imports ?? []) filesOf(one, seen);
  return seen;
}

async function gzipped(files: Iterable<string>): Promise<number> {
  let total = 0;
  for (const file of files) total += gzipSync(await readFile(dist(file))).length;
  return total;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
let tooBig = false;

function report(what: string, bytes: number, most: number): void {
  const over = bytes > most;
  tooBig ||= over;
  console.log(`${over ? 'TOO BIG ' : ''}${what}: ${kilobytes(bytes)} of at most ${kilobytes(most)}`);
}

const scripts = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.js'));
const sheets = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.css'));

/** The first page of a list: the app, and the page's own chunk with its imports. */
const lists: Record<string, [entry: string, page: string]> = {
  marketplace: ['index.html', 'src/features/projects/list/market-projects.tsx'],
  admin: ['admin.html', 'src/features/projects/list/all-projects.ts'],
};
for (const [app, [entry, page]] of Object.entries(lists)) {
  for (const name of [entry, page]) if (!manifest[name]) throw new Error(`The build has no ${name}`);
  const files = filesOf(page, filesOf(entry));
  report(`First list page, ${app}, scripts (gzip)`, await gzipped(scripts(files)), 190_000);
  report(`First list page, ${app}, styles (gzip)`, await gzipped(sheets(files)), 40_000);
}

/** What a page loads before it shows, with the app around it; the first that fits a page counts. */
const budgets: { name: string; pages: RegExp; bytes: number; files: number }[] = [
  { name: 'Wizards', pages: /\/wizard\/|\/writing\//, bytes: 390_000, files: 40 },
  { name: 'Charts', pages: /ui\/charts\/charts/, bytes: 320_000, files: 20 },
  { name: 'Editor of clause texts', pages: /clause-editor/, bytes: 390_000, files: 20 },
  { name: 'Sign-in pages', pages: /\/sign-in\/(?!sign-up|reset-password)/, bytes: 255_000, files: 20 },
  { name: 'Lists', pages: /\/list\/(market|all|own|compared)-(?!invoices)|comparison-page/, bytes: 210_000, files: 20 },
  { name: 'Other pages and dialogs', pages: /./, bytes: 340_000, files: 35 },
];
const lazyPages = Object.keys(manifest).filter((name) => name.startsWith('src/') && manifest[name]?.isDynamicEntry);
for (const budget of budgets) {
  const loads = lazyPages
    .filter((name) => budgets.find((one) => one.pages.test(name)) === budget)
    .map((name) => scripts(filesOf(name, filesOf(/admin/.test(name) ? 'admin.html' : 'index.html'))));
  const most = Math.max(...loads.map((files) => files.length));
  if (most > budget.files) {
    tooBig = true;
    console.log(`TOO MANY FILES ${budget.name}: ${most} of at most ${budget.files}`);
  }
  report(
    `${budget.name}, scripts of the largest (gzip)`,
    Math.max(...(await Promise.all(loads.map(gzipped)))),
    budget.bytes,
  );
}

const workers = (await readdir(dist('assets'))).filter((file) => /^worker-.*\.js$/.test(file));
if (workers.length !== 1) throw new Error(`One worker was expected, not ${workers.length}`);
/** [SIM-31] */
report('Worker of the simulator (gzip)', await gzipped(workers.map((file) => `assets/${file}`)), 25_000);

const landingSheet = manifest['src/landing/landing.css']?.file;
for (const language of ['pt', 'en', 'es']) {
  const files = [`landing/open/${language}.html`, ...(landingSheet ? [landingSheet] : [])];
  report(`Landing page ${language} without pictures and font (gzip)`, await gzipped(files), 40_000);
}
const font = Object.entries(manifest).find(([name]) => name.endsWith('inter-latin-opsz-normal.woff2'))?.[1].file;
report('Font (woff2)', font ? (await readFile(dist(font))).length : Number.POSITIVE_INFINITY, 75_000);

if (tooBig) process.exit(1);
