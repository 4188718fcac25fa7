// Whatever happens to two pages of one browser, their connection and the server: each message arrives once and in order.
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPages } from '../../../testing/outbox-pages.ts';

type Pages = ReturnType<typeof startPages>;
type Act = keyof Pages['acts'];

const textsOf = (messages: readonly { text: string }[]) => messages.map(({ text }) => text);

function holds({ attempts, server, keys, written, takenBack, list }: Pages, orderIn: 'browser' | 'page'): void {
  expect(attempts.length, 'on their way at once').toBeLessThanOrEqual(1);
  const accepted = textsOf(server.arrived);
  const shown = textsOf(list());
  const lost = written.filter(({ text }) => ![...takenBack, ...accepted, ...shown].includes(text));
  expect(lost, 'lost').toEqual([]);
  expect(new Set(accepted).size, 'doubled').toBe(accepted.length);
  const writers = Map.groupBy(written, ({ page }) => (orderIn === 'page' ? page : 'all'));
  for (const messages of writers.values()) {
    const own = textsOf(messages).filter((text) => !takenBack.has(text));
    const inOrder = own.filter((text) => accepted.includes(text));
    expect(
      accepted.filter((text) => own.includes(text)),
      'order',
    ).toEqual(inOrder);
  }
  for (const [text, used] of keys) expect(used.size, `keys of ${text}`).toBe(1);
}

/** When nothing waits any more: each message has arrived, was taken back, or was refused for a reason. */
function hasEnded({ server, reported, written, takenBack, clock, list }: Pages): void {
  const accepted = textsOf(server.arrived);
  const refused = list();
  for (const { text, key, refusal } of refused) {
    const isRefused = refusal?.code === 'error_message_unanswered' ? clock.late > 0 : server.hasRefused(key);
    expect(isRefused, `${text} is refused: ${refusal?.code}`).toBe(true);
  }
  const settled = new Set([...takenBack, ...textsOf(refused)]);
  const expected = textsOf(written).filter((text) => !settled.has(text));
  expect(
    expected.filter((text) => !accepted.includes(text)),
    'not sent',
  ).toEqual([]);
  expect(
    expected.filter((text) => !reported.has(text)),
    'not reported',
  ).toEqual([]);
  expect(
    [...reported].filter((text) => !accepted.includes(text)),
    'reported too early',
  ).toEqual([]);
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
      hasEnded(pages);
      pages.takeAllBack();
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
const sharing = ['fetchThread', 'takeBack', 'reloadOther'] as const;

test('in any order of events, no message is lost, doubled or overtaken, also after a reload', () =>
  anyOrder([...sending, ...sharing, 'beAway', 'reload'], 'browser'));

// A page does not see what another could not store, so each keeps the order of its own.
test('the same while the storage is full now and then, as long as the pages stay open', () =>
  anyOrder([...sending, ...sharing, 'fill'], 'page'));
