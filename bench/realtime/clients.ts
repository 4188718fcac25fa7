// The clients' process: connects people, sends their messages at a given rate, and records when each message arrived.
import { setTimeout as pause } from 'node:timers/promises';
import { callsTo } from './calls.ts';
import type { Person } from './parties.ts';
import { type Arrival, Screen } from './screens.ts';

export interface Orders {
  connect: { people: Person[]; urls: Record<Person['side'], string> };
  write: { seconds: number; rate: number; name: string };
  /** The share of stored news that its readers do not see yet; jobs send them after the messages. */
  hear: object;
  close: object;
}

export interface Written {
  /** Accepted by the server. */
  sent: number;
  /** Failed tries that were repeated with the same idempotency key. */
  retried: number;
  /** Never shown to the other side. */
  lost: number;
  /** Shown twice in a thread. */
  doubled: number;
  /** p50, p95, p99, maximum; in ms from the start of the call. */
  told: number[];
  here: number[];
  reconnected: number;
  notifications: number;
}

/** Two people with the same thread open. */
type Pair = Record<Person['side'], Screen>;

let screens: Screen[] = [];
let pairs: Pair[] = [];
let arrived: (arrival: Arrival) => void = () => {};

async function connect({ people, urls }: Orders['connect']): Promise<number> {
  const calls = { buyer: callsTo(urls.buyer), seller: callsTo(urls.seller) };
  const open = new Map<string, Partial<Pair>>();
  for (let from = 0; from < people.length; from += 50) {
    const some = people.slice(from, from + 50).map((person) => {
      const screen = new Screen(person, calls[person.side], (arrival) => arrived(arrival));
      const { negotiationId, side } = person;
      if (negotiationId !== undefined) open.set(negotiationId, { ...open.get(negotiationId), [side]: screen });
      return screen;
    });
    await Promise.all(some.map(({ ready }) => ready));
    screens.push(...some);
  }
  for (const { buyer, seller } of open.values()) {
    if (!buyer || !seller) throw new Error('A negotiation has two sides');
    pairs.push({ buyer, seller });
  }
  return screens.filter(({ socket }) => socket.connected).length;
}

const quantiles = (numbers: number[]): number[] => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return [0.5, 0.95, 0.99, 1].map(
    (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN,
  );
};

/** Repeats a message until it is accepted, as people do; the idempotency key prevents a second message. */
async function sendOnce(writer: Screen, text: string, stats: Written): Promise<void> {
  const key = crypto.randomUUID();
  for (;;) {
    try {
      await writer.send(text, key);
      stats.sent += 1;
      return;
    } catch (error) {
      if (/answered 4/.test(String(error))) throw error;
      stats.retried += 1;
      await pause(500);
    }
  }
}

interface Waiting {
  begun: number;
  reader: Screen;
}

async function write({ seconds, rate, name }: Orders['write']): Promise<Written> {
  const stats: Written = {
    ...{ sent: 0, retried: 0, lost: 0, doubled: 0, told: [], here: [], notifications: 0 },
    reconnected: -screens.reduce((sum, { connections }) => sum + connections, 0),
  };
  const [told, here]: [number[], number[]] = [[], []];
  const waiting = new Map<string, Waiting>();
  const everything: [string, Waiting][] = [];
  arrived = ({ screen, text, toldAt, hereAt }) => {
    const message = waiting.get(text);
    if (message?.reader !== screen) return;
    waiting.delete(text);
    told.push(toldAt - message.begun);
    here.push(hereAt - message.begun);
  };
  const before = screens.reduce((sum, { notifications }) => sum + notifications, 0);
  const sending: Promise<void>[] = [];
  const begun = performance.now();
  for (let made = 0; made < seconds * rate; ) {
    const due = Math.min(seconds * rate, ((performance.now() - begun) / 1000) * rate);
    for (; made < due; made += 1) {
      const pair = pairs[made % pairs.length] as Pair;
      const side = Math.floor(made / pairs.length) % 2 === 0 ? 'buyer' : 'seller';
      const text = `${name} ${made}`;
      const message: Waiting = { begun: performance.now(), reader: pair[side === 'buyer' ? 'seller' : 'buyer'] };
      waiting.set(text, message);
      everything.push([text, message]);
      sending.push(sendOnce(pair[side], text, stats));
    }
    await pause(4);
  }
  await Promise.all(sending);
  await settle(() => waiting.size === 0 && screens.every(({ socket }) => socket.connected));
  for (const [text, { reader }] of everything) {
    const there = [...reader.thread.values()].filter((one) => one === text);
    if (there.length === 0) stats.lost += 1;
    if (there.length > 1) stats.doubled += 1;
  }
  stats.reconnected += screens.reduce((sum, { connections }) => sum + connections, 0);
  stats.notifications = screens.reduce((sum, { notifications }) => sum + notifications, 0) - before;
  return { ...stats, told: quantiles(told), here: quantiles(here) };
}

async function hear(): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const unheard = await countUnheard();
    if (unheard === 0 || tries === 30) return unheard;
    await pause(2000);
  }
}

async function countUnheard(): Promise<number> {
  let unheard = 0;
  for (let from = 0; from < screens.length; from += 50) {
    const counts = await Promise.all(screens.slice(from, from + 50).map((screen) => screen.countUnheard()));
    unheard += counts.reduce((sum, count) => sum + count, 0);
  }
  return unheard;
}

/** Waits up to a minute for pending messages, and then a second for messages that should not come. */
async function settle(isDone: () => boolean): Promise<void> {
  const until = performance.now() + 60_000;
  while (!isDone() && performance.now() < until) await pause(100);
  await pause(1000);
}

async function close(): Promise<void> {
  for (const { socket } of screens) socket.disconnect();
  [screens, pairs] = [[], []];
}

const orders: { [Name in keyof Orders]: (order: Orders[Name]) => Promise<unknown> } = { connect, write, hear, close };

process.on('message', ({ name, order }: { name: keyof Orders; order: never }) => {
  orders[name](order).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : String(error) }),
  );
});
