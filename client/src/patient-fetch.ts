// Fetch that repeats a call where a repeat can do no harm, after the pause that the server asks for.
import { idempotentCalls } from './api.gen.ts';

export interface RepeatOptions {
  /** How often a call is made at most; 1 repeats nothing. 4 by default. */
  tries?: number;
  /** The longest pause before a repeat, in seconds; a server that asks for more gets no repeat. 60 by default. */
  longestPause?: number;
  /** Makes the requests; `globalThis.fetch` by default. */
  fetch?: (request: Request) => Promise<Response>;
  /** Hears of each repeat, for a log. */
  onRepeat?: (request: Request, reason: string, seconds: number) => void;
}

const pathForms = idempotentCalls.map((path) => new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`));
const isCreating = ({ method, url }: Request): boolean =>
  method === 'POST' && pathForms.some((form) => form.test(new URL(url).pathname));
const changesNothing = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Half a second, then twice as long each time, with a quarter of chance so that clients do not come back at once. */
const ownPause = (repeat: number): number => 0.5 * 2 ** (repeat - 1) * (1 + Math.random() / 4);

/** The seconds to wait, where this answer is worth a repeat. */
function pauseAfter({ status, headers }: Response, isSafe: boolean, repeat: number): number | undefined {
  if (status !== 429 && !(isSafe && status === 503)) return undefined;
  const asked = Number(headers.get('retry-after'));
  return asked > 0 ? asked : ownPause(repeat);
}

/** A creating call without a key of its caller's gets one, the same in each repeat. */
function withKey(request: Request): Request {
  if (!isCreating(request) || request.headers.has('idempotency-key')) return request;
  const headers = new Headers(request.headers);
  headers.set('idempotency-key', crypto.randomUUID());
  return new Request(request, { headers });
}

export function patientFetch({ tries = 4, longestPause = 60, fetch = globalThis.fetch, onRepeat }: RepeatOptions) {
  return async (given: Request): Promise<Response> => {
    const request = withKey(given);
    const isSafe = changesNothing(request) || isCreating(request);
    for (let repeat = 1; ; repeat += 1) {
      const isLast = repeat >= tries;
      const answer = await fetch(request.clone()).catch((error: unknown) => {
        if (isLast || !isSafe || request.signal.aborted) throw error;
        return undefined;
      });
      const seconds = answer ? pauseAfter(answer, isSafe, repeat) : ownPause(repeat);
      if (answer && (isLast || seconds === undefined || seconds > longestPause)) return answer;
      onRepeat?.(request, answer ? String(answer.status) : 'no answer', seconds ?? 0);
      await pause(seconds ?? 0);
    }
  };
}
