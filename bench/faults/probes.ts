// Questions that are asked again and again while a fault lasts: what is answered, and how soon.
import { setTimeout as pause } from 'node:timers/promises';

export interface Answered {
  status: number;
  ms: number;
  retryAfter: string | null;
}

export interface Probe {
  answers: Answered[];
  stop(): Promise<void>;
}

interface Question {
  url: string;
  token?: string;
  everyMs?: number;
}

/** Asks at this interval, whether or not the answer before has come. */
export function probe({ url, token, everyMs = 100 }: Question): Probe {
  const answers: Answered[] = [];
  const asked = new Set<Promise<void>>();
  let isOver = false;

  async function ask(): Promise<void> {
    const began = performance.now();
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(60_000) }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => {});
    const retryAfter = answer?.headers.get('retry-after') ?? null;
    answers.push({ status: answer?.status ?? 0, ms: performance.now() - began, retryAfter });
  }

  async function keepAsking(): Promise<void> {
    while (!isOver) {
      const asking: Promise<void> = ask().finally(() => asked.delete(asking));
      asked.add(asking);
      await pause(everyMs);
    }
  }

  const running = keepAsking();
  return {
    answers,
    async stop() {
      isOver = true;
      await running;
      await Promise.all(asked);
    },
  };
}

export interface Watched {
  call: Probe;
  ready: Probe;
  health: Probe;
  stop(): Promise<unknown>;
}

/** A call of a person, and what a balancer asks. */
export function watch({ url }: { url: string }, token: string, path: string): Watched {
  const probes = {
    call: probe({ url: url + path, token }),
    ready: probe({ url: `${url}/api/ready` }),
    health: probe({ url: `${url}/api/health` }),
  };
  return { ...probes, stop: () => Promise.all(Object.values(probes).map((one) => one.stop())) };
}

export const countRed = ({ answers }: Probe): number => answers.filter(({ status }) => status !== 200).length;
