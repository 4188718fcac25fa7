// Which modules share a file. A bundler makes a chunk of its own for each set of pages that share modules: hundreds of
// files of a few hundred bytes, and a page asks for ninety of them. Here a chunk joins another where the requests that this
// saves are worth more than the bytes that pages then load without using them.
import type { Rolldown } from 'vite';

/** One request costs a browser as much as this many bytes of minified code: header, cache look-up, module record. */
const bytesPerRequest = 5_500;

/** Most visits begin with these pages: each of them counts as this many pages. */
const firstPages = /\/(sign-in-page\.tsx|market-projects\.tsx|all-projects\.ts)$/;
const firstPageWeight = 24;
/** The page that loads most: it counts as three, so that less comes with it that it does not use. */
const largestPage = /\/register-contract-page\.tsx$/;
const largestPageWeight = 3;
const weightOf = (module: string): number =>
  firstPages.test(module) ? firstPageWeight : largestPage.test(module) ? largestPageWeight : 1;

/** Tools that one stays on, and parts that come after their page: they take the files as the other pages need them. */
const apart =
  /\/features\/(simulations|series|matching)\/|\/production\/(?!profile-dialog)|\/(series-charts|price-band|project-charts|prices-page|price-index-list)\.tsx$/;

/** In powers of two: a line more in a module, or less, moves nothing. */
const roughly = (bytes: number) => 2 ** Math.round(Math.log2(bytes));

interface Chunk {
  modules: string[];
  size: number;
  /** The page loads that it is part of, one bit each. */
  pages: bigint;
  imports: Set<Chunk>;
}

const bits = (set: bigint): number => {
  let count = 0;
  for (let rest = set; rest > 0n; rest &= rest - 1n) count += 1;
  return count;
};

/** The files that one of these loads before it runs. */
function loaded(files: readonly string[], byFile: ReadonlyMap<string, Rolldown.OutputChunk>): Set<string> {
  const seen = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...(byFile.get(file)?.imports ?? []));
  }
  return seen;
}

/** The pages that open from these files, and those that open from them. */
function pagesFrom(files: Iterable<string>, byFile: ReadonlyMap<string, Rolldown.OutputChunk>): Set<string> {
  const pages = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const page of byFile.get(file)?.dynamicImports ?? []) {
      if (!pages.has(page)) waiting.push(...loaded([page], byFile));
      pages.add(page);
    }
  }
  return pages;
}

/** What is loaded together: each entry, and an app with each of its pages. */
function pageLoads(byFile: ReadonlyMap<string, Rolldown.OutputChunk>): Set<string>[] {
  const entries = [...byFile.values()].filter((one) => one.isEntry).map((one) => one.fileName);
  return entries.flatMap((entry) => {
    const alone = loaded([entry], byFile);
    const withPages = [...pagesFrom(alone, byFile)].flatMap((page) => {
      const module = byFile.get(page)?.facadeModuleId ?? '';
      if (apart.test(module)) return [];
      return Array.from({ length: weightOf(module) }, () => loaded([entry, page], byFile));
    });
    return [alone, ...withPages];
  });
}

/** The chunks that several pages share. A page itself stays a file of its own. */
function sharedChunks(output: readonly Rolldown.OutputChunk[]): Chunk[] {
  const byFile = new Map(output.map((one) => [one.fileName, one]));
  const shared = new Map<string, Chunk>();
  for (const { fileName, moduleIds, code, isEntry, isDynamicEntry } of output) {
    if (isEntry || isDynamicEntry) continue;
    shared.set(fileName, { modules: moduleIds, size: roughly(code.length), pages: 0n, imports: new Set() });
  }
  for (const [file, chunk] of shared) {
    for (const imported of byFile.get(file)?.imports ?? []) {
      const other = shared.get(imported);
      if (other) chunk.imports.add(other);
    }
  }
  for (const [place, files] of pageLoads(byFile).entries()) {
    for (const file of files) {
      const chunk = shared.get(file);
      if (chunk) chunk.pages |= 1n << BigInt(place);
    }
  }
  return [...shared.values()];
}

/** A chunk with everything it imports. */
function closure(chunk: Chunk): Set<Chunk> {
  const found = new Set([chunk]);
  for (const one of found) for (const imported of one.imports) found.add(imported);
  return found;
}

/** The bytes that pages load without using them when each page of `a` loads `b` too. */
function waste(a: Chunk, b: Chunk): number {
  let bytes = 0;
  for (const one of closure(b)) bytes += one.size * bits(a.pages & ~one.pages);
  return bytes;
}

/** What a merge saves, in bytes: negative where pages would load more than the requests are worth. */
function worth(a: Chunk, b: Chunk): number {
  const saved = bits(a.pages & b.pages) * bytesPerRequest;
  // Most pairs have hardly a page in common: they need no closer look.
  const least = b.size * bits(a.pages & ~b.pages) + a.size * bits(b.pages & ~a.pages);
  return saved > least ? saved - waste(a, b) - waste(b, a) : -1;
}

/** Whether `from` imports `to` by way of a third chunk: merged, they would import each other in a ring. */
const reachesAround = (from: Chunk, to: Chunk): boolean =>
  [...from.imports].some((one) => one !== to && closure(one).has(to));

/** `b` becomes part of `a`. */
function merge(a: Chunk, b: Chunk, chunks: Set<Chunk>): void {
  chunks.delete(b);
  a.modules.push(...b.modules);
  a.size += b.size;
  a.pages |= b.pages;
  a.imports = new Set([...a.imports, ...b.imports].filter((one) => one !== a && one !== b));
  for (const one of chunks) if (one.imports.delete(b) && one !== a) one.imports.add(a);
  for (const one of closure(a)) one.pages |= a.pages;
}

/** The file that the chunk had best become a part of; none where a file of its own is better. */
function bestFor(chunk: Chunk, files: readonly Chunk[]): Chunk | undefined {
  let best: { file: Chunk; worth: number } | undefined;
  for (const file of files) {
    const gain = worth(file, chunk);
    if (gain <= (best?.worth ?? 0) || reachesAround(file, chunk) || reachesAround(chunk, file)) continue;
    best = { file, worth: gain };
  }
  return best?.file;
}

/** The bytes that a chunk brings to all its pages together. */
const weight = ({ size, pages }: Chunk) => size * bits(pages);

/** What the same pages load is one file. Whatever stands between two of them is loaded by these pages too: no ring arises. */
function joinEqual(chunks: Set<Chunk>): void {
  for (const [first, ...others] of Map.groupBy(chunks, ({ pages }) => pages).values())
    for (const one of others) if (first) merge(first, one, chunks);
}

/**
 * Each chunk joins one of the files before it, or becomes a file: the heaviest first, so that where a chunk goes depends on
 * the few that outweigh it, and a new module moves hardly any other.
 */
function joinChunks(chunks: Set<Chunk>): void {
  const files: Chunk[] = [];
  for (const chunk of [...chunks].sort((a, b) => weight(b) - weight(a))) {
    const file = bestFor(chunk, files);
    if (file) merge(file, chunk, chunks);
    else files.push(chunk);
  }
}

/** Those that import nothing come first: a group takes its modules' imports along, unless an earlier one has them. */
function importedFirst(chunks: Chunk[]): Chunk[] {
  const order = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (order.has(chunk)) return;
    for (const one of chunk.imports) visit(one);
    order.add(chunk);
  };
  for (const one of chunks) visit(one);
  return [...order];
}

/** The groups for a second build, from what a first one wrote. */
export function chunkGroups(output: readonly Rolldown.OutputChunk[]): Rolldown.CodeSplittingGroup[] {
  const chunks = new Set(sharedChunks(output));
  joinEqual(chunks);
  joinChunks(chunks);
  return importedFirst([...chunks]).map(({ modules }, place) => {
    const own = new Set(modules);
    return { name: `shared${place}`, priority: 1000 - place, test: (id: string) => own.has(id) };
  });
}
