// Whatever happens to two pages of one browser, their connection and the server: each message arrives once and in order.
import type { MessageRecord } from '@wattpact/domain/negotiations/negotiation-api';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../platform/api/request.ts';
import { memoryStorage, pageLocks } from '../../../testing/shared-browser.ts';
import { createOutbox } from './outbox-store.ts';

const box = { userId: 'bruno', negotiationId: 'n1' };
const hour = 3_600_000;
const refusal = new ApiError({ type: 'about:blank', title: '', status: 403, code: 'error_forbidden' });

interface Attempt {
  page: number;
  key: string;
  text: string;
  answer: (message: MessageRecord) => void;
  fail: (error: Error) => void;
}

/** Pages with the real outbox; the test decides what becomes of each attempt to send. */
function startPages() {
  const storage = memoryStorage();
  const locks = pageLocks();
  const arrived: MessageRecord[] = [];
  const answers = new Map<string, MessageRecord>();
  const refused = new Set<string>();
  const attempts: Attempt[] = [];
  const keys = new Map<string, Set<string>>();
  const written: { text: string; page: number }[] = [];
  const takenBack = new Set<string>();
  let late = 0;
  let wasFull = false;
  let opened = 0;
  const openPage = () => {
    const page = opened++;
    let isOpen = true;
    const outbox = createOutbox({
      storage,
      alone: locks.alone(page),
      now: () => Date.now() + late,
      send: (_, { key, text }) =>
        new Promise((answer, fail) => {
          if (!isOpen) return;
          keys.set(text, (keys.get(text) ?? new Set()).add(key));
          attempts.push({ page, key, text, answer, fail });
        }),
    });
    const close = () => {
      isOpen = false;
      locks.close(page);
    };
    outbox.resume(box.userId);
    return { page, outbox, close };
  };
  const pages = [openPage(), openPage()];
  const pageOf = (index: number) => pages[index % pages.length] as (typeof pages)[number];
  /** Like the server, it answers a key that it knows as it did the first time; a refusal is final. */
  const process = ({ key, text }: Attempt, isRefused = false): MessageRecord | undefined => {
    const known = answers.get(key);
    if (known) return known;
    if (isRefused) refused.add(key);
    if (refused.has(key)) return undefined;
    const id = String(arrived.length + 1).padStart(4, '0');
    const message = { id, text, senderId: box.userId, files: [], termRef: null } as unknown as MessageRecord;
    answers.set(key, message);
    arrived.push(message);
    return message;
  };
  const settle = (isRefused: boolean) => {
    const attempt = attempts.shift();
    const message = attempt && process(attempt, isRefused);
    if (message) attempt.answer(message);
    else attempt?.fail(refusal);
  };
  const tellOther = (index: number) => pageOf(index + 1).outbox.reload();
  const list = () => pages.flatMap(({ outbox }) => outbox.list(box));
  const acts = {
    write: (index: number) => {
      const text = `Mensagem ${written.length + 1}`;
      written.push({ text, page: pageOf(index).page });
      pageOf(index).outbox.post(box, { text, files: [], after: arrived.at(-1)?.id ?? '' });
    },
    answer: () => settle(false),
    refuse: () => settle(true),
    loseAnswer: () => {
      const attempt = attempts.shift();
      if (attempt) process(attempt);
      attempt?.fail(new TypeError('Failed to fetch'));
    },
    loseAttempt: () => attempts.shift()?.fail(new TypeError('Failed to fetch')),
    reconnect: (index: number) => pageOf(index).outbox.wake(),
    fetchThread: (index: number) => {
      const { outbox } = pageOf(index);
      outbox.settle(box, arrived);
      // What could not be stored, another page does not know.
      if (wasFull) return;
      const shown = outbox.list(box).filter(({ state }) => state !== 'refused');
      expect(shown.filter(({ text }) => arrived.some((one) => one.text === text))).toEqual([]);
    },
    takeBack: (index: number) => {
      const shown = pageOf(index).outbox.list(box);
      const one = shown[index % Math.max(1, shown.length)];
      if (!one) return;
      takenBack.add(one.text);
      pageOf(index).outbox.take(box, one.key);
    },
    tellOther,
    reload: (index: number) => {
      const { page, close } = pageOf(index);
      close();
      // The server may have received what this page was sending.
      const own = attempts.findIndex((attempt) => attempt.page === page);
      const [attempt] = own < 0 ? [] : attempts.splice(own, 1);
      if (attempt && index % 3 === 0) process(attempt);
      pages[index % pages.length] = openPage();
    },
    wait: (index: number) => vi.advanceTimersByTimeAsync([1000, 3000, 30_000][index % 3] ?? 0),
    /** Longer than the server remembers keys. */
    beAway: () => {
      for (const { fail } of attempts.splice(0)) fail(new DOMException('', 'TimeoutError'));
      late += 21 * hour;
      answers.clear();
    },
    fill: (index: number) => {
      wasFull = true;
      storage.fill(index % 2 === 0);
    },
  };
  /** The connection is good again, and the page is used until nothing is left. */
  const finish = async () => {
    storage.fill(false);
    for (let round = 0; round < 200; round += 1) {
      for (const index of [0, 1]) tellOther(index);
      while (attempts.length > 0) acts.answer();
      await vi.advanceTimersByTimeAsync(30_000);
      if (attempts.length === 0 && list().every(({ state }) => state === 'refused')) return;
    }
  };
  return { acts, attempts, arrived, keys, written, takenBack, list, pages, storage, finish };
}

type Pages = ReturnType<typeof startPages>;
type Act = keyof Pages['acts'];

function holds({ attempts, arrived, keys, written, takenBack, list }: Pages, orderIn: 'browser' | 'page'): void {
  expect(attempts.length, 'on their way at once').toBeLessThanOrEqual(1);
  const accepted = arrived.map(({ text }) => text);
  const shown = list().map(({ text }) => text);
  const lost = written.filter(({ text }) => ![...takenBack, ...accepted, ...shown].includes(text));
  expect(lost, 'lost').toEqual([]);
  expect(new Set(accepted).size, 'doubled').toBe(accepted.length);
  const writers = Map.groupBy(written, ({ page }) => (orderIn === 'page' ? page : 'all'));
  for (const messages of writers.values()) {
    const own = messages.map(({ text }) => text).filter((text) => !takenBack.has(text));
    const inOrder = own.filter((text) => accepted.includes(text));
    expect(
      accepted.filter((text) => own.includes(text)),
      'order',
    ).toEqual(inOrder);
  }
  for (const [text, used] of keys) expect(used.size, `keys of ${text}`).toBe(1);
}

async function anyOrder(acts: readonly Act[], orderIn: 'browser' | 'page') {
  const step = fc.tuple(fc.constantFrom(...acts), fc.nat(5));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
      const pages = startPages();
      for (const [act, index] of steps) {
        await pages.acts[act](index);
        await vi.advanceTimersByTimeAsync(0);
        holds(pages, orderIn);
      }
      await pages.finish();
      holds(pages, orderIn);
      for (const { outbox } of pages.pages) for (const { key } of outbox.list(box)) outbox.take(box, key);
      for (const { outbox } of pages.pages) outbox.reload();
      expect(pages.list()).toEqual([]);
      expect(pages.storage.length, 'still stored').toBe(0);
    }),
    { numRuns: 150 },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const sending = ['write', 'answer', 'loseAnswer', 'loseAttempt', 'refuse', 'reconnect', 'wait'] as const;
const sharing = ['fetchThread', 'takeBack', 'tellOther'] as const;

test('in any order of events, no message is lost, doubled or overtaken, also after a reload', () =>
  anyOrder([...sending, ...sharing, 'beAway', 'reload'], 'browser'));

// A page does not see what another could not store, so each keeps the order of its own.
test('the same while the storage is full now and then, as long as the pages stay open', () =>
  anyOrder([...sending, ...sharing, 'fill'], 'page'));
