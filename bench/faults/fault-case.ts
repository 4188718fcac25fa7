// What a case of `npm run faults` is, and what it answers.
import { audit, type Findings } from './audit.ts';
import { inWords } from './journal.ts';
import { type Load, startLoad } from './load.ts';
import { type Product, type ProductOptions, startProduct } from './product.ts';
import { makeScene, type Scene } from './scene.ts';

export interface Outcome {
  /** What is printed and stands in the table: writes, answers, seconds to recover. */
  acknowledged: number;
  lost: number;
  doubled: number;
  half: number;
  statuses: ReadonlyMap<number, number>;
  /** In seconds, of each fault. */
  recovered: number[];
  /** Sentences with figures of its own. */
  notes: string[];
  /** What should not be; none where all that must hold held. */
  failures: string[];
}

export interface FaultCase {
  name: string;
  /** About how long it takes. */
  minutes: number;
  /** Runs only where it is named: not all of the cases fit in half an hour. */
  isLong?: boolean;
  what: string;
  /** @returns the reason why it cannot run here */
  skip?: () => string | undefined;
  run: (minutes: number) => Promise<Outcome>;
}

export const emptyOutcome = (): Outcome => ({
  acknowledged: 0,
  lost: 0,
  doubled: 0,
  half: 0,
  statuses: new Map(),
  recovered: [],
  notes: [],
  failures: [],
});

const few = (list: readonly string[]): string =>
  list.slice(0, 5).join('; ') + (list.length > 5 ? ` … ${list.length} in all` : '');

/** Adds the findings of the audit to the outcome. */
function note(outcome: Outcome, { journal }: Load, findings: Findings): void {
  outcome.acknowledged = findings.acknowledged;
  outcome.lost = findings.lost.length;
  outcome.doubled = findings.doubled.length;
  outcome.half = findings.half.length;
  outcome.statuses = journal.statuses;
  const { failures } = outcome;
  if (findings.lost.length > 0) failures.push(`lost: ${few(findings.lost)}`);
  if (findings.doubled.length > 0) failures.push(`doubled: ${few(findings.doubled)}`);
  if (findings.half.length > 0) failures.push(`half-written: ${few(findings.half)}`);
  if (findings.jobsLeft > 0) failures.push(`${findings.jobsLeft} jobs were not done`);
  if (journal.unexpected.length > 0) failures.push(`unexpected answers: ${few(journal.unexpected)}`);
}

/** What the product logged as its own failures, each once. */
function failuresOf({ lines }: Product): string[] {
  const errors = lines().map((line): { level: number; call?: string; err?: { stack?: string } } => JSON.parse(line));
  const failed = errors.filter(({ level, call, err }) => level >= 50 && call !== undefined && err);
  const texts = failed.map(({ err }) => err?.stack?.split('\n').slice(0, 3).join(' ') ?? '');
  return [...new Set(texts)].slice(0, 5);
}

export interface UnderLoad {
  product: Product;
  scene: Scene;
  load: Load;
  outcome: Outcome;
}

interface LoadOptions extends ProductOptions {
  /** Of the full rate of fifty writes a second. */
  rate?: number;
  /** What the writes are sent to, where something stands in front of the product. */
  front?: (product: Product) => Promise<{ url: string; close(): Promise<void> }>;
  /** The database's addresses past a proxy. */
  direct?: { appUrl: string; ownerUrl: string };
  filesElsewhere?: boolean;
}

/** The product under the load of every kind of write, a fault, and the audit at its end. */
export async function underLoad(options: LoadOptions, fault: (given: UnderLoad) => Promise<void>): Promise<Outcome> {
  const outcome = emptyOutcome();
  const product = await startProduct(options);
  let front: { url: string; close(): Promise<void> } | undefined;
  try {
    const scene = await makeScene({ ...product, appUrl: options.direct?.appUrl ?? product.appUrl });
    front = await options.front?.(product);
    const load = startLoad({ url: front?.url ?? product.url, direct: product.url, rate: options.rate ?? 1 }, scene);
    await fault({ product, scene, load, outcome }).catch((error: unknown) => outcome.failures.push(String(error)));
    await product.untilReady().catch((error: unknown) => outcome.failures.push(String(error)));
    await load.stop();
    const held = { url: options.direct?.ownerUrl ?? product.ownerUrl(), dataDir: product.dataDir };
    note(outcome, load, await audit(held, load.journal.entries, options.filesElsewhere));
    outcome.notes.push(inWords(load.journal.statuses), ...failuresOf(product).map((text) => `logged: ${text}`));
  } finally {
    await front?.close();
    await product.stop();
  }
  return outcome;
}

export const longest = (list: readonly number[]): number => Math.max(0, ...list);

/** The value below which this part of the list lies. */
export function quantile(list: readonly number[], part: number): number {
  const sorted = list.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

/** Fails where a recovery took longer. */
export function recoveredWithin(outcome: Outcome, seconds: number, what: string): void {
  const late = outcome.recovered.filter((one) => one > seconds);
  if (late.length === 0) return;
  const longer = `${late.length} of ${outcome.recovered.length}, up to ${longest(late).toFixed(1)} s`;
  outcome.failures.push(`${what} took longer than ${seconds} s: ${longer}`);
}

/** Within which whoever must be refused is answered. */
export const patienceMs = 2000;

/** Notes how long the refusals took, in ms, and fails where one took longer than two seconds. */
export function refusedInTime({ notes, failures }: Outcome, refusals: readonly number[], what: string): void {
  const late = refusals.filter((ms) => ms > patienceMs);
  notes.push(`${what} were refused after ${longest(refusals).toFixed(0)} ms at most`);
  if (late.length > 0) failures.push(`${late.length} of ${refusals.length} ${what} were refused after more than 2 s`);
}
