// What a client knows of its own writes: each has a key, is repeated until it is answered, and is then written down with
// the id that it was answered.
import { setTimeout as pause } from 'node:timers/promises';

export type Kind =
  | 'message'
  | 'upload'
  | 'project'
  | 'project approval'
  | 'contract'
  | 'contract approval'
  | 'payment'
  | 'payment confirmation';

export interface Entry {
  kind: Kind;
  /** The idempotency key, which is also a text of the record by which it is found. */
  key: string;
  /** Of the record that was made or changed. */
  id: string;
}

/** A POST. */
export interface Send {
  url: string;
  token: string;
  body: string | Uint8Array<ArrayBuffer>;
  contentType: string;
}

export interface Journal {
  entries: Entry[];
  /** How often each status was answered; 0: no answer at all. */
  statuses: Map<number, number>;
  /** Answers that no fault explains. */
  unexpected: string[];
  /** In ms: how long each refusal (503) took since the fault began. */
  refusals: number[];
  /** Forgets the refusals before. */
  faultBegins(): void;
  /**
   * Repeats a write with its key until it is acknowledged.
   * @returns the id of the answer, none where an earlier try without an answer had made the change already; undefined
   * where it was given up or refused
   */
  write(send: Send, key: string): Promise<{ id?: string } | undefined>;
  /** No write is repeated any longer. */
  giveUp(): void;
}

const againAfterMs = 500;
const longestMs = 60_000;

interface Try {
  status: number;
  text: string;
}

async function attempt({ url, token, body, contentType }: Send, key: string): Promise<Try> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': contentType, 'idempotency-key': key };
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(longestMs) });
    // A body that breaks off is no answer.
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

const isDone = ({ status }: Try): boolean => status >= 200 && status < 300;
/** The server may have stored the change although it did not say so. */
const isOpen = ({ status }: Try): boolean => status === 0 || status >= 500;
const isUnderWay = ({ text }: Try): boolean => text.includes('"error_request_in_progress"');
/** To be repeated by any client, at any time. */
const isPassing = (tried: Try): boolean => tried.status === 0 || tried.status === 503 || isUnderWay(tried);

export function startJournal(): Journal {
  const statuses = new Map<number, number>();
  const refusals: number[] = [];
  const unexpected: string[] = [];
  let isOver = false;
  let faultAt = 0;

  async function once(send: Send, key: string): Promise<Try> {
    const began = performance.now();
    const tried = await attempt(send, key);
    statuses.set(tried.status, (statuses.get(tried.status) ?? 0) + 1);
    if (tried.status === 503) refusals.push(performance.now() - Math.max(began, faultAt));
    return tried;
  }

  async function write(send: Send, key: string): Promise<{ id?: string } | undefined> {
    let wasOpen = false;
    for (;;) {
      const tried = await once(send, key);
      if (isDone(tried)) return JSON.parse(tried.text);
      // A change without an idempotency key that had been made is refused the second time.
      if (tried.status === 409 && wasOpen && !isUnderWay(tried)) return {};
      wasOpen ||= isOpen(tried);
      if (!isPassing(tried))
        unexpected.push(`${new URL(send.url).pathname}: ${tried.status} ${tried.text.slice(0, 300)}`);
      // What is refused for good would be refused again.
      if (isOver || !(isPassing(tried) || isOpen(tried))) return undefined;
      await pause(againAfterMs);
    }
  }

  const giveUp = () => {
    isOver = true;
  };
  const faultBegins = () => {
    faultAt = performance.now();
    refusals.length = 0;
  };
  return { entries: [], statuses, unexpected, refusals, faultBegins, write, giveUp };
}

/** `611 × 201, 425 × 503` */
export const inWords = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status || 'no answer'}`)
    .join(', ');
