// People who write constantly over the network and, like pages, repeat a call with the same key until it is answered.
import { setTimeout as pause } from 'node:timers/promises';

export interface WriteLoad {
  /** An acknowledged write: the sent text and the returned id. */
  acknowledged: Map<string, string>;
  /** How often each status was returned; 0: no answer at all. */
  statuses: Map<number, number>;
  /** Resolves when every started write is acknowledged. */
  stop(): Promise<void>;
}

interface Writer {
  perSecond: number;
  /** The path of the nth write, and its author. */
  to: (index: number) => { url: string; token: string };
}

const againAfterMs = 500;
/** The maximum number of unanswered writes, so that the load is not a flood. */
const mostUnanswered = 40;

/** Messages of negotiations: each is an event with its job, and a message to the sockets. */
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

/** The faults of the stored rows, compared with the acknowledged writes; there must be none. */
export function compareWritten({ acknowledged }: WriteLoad, stored: readonly { id: string; text: string }[]) {
  const times = new Map<string, number>();
  for (const { text } of stored) times.set(text, (times.get(text) ?? 0) + 1);
  const ids = new Map(stored.map(({ id, text }) => [text, id]));
  return {
    lost: [...acknowledged].filter(([text, id]) => ids.get(text) !== id).map(([text]) => text),
    twice: [...times].filter(([, count]) => count > 1).map(([text]) => text),
  };
}
