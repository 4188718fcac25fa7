// People who write all the time, over the network, and try again with the same key until they are answered, as pages do.
import { setTimeout as pause } from 'node:timers/promises';

export interface WriteLoad {
  /** What was acknowledged: the text that was sent, and the id that was answered. */
  acknowledged: Map<string, string>;
  /** How often each status was answered; 0: no answer at all. */
  statuses: Map<number, number>;
  /** Ends when every write that was begun has been acknowledged. */
  stop(): Promise<void>;
}

interface Writer {
  perSecond: number;
  /** The way of the nth write, and who makes it. */
  to: (index: number) => { url: string; token: string };
}

const againAfterMs = 500;
/** Nobody writes another while so many wait for their answer: it is a load, and not a flood. */
const mostUnanswered = 40;

/** Messages of negotiations: each is an event with its job, and news to the sockets. */
export function startWriteLoad({ perSecond, to }: Writer): WriteLoad {
  const acknowledged = new Map<string, string>();
  const statuses = new Map<number, number>();
  const writes: Promise<void>[] = [];

  async function send(index: number, text: string): Promise<string | undefined> {
    const { url, token } = to(index);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': text };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ text }) }).catch(() => undefined);
    const status = answer?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const body = (await answer?.json().catch(() => undefined)) as { id: string } | undefined;
    return status === 201 ? body?.id : undefined;
  }

  async function write(index: number): Promise<void> {
    const text = crypto.randomUUID();
    for (;;) {
      const id = await send(index, text);
      if (id !== undefined) return void acknowledged.set(text, id);
      await pause(againAfterMs);
    }
  }

  const timer = setInterval(() => {
    if (writes.length - acknowledged.size < mostUnanswered) writes.push(write(writes.length));
  }, 1000 / perSecond);
  return {
    acknowledged,
    statuses,
    async stop() {
      clearInterval(timer);
      await Promise.all(writes);
    },
  };
}

/** What is wrong with the rows that are stored, seen from those who wrote them: nothing of it may ever be. */
export function compareWritten({ acknowledged }: WriteLoad, stored: readonly { id: string; text: string }[]) {
  const times = new Map<string, number>();
  for (const { text } of stored) times.set(text, (times.get(text) ?? 0) + 1);
  const ids = new Map(stored.map(({ id, text }) => [text, id]));
  return {
    lost: [...acknowledged].filter(([text, id]) => ids.get(text) !== id).map(([text]) => text),
    twice: [...times].filter(([, count]) => count > 1).map(([text]) => text),
  };
}
