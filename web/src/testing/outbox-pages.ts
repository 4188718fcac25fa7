// Two pages of one browser with the real outbox. The test decides what becomes of each attempt to send, and what else happens.
import type { MessageRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { expect, vi } from 'vitest';
import { createOutbox } from '../features/negotiations/message/outbox-store.ts';
import { ApiError } from '../platform/api/request.ts';
import { messageServer } from './message-server.ts';
import { memoryStorage, pageLocks } from './shared-browser.ts';

const box = { userId: 'bruno', negotiationId: 'n1' };
const hour = 3_600_000;
const refusal = new ApiError({ type: 'about:blank', title: '', status: 403, code: 'error_forbidden' });
const lostConnection = () => new TypeError('Failed to fetch');

interface Attempt {
  page: number;
  key: string;
  text: string;
  answer: (message: MessageRecord) => void;
  fail: (error: Error) => void;
}

/** The browser with its pages, and what they have sent and reported. */
function openBrowser() {
  const storage = memoryStorage();
  const locks = pageLocks();
  const attempts: Attempt[] = [];
  const keys = new Map<string, Set<string>>();
  const reported = new Set<string>();
  const clock = { late: 0 };
  let opened = 0;
  const openPage = () => {
    const page = opened++;
    let isOpen = true;
    const outbox = createOutbox({
      storage,
      alone: locks.alone(page),
      now: () => Date.now() + clock.late,
      send: (_, { key, text }) =>
        new Promise((answer, fail) => {
          if (!isOpen) return;
          keys.set(text, (keys.get(text) ?? new Set()).add(key));
          attempts.push({ page, key, text, answer, fail });
        }),
    });
    outbox.onArrived((_, { text }) => isOpen && reported.add(text));
    const close = () => {
      isOpen = false;
      locks.close(page);
    };
    outbox.resume(box.userId);
    return { page, outbox, close };
  };
  const pages = [openPage(), openPage()];
  const pageOf = (index: number) => pages[index % pages.length] as (typeof pages)[number];
  const reload = (index: number) => {
    pageOf(index).close();
    pages[index % pages.length] = openPage();
  };
  const list = () => pages.flatMap(({ outbox }) => outbox.list(box));
  return { storage, attempts, keys, reported, clock, pages, pageOf, reload, list };
}

type Browser = ReturnType<typeof openBrowser>;
type Server = ReturnType<typeof messageServer>;

/** What becomes of the attempts. */
function answersOf({ attempts, clock }: Browser, server: Server) {
  const settle = (isRefused: boolean) => {
    const attempt = attempts.shift();
    const message = attempt && server.process(attempt, isRefused);
    if (message) attempt.answer(message);
    else attempt?.fail(refusal);
  };
  return {
    answer: () => settle(false),
    refuse: () => settle(true),
    loseAnswer: () => {
      const attempt = attempts.shift();
      if (attempt) server.process(attempt);
      attempt?.fail(lostConnection());
    },
    loseAttempt: () => attempts.shift()?.fail(lostConnection()),
    wait: (index: number) => vi.advanceTimersByTimeAsync([1000, 3000, 30_000][index % 3] ?? 0),
    /** Longer than the server remembers keys. */
    beAway: () => {
      for (const { fail } of attempts.splice(0)) fail(new DOMException('', 'TimeoutError'));
      clock.late += 21 * hour;
      server.forgetKeys();
    },
  };
}

/** What the user and the browser do. */
function usesOf({ storage, attempts, pageOf, reload }: Browser, server: Server) {
  const written: { text: string; page: number }[] = [];
  const takenBack = new Set<string>();
  let wasFull = false;
  const acts = {
    write: (index: number) => {
      const text = `Mensagem ${written.length + 1}`;
      written.push({ text, page: pageOf(index).page });
      pageOf(index).outbox.post(box, { text, files: [], after: server.arrived.at(-1)?.id ?? '' });
    },
    takeBack: (index: number) => {
      const shown = pageOf(index).outbox.list(box);
      const one = shown[index % Math.max(1, shown.length)];
      if (!one) return;
      takenBack.add(one.text);
      pageOf(index).outbox.take(box, one.key);
    },
    reconnect: (index: number) => pageOf(index).outbox.wake(),
    fetchThread: (index: number) => {
      const { outbox } = pageOf(index);
      outbox.settle(box, server.arrived);
      // What could not be stored, another page does not know.
      if (wasFull) return;
      const shown = outbox.list(box).filter(({ state }) => state !== 'refused');
      expect(shown.filter(({ text }) => server.arrived.some((one) => one.text === text))).toEqual([]);
    },
    reloadOther: (index: number) => pageOf(index + 1).outbox.reload(),
    reload: (index: number) => {
      // The server may have received what this page was sending.
      const own = attempts.findIndex(({ page }) => page === pageOf(index).page);
      const [attempt] = own < 0 ? [] : attempts.splice(own, 1);
      if (attempt && index % 3 === 0) server.process(attempt);
      reload(index);
    },
    fill: (index: number) => {
      wasFull = true;
      storage.fill(index % 2 === 0);
    },
  };
  return { acts, written, takenBack };
}

export function startPages() {
  const server = messageServer(box.userId);
  const browser = openBrowser();
  const { acts, written, takenBack } = usesOf(browser, server);
  const answers = answersOf(browser, server);
  const { attempts, list, pages, storage } = browser;
  /** The connection is good again, and the pages are used until no message waits. */
  const finish = async () => {
    storage.fill(false);
    for (let round = 0; round < 200; round += 1) {
      for (const index of [0, 1]) acts.reloadOther(index);
      while (attempts.length > 0) answers.answer();
      await vi.advanceTimersByTimeAsync(30_000);
      if (attempts.length === 0 && list().every(({ state }) => state === 'refused')) return;
    }
    throw new Error('messages are still waiting');
  };
  const takeAllBack = () => {
    for (const { outbox } of pages) for (const { key } of outbox.list(box)) outbox.take(box, key);
    for (const { outbox } of pages) outbox.reload();
  };
  return { ...browser, server, acts: { ...acts, ...answers }, written, takenBack, finish, takeAllBack };
}
