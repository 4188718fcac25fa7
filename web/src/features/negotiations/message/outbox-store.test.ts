// The outbox with a server that answers, stays silent or refuses, and a browser that keeps its storage.
import type { MessageRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../platform/api/request.ts';
import { memoryStorage } from '../../../testing/shared-browser.ts';
import type { OutboxWorld } from './outbox-box.ts';
import { createOutbox, type Outbox } from './outbox-store.ts';

const box = { userId: 'bruno', negotiationId: 'n1' };

const messageOf = (id: string, text: string, senderId = 'bruno') =>
  ({ id, text, senderId, files: [], termRef: null }) as unknown as MessageRecord;
const refused = (status: number, code: string) => new ApiError({ type: 'about:blank', title: '', status, code });

/** Each attempt waits until the test answers it. */
function standIn(
  storage: OutboxWorld['storage'] = memoryStorage(),
  now = () => Date.now(),
  alone: OutboxWorld['alone'] = (_, work) => work(),
) {
  const tries: { key: string; text: string; answer: (message: MessageRecord) => void; fail: (error: Error) => void }[] =
    [];
  const send: OutboxWorld['send'] = (_, { key, text }) =>
    new Promise((answer, fail) => tries.push({ key, text, answer, fail }));
  const outbox = createOutbox({ storage, send, alone, now });
  const arrived: string[] = [];
  outbox.onArrived((_, { id }) => arrived.push(id));
  const tried = async (count: number) => {
    await expect.poll(() => tries).toHaveLength(count);
    return tries[count - 1] as (typeof tries)[number];
  };
  return { outbox, tries, tried, arrived, storage };
}
const post = (outbox: Outbox, text: string, after = '') => outbox.post(box, { text, files: [], after });
const states = (outbox: Outbox) => outbox.list(box).map(({ text, state }) => [text, state]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('one at a time, in the order in which they were written', async () => {
  const { outbox, tries, tried, arrived } = standIn();
  post(outbox, 'Pergunta');
  post(outbox, 'Resposta');
  (await tried(1)).answer(messageOf('1', 'Pergunta'));
  const second = await tried(2);
  expect(tries.map(({ text }) => text)).toEqual(['Pergunta', 'Resposta']);
  expect(states(outbox)).toEqual([['Resposta', 'waiting']]);
  second.answer(messageOf('2', 'Resposta'));
  await vi.waitFor(() => expect(outbox.list(box)).toEqual([]), 20_000);
  expect(arrived).toEqual(['1', '2']);
});

test('a lost answer is asked for again by itself, with the same key, and those behind wait', async () => {
  const { outbox, tries, tried } = standIn();
  post(outbox, 'Pergunta');
  post(outbox, 'Resposta');
  (await tried(1)).fail(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect(states(outbox)[0]).toEqual(['Pergunta', 'lost']), 20_000);
  expect(tries).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  (await tried(2)).fail(refused(503, 'error_unexpected'));
  await vi.advanceTimersByTimeAsync(3000);
  (await tried(3)).answer(messageOf('1', 'Pergunta'));
  await tried(4);
  expect(tries.map(({ text }) => text)).toEqual(['Pergunta', 'Pergunta', 'Pergunta', 'Resposta']);
  expect(new Set(tries.slice(0, 3).map(({ key }) => key)).size).toBe(1);
});

test('a listener that fails keeps an arrived message from no other, and its error is thrown', async () => {
  const { outbox, tried, arrived } = standIn();
  const heard: string[] = [];
  outbox.onArrived(({ negotiationId }) => {
    throw new Error(`failed in ${negotiationId}`);
  });
  outbox.onArrived((_, { id }) => heard.push(id));
  post(outbox, 'ok', '5');
  (await tried(1)).fail(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect(states(outbox)).toEqual([['ok', 'lost']]), 20_000);
  expect(() => outbox.settle(box, [messageOf('8', 'ok')])).toThrow('failed in n1');
  expect([arrived, heard]).toEqual([['8'], ['8']]);
  expect(outbox.list(box)).toEqual([]);
});

test('there is a reason to try earlier', async () => {
  const { outbox, tried } = standIn();
  post(outbox, 'Olá');
  (await tried(1)).fail(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect(states(outbox)).toEqual([['Olá', 'lost']]), 20_000);
  outbox.wake();
  const second = await tried(2);
  // Also during an attempt that fails.
  outbox.wake();
  second.fail(new TypeError('Failed to fetch'));
  await tried(3);
});

test.each([
  [400, 'error_validation'],
  [403, 'error_forbidden'],
  [409, 'error_wrong_status'],
])('refused with %i it is not sent again, keeps the reason, and lets the next one go', async (status, code) => {
  const { outbox, tries, tried } = standIn();
  post(outbox, 'Uma');
  post(outbox, 'Outra');
  (await tried(1)).fail(refused(status, code));
  (await tried(2)).answer(messageOf('2', 'Outra'));
  await vi.waitFor(() => expect(states(outbox)).toEqual([['Uma', 'refused']]), 20_000);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(tries).toHaveLength(2);
  const [one] = outbox.list(box);
  expect(one?.refusal?.code).toBe(code);
  outbox.take(box, one?.key ?? '');
  expect(outbox.list(box)).toEqual([]);
});

test.each([
  [429, 'error_too_many_requests'],
  [409, 'error_request_in_progress'],
])('%i %s passes: it is sent again', async (status, code) => {
  const { outbox, tried } = standIn();
  post(outbox, 'Uma');
  (await tried(1)).fail(refused(status, code));
  await vi.waitFor(() => expect(states(outbox)).toEqual([['Uma', 'lost']]), 20_000);
  await vi.advanceTimersByTimeAsync(1000);
  await tried(2);
});

test('what was not answered outlives the page, for its user alone, and goes on with the same key', async () => {
  const first = standIn();
  post(first.outbox, 'Olá');
  const { key } = await first.tried(1);
  const next = standIn(first.storage);
  expect(next.outbox.list({ ...box, userId: 'sara' })).toEqual([]);
  next.outbox.resume('sara');
  expect(next.tries).toEqual([]);
  expect(states(next.outbox)).toEqual([['Olá', 'waiting']]);
  next.outbox.resume('bruno');
  const again = await next.tried(1);
  expect(again.key).toBe(key);
  again.answer(messageOf('1', 'Olá'));
  await vi.waitFor(() => expect(standIn(first.storage).outbox.list(box)).toEqual([]), 20_000);
});

test('without storage the page itself remembers', async () => {
  const full = memoryStorage();
  full.fill(true);
  const { outbox, tried } = standIn(full);
  post(outbox, 'Olá');
  expect(states(outbox)).toEqual([['Olá', 'waiting']]);
  (await tried(1)).answer(messageOf('1', 'Olá'));
  await vi.waitFor(() => expect(outbox.list(box)).toEqual([]), 20_000);
});

test('fetched with the thread, its entry is settled and not sent again', async () => {
  const { outbox, tries, tried, arrived } = standIn();
  post(outbox, 'ok', '5');
  post(outbox, 'ok', '5');
  (await tried(1)).fail(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect(states(outbox)[0]).toEqual(['ok', 'lost']), 20_000);
  // Neither an earlier message, nor one of the other side, nor another text.
  outbox.settle(box, [messageOf('4', 'ok'), messageOf('6', 'ok', 'sara'), messageOf('7', 'sim')]);
  expect(outbox.list(box)).toHaveLength(2);
  outbox.settle(box, [messageOf('8', 'ok')]);
  expect(arrived).toEqual(['8']);
  const second = await tried(2);
  expect(tries[1]?.key).not.toBe(tries[0]?.key);
  // The second is not mistaken for the first.
  outbox.settle(box, [messageOf('8', 'ok')]);
  expect(outbox.list(box)).toHaveLength(1);
  second.answer(messageOf('9', 'ok'));
  await vi.waitFor(() => expect(outbox.list(box)).toEqual([]), 20_000);
});

test('beyond the life of its key it is not sent again: who wrote it decides', async () => {
  const first = standIn();
  post(first.outbox, 'Olá');
  await first.tried(1);
  const later = standIn(first.storage, () => Date.now() + 21 * 3_600_000);
  later.outbox.resume('bruno');
  await vi.waitFor(() => expect(states(later.outbox)).toEqual([['Olá', 'refused']]), 20_000);
  expect(later.tries).toEqual([]);
  later.outbox.settle(box, [messageOf('1', 'Olá')]);
  expect(later.outbox.list(box)).toEqual([]);
});

test('an unanswered message is still found in the thread after a later one has arrived', async () => {
  const first = standIn();
  post(first.outbox, 'Olá');
  await first.tried(1);
  const later = standIn(first.storage, () => Date.now() + 21 * 3_600_000);
  later.outbox.resume('bruno');
  post(later.outbox, 'Ainda está aí?');
  (await later.tried(1)).answer(messageOf('2', 'Ainda está aí?'));
  await vi.waitFor(() => expect(states(later.outbox)).toEqual([['Olá', 'refused']]), 20_000);
  later.outbox.settle(box, [messageOf('1', 'Olá'), messageOf('2', 'Ainda está aí?')]);
  expect(later.outbox.list(box)).toEqual([]);
});

test('a page that could not store its message deletes nothing that another page has stored', async () => {
  const storage = memoryStorage();
  const [one, other] = [standIn(storage), standIn(storage)];
  storage.fill(true);
  post(one.outbox, 'Uma');
  storage.fill(false);
  post(other.outbox, 'Outra');
  (await one.tried(1)).answer(messageOf('1', 'Uma'));
  await one.tried(2);
  expect(states(one.outbox)).toEqual([['Outra', 'waiting']]);
  other.outbox.reload();
  expect(states(other.outbox)).toEqual([['Outra', 'waiting']]);
});

test('an answer that comes after the thread has shown its message hides no other message from the thread', async () => {
  const first = standIn();
  post(first.outbox, 'Olá', '1');
  await first.tried(1);
  const later = standIn(first.storage, () => Date.now() + 21 * 3_600_000);
  later.outbox.resume('bruno');
  post(later.outbox, 'Ainda está aí?', '1');
  const { answer } = await later.tried(1);
  later.outbox.settle(box, [messageOf('3', 'Ainda está aí?')]);
  answer(messageOf('3', 'Ainda está aí?'));
  await vi.waitFor(() => expect(later.arrived).toEqual(['3', '3']), 20_000);
  expect(states(later.outbox)).toEqual([['Olá', 'refused']]);
  later.outbox.settle(box, [messageOf('2', 'Olá'), messageOf('3', 'Ainda está aí?')]);
  expect(later.outbox.list(box)).toEqual([]);
});

/** Locks that the browser takes back; `work` is what the page does under each. */
function failingLocks() {
  const locks: { work: () => Promise<void>; fail: () => void }[] = [];
  const alone: OutboxWorld['alone'] = (_, work) =>
    new Promise((_resolve, reject) => locks.push({ work, fail: () => reject(new DOMException('', 'AbortError')) }));
  const { outbox, tried, tries } = standIn(memoryStorage(), undefined, alone);
  const last = () => locks.at(-1) as (typeof locks)[number];
  const lock = async (count: number) => {
    await expect.poll(() => locks).toHaveLength(count);
    void last().work();
  };
  const loseLock = async () => {
    last().fail();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { outbox, tried, tries, lock, loseLock };
}

test('a lock that the browser does not give is requested again when there is a reason to try', async () => {
  const { outbox, tried, lock, loseLock } = failingLocks();
  post(outbox, 'Olá');
  await loseLock();
  outbox.wake();
  await lock(2);
  (await tried(1)).answer(messageOf('1', 'Olá'));
  await vi.waitFor(() => expect(outbox.list(box)).toEqual([]), 20_000);
});

test('a lock lost while a message is being sent is requested again before the next message', async () => {
  const { outbox, tried, tries, lock, loseLock } = failingLocks();
  post(outbox, 'Uma');
  post(outbox, 'Outra');
  await lock(1);
  const first = await tried(1);
  await loseLock();
  first.answer(messageOf('1', 'Uma'));
  await vi.waitFor(() => expect(states(outbox)).toEqual([['Outra', 'waiting']]), 20_000);
  expect(tries).toHaveLength(1);
  await lock(2);
  (await tried(2)).answer(messageOf('2', 'Outra'));
  await vi.waitFor(() => expect(outbox.list(box)).toEqual([]), 20_000);
});

test.each(['during the attempt', 'during the pause'])(
  'a lock lost %s ends the pauses; the next one is for a reason to try',
  async (when) => {
    const { outbox, tried, tries, lock, loseLock } = failingLocks();
    post(outbox, 'Olá');
    await lock(1);
    const first = await tried(1);
    if (when === 'during the attempt') await loseLock();
    first.fail(new TypeError('Failed to fetch'));
    await vi.waitFor(() => expect(states(outbox)).toEqual([['Olá', 'lost']]), 20_000);
    if (when === 'during the pause') await loseLock();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries).toHaveLength(1);
    outbox.wake();
    await lock(2);
    expect((await tried(2)).key).toBe(first.key);
  },
);
