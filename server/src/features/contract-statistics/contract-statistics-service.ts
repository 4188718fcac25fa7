// The statistics of the register: which contracts are counted, and which figures a reader sees.
import { type Actor, entitiesWith } from '@wattpact/domain/access/roles';
import { leavingOf, newBatches } from '@wattpact/domain/contract-statistics/batches';
import type { ContractStatistics } from '@wattpact/domain/contract-statistics/contract-statistics-api';
import { type Book, books, statisticsOf } from '@wattpact/domain/contract-statistics/figures';
import { keyOf, type Label } from '@wattpact/domain/contract-statistics/labels';
import { isOpen } from '@wattpact/domain/contract-statistics/open-labels';
import { countedOnce } from '@wattpact/domain/contract-statistics/repeated-contracts';
import type { Db } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import {
  insertBatch,
  lastChange,
  listLabels,
  listMembers,
  listPublished,
  listRegister,
  listSeen,
  lockPublication,
  noteTerms,
  type RegisterRow,
  type SeenRow,
  writeLeaving,
} from './contract-statistics-queries.ts';

export const publication = 'publish_contract_statistics';

/** Lets the figures follow the register soon; nobody waits for it. */
export const publishSoon = (db: Db) => enqueue(db, publication, {}, { key: publication, canWait: true });

/** The figures without those that would tell the reader of too few contracts of others. */
export async function readStatistics(db: Db, actor: Actor): Promise<ContractStatistics> {
  const { batches, updatedAt } = await listPublished(db);
  const companies = batches.length === 0 ? [] : entitiesWith(actor, 'view');
  const seen = companies.length === 0 ? [] : await listSeen(db, companies);
  return { updatedAt, ...statisticsOf(batches, closedLabels(seen)) };
}

function closedLabels(seen: readonly SeenRow[]): Record<Book, Label[]> {
  const closedIn = (book: Book) => {
    const labels = Map.groupBy(
      seen.filter((one) => one.book === book),
      ({ label }) => keyOf(label),
    );
    return [...labels.values()].flatMap((contracts) => (isOpen(contracts) ? [] : contracts.slice(0, 1)));
  };
  return Object.fromEntries(books.map((book) => [book, closedIn(book).map(({ label }) => label)])) as Record<
    Book,
    Label[]
  >;
}

/** Lets contracts leave and join the statistics, where there are enough of them. In a transaction. */
export async function publishStatistics(db: Db, now: Date): Promise<void> {
  await lockPublication(db);
  const at = await nextInstant(db, now);
  await letLeave(db, at.toISOString());
  await noteTerms(db);
  const register = await listRegister(db);
  const labels = await listLabels(db);
  for (const book of books) await letJoin(db, { book, register, labels: labels[book], at });
}

/** What a reader may see depends on the order of the changes, so a clock that was set back counts on. */
async function nextInstant(db: Db, now: Date): Promise<Date> {
  const last = await lastChange(db);
  return last === null ? now : new Date(Math.max(now.getTime(), Date.parse(last) + 1));
}

async function letLeave(db: Db, at: string): Promise<void> {
  for (const [batchId, members] of Map.groupBy(await listMembers(db), (member) => member.batchId)) {
    const leaving = leavingOf(members).map(({ contractId }) => contractId);
    if (leaving.length > 0) await writeLeaving(db, batchId, leaving, at);
  }
}

const figureOf: Record<Book, (contract: RegisterRow) => number | null> = {
  contracts: () => 0,
  volume: ({ volume }) => volume,
  price: ({ price }) => price,
};

interface Joining {
  book: Book;
  register: readonly RegisterRow[];
  labels: readonly Label[];
  at: Date;
}

async function letJoin(db: Db, { book, register, labels, at }: Joining): Promise<void> {
  const isCounted = ({ counted }: RegisterRow) => counted.includes(book);
  const listed = register.filter((one) => one.isListed || isCounted(one));
  const once = countedOnce(listed, isCounted);
  const waiting = once.flatMap((one) => {
    const value = figureOf[book](one);
    return one.isListed && !one.placed.includes(book) && value !== null ? [{ ...one, value }] : [];
  });
  for (const { label, contracts } of newBatches(waiting, labels, at)) {
    const members = contracts.map(({ id, first, second, megawatts, value }) => ({
      id,
      first,
      second,
      megawatts,
      value,
    }));
    await insertBatch(db, { id: newId(at), book, label, members, joinedAt: at.toISOString() });
  }
}
