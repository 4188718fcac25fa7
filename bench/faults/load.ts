// Fifty writes a second of every kind: messages, uploads, projects, contracts, their approvals, payments and their
// confirmations.
import { ask, json } from '../signed-calls.ts';
import { type Journal, type Kind, startJournal } from './journal.ts';
import type { Scene } from './scene.ts';
import { createSteps } from './steps.ts';

/** How many of each kind in a second, at the full rate. */
const mix: Record<Kind, number> = {
  message: 18,
  upload: 12,
  project: 5,
  'project approval': 5,
  contract: 3,
  'contract approval': 3,
  payment: 2,
  'payment confirmation': 2,
};
const perSecond = Object.values(mix).reduce((sum, count) => sum + count, 0);
/** Unanswered writes, so that the load is not a flood. */
const mostUnanswered = 60;

/** Each kind is spread over the second. */
const order = (Object.keys(mix) as Kind[])
  .flatMap((kind) => Array.from({ length: mix[kind] }, (_, place) => ({ kind, at: (place + 0.5) / mix[kind] })))
  .sort((one, other) => one.at - other.at)
  .map(({ kind }) => kind);

export interface Load {
  journal: Journal;
  /** Resolves when every started write is acknowledged. @param patienceMs after which the rest is given up */
  stop(patienceMs?: number): Promise<void>;
}

interface LoadOptions {
  /** Of the product, or of what stands in front of it. */
  url: string;
  /** Of the product itself. */
  direct: string;
  /** Of fifty writes a second. */
  rate?: number;
}

export function startLoad({ url, direct, rate = 1 }: LoadOptions, scene: Scene): Load {
  const journal = startJournal();
  const { steps, ready } = createSteps(url, scene);

  /** The fee that an approval asks for. */
  async function findInvoice(contractId: string): Promise<void> {
    const path = `/api/admin/invoices?energyContractId=${contractId}`;
    const found = await json(ask({ url: direct }, 'GET', path, scene.admin)).catch(() => ({ items: [] }));
    for (const { id } of found.items) ready.invoices.push(id);
  }

  /** A message, where nothing is ready for the kind. */
  async function write(wanted: Kind): Promise<void> {
    const key = crypto.randomUUID();
    const special = steps[wanted](key);
    const kind = special ? wanted : 'message';
    const step = special ?? steps.message(key);
    if (!step) return;
    const result = await journal.write(step.send, key);
    if (!result) return;
    const id = step.done(result.id);
    journal.entries.push({ kind, key, id });
    if (kind === 'contract approval') await findInvoice(id);
  }

  const underWay = new Set<Promise<void>>();
  let turn = 0;
  function begin(): void {
    const kind = order[turn % order.length] ?? 'message';
    turn += 1;
    if (underWay.size >= mostUnanswered) return;
    const writing: Promise<void> = write(kind).finally(() => underWay.delete(writing));
    underWay.add(writing);
  }
  const timer = setInterval(begin, 1000 / (perSecond * rate));
  return {
    journal,
    async stop(patienceMs = 60_000) {
      clearInterval(timer);
      const giveUp = setTimeout(() => journal.giveUp(), patienceMs);
      await Promise.all(underWay);
      clearTimeout(giveUp);
    },
  };
}
