// The outbox of messages per user and negotiation: sent in order, one at a time, and stored in this browser until the server
// answers. An unanswered message is retried with the same idempotency key; a refused one waits for the user.
import type { Problem } from '@wattpact/domain/api/problem';
import type { MessageRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { ApiError } from '../../../platform/api/request.ts';

export interface OutgoingFile {
  id: string;
  name: string;
  size: number;
}

/** A message as it is stored in the browser. */
interface StoredMessage {
  /** The idempotency key: the same for all attempts, so the message arrives once. */
  key: string;
  text: string;
  files: readonly OutgoingFile[];
  at: string;
  /** The thread's last message when it was written; undefined when it was not loaded yet. */
  after?: string | undefined;
  /** It was sent, and may have arrived although no answer came. */
  tried?: true | undefined;
  refusal?: Problem | undefined;
}

export interface Outgoing extends StoredMessage {
  /** `lost`: an attempt had no answer; the next one starts automatically. */
  state: 'waiting' | 'lost' | 'refused';
}

export interface Box {
  userId: string;
  negotiationId: string;
}

/** What the outbox needs from the browser; tests replace it. */
export interface OutboxWorld {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> | undefined;
  send: (negotiationId: string, message: StoredMessage) => Promise<MessageRecord>;
  /** Runs the work in only one page of this browser at a time. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>;
  now: () => number;
}

type Arrived = (box: Box, message: MessageRecord) => void;

export interface Outbox {
  /** The same array until something changes. */
  list: (box: Box) => readonly Outgoing[];
  subscribe: (listener: () => void) => () => void;
  /** Called before the message leaves the outbox. */
  onArrived: (listener: Arrived) => () => void;
  post: (box: Box, message: Pick<StoredMessage, 'text' | 'files' | 'after'>) => void;
  /** Removes one, to discard it or to edit it again. */
  take: (box: Box, key: string) => void;
  /** Compares fetched messages of the thread with those that still wait for an answer. */
  settle: (box: Box, messages: readonly MessageRecord[]) => void;
  /** Continues with what an earlier page or another page has left. */
  resume: (userId: string) => void;
  /** Another page has changed the stored messages. */
  reload: () => void;
  /** Retry now. */
  wake: () => void;
}

const pauses = [1000, 3000, 10_000];
const longestPause = 30_000;
/** The server remembers a key for a day. After that, another attempt could create a duplicate. */
const keyLasts = 20 * 3_600_000;
const prefix = 'message-outbox:';
const nameOf = ({ userId, negotiationId }: Box) => `${prefix}${userId}:${negotiationId}`;
const boxOf = (name: string): Box => {
  const [userId = '', negotiationId = ''] = name.slice(prefix.length).split(':');
  return { userId, negotiationId };
};
const none: readonly Outgoing[] = [];

/** No session, too many requests, or the same request still running: a later attempt may succeed. */
const isPassing = ({ status, code }: Problem) =>
  status >= 500 || [401, 408, 425, 429].includes(status) || code === 'error_request_in_progress';

const refusalIn = (error: unknown): Problem | undefined =>
  error instanceof ApiError && !isPassing(error.problem) ? error.problem : undefined;

const unanswered: Problem = {
  type: 'about:blank',
  title: 'Unanswered',
  status: 409,
  code: 'error_message_unanswered',
};

const sameFiles = (files: readonly OutgoingFile[], sent: MessageRecord['files']) =>
  files.length === sent.length && files.every(({ id }) => sent.some((one) => one.id === id));

/** The sent form of this message. Only one that was tried can be there, and only after the message it followed. */
const arrivedAs = (
  { text, files, after, tried, refusal }: StoredMessage,
  userId: string,
  messages: readonly MessageRecord[],
) =>
  tried && after !== undefined && (refusal === undefined || refusal.code === unanswered.code)
    ? messages.find(
        (one) =>
          one.id > after &&
          one.senderId === userId &&
          one.termRef === null &&
          one.text === text &&
          sameFiles(files, one.files),
      )
    : undefined;

/** Without the files that the server refused. */
export function sendableFiles({ files, refusal }: Outgoing): readonly OutgoingFile[] {
  const refused = new Set(refusal?.errors?.map(({ path }) => path));
  return refused.has('files') ? [] : files.filter((_, index) => !refused.has(`files.${index}`));
}

export function createOutbox({ storage, send, alone, now }: OutboxWorld): Outbox {
  const boxes = new Map<string, readonly Outgoing[]>();
  /** Boxes that could not be stored (storage full or forbidden): the page keeps them in memory. */
  const inMemory = new Set<string>();
  const lost = new Set<string>();
  const sending = new Set<string>();
  const listeners = new Set<() => void>();
  const arrivedListeners = new Set<Arrived>();
  const sleepers = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const wakeUp = () => {
        clearTimeout(timer);
        sleepers.delete(wakeUp);
        resolve();
      };
      const timer = setTimeout(wakeUp, milliseconds);
      sleepers.add(wakeUp);
    });
  let wakes = 0;
  const wake = () => {
    wakes += 1;
    for (const wakeUp of [...sleepers]) wakeUp();
  };

  const withState = (one: StoredMessage): Outgoing => ({
    ...one,
    state: one.refusal ? 'refused' : lost.has(one.key) ? 'lost' : 'waiting',
  });
  const messagesOf = (name: string): readonly Outgoing[] => {
    if (inMemory.has(name)) return boxes.get(name) ?? none;
    try {
      const stored = storage?.getItem(name);
      return stored ? (JSON.parse(stored) as StoredMessage[]).map(withState) : none;
    } catch {
      return none;
    }
  };
  const keep = (name: string, all: readonly Outgoing[]) => {
    try {
      if (!storage) throw new Error('no storage');
      if (all.length === 0) storage.removeItem(name);
      else storage.setItem(name, JSON.stringify(all.map(({ state: _, ...message }): StoredMessage => message)));
      inMemory.delete(name);
    } catch {
      inMemory.add(name);
    }
  };
  const change = (name: string, next: (all: readonly Outgoing[]) => readonly StoredMessage[]) => {
    const all = next(messagesOf(name)).map(withState);
    boxes.set(name, all);
    keep(name, all);
    notify();
  };
  const update = (name: string, key: string, changes: Partial<StoredMessage>) =>
    change(name, (all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  /** The message is in the thread as this one: whatever follows it in the outbox can only come later. */
  const markArrived = (box: Box, key: string, message: MessageRecord) => {
    for (const listener of arrivedListeners) listener(box, message);
    change(nameOf(box), (all) =>
      all
        .filter((one) => one.key !== key)
        .map((one) => (one.after !== undefined && one.after < message.id ? { ...one, after: message.id } : one)),
    );
  };

  const nextOf = (name: string) => messagesOf(name).find(({ refusal }) => refusal === undefined);

  async function work(box: Box): Promise<void> {
    const name = nameOf(box);
    let failures = 0;
    for (let next = nextOf(name); next; next = nextOf(name)) {
      const { key } = next;
      if (next.tried && now() - new Date(next.at).getTime() > keyLasts) {
        update(name, key, { refusal: unanswered });
        continue;
      }
      const asked = wakes;
      try {
        update(name, key, { tried: true });
        markArrived(box, key, await send(box.negotiationId, next));
        failures = 0;
      } catch (error) {
        const refusal = refusalIn(error);
        console.warn('The message was not sent', error);
        if (refusal) update(name, key, { refusal });
        else {
          lost.add(key);
          update(name, key, {});
          // If a retry was requested during the failed attempt, do not wait.
          if (wakes === asked) await pause(pauses[failures] ?? longestPause);
          failures += 1;
        }
      }
    }
  }

  const start = (box: Box) => {
    const name = nameOf(box);
    if (sending.has(name) || !nextOf(name)) return;
    sending.add(name);
    alone(name, () => work(box)).then(
      () => {
        sending.delete(name);
        // A message may have been added after the last check.
        start(box);
      },
      (error: unknown) => {
        sending.delete(name);
        console.warn('The outbox stopped', error);
      },
    );
  };

  return {
    list: (box) => {
      const name = nameOf(box);
      if (!boxes.has(name)) boxes.set(name, messagesOf(name));
      return boxes.get(name) ?? none;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    onArrived: (listener) => {
      arrivedListeners.add(listener);
      return () => {
        arrivedListeners.delete(listener);
      };
    },
    post: (box, message) => {
      const written = { ...message, key: crypto.randomUUID(), at: new Date(now()).toISOString() };
      change(nameOf(box), (all) => [...all, written]);
      start(box);
    },
    take: (box, key) => {
      change(nameOf(box), (all) => all.filter((one) => one.key !== key));
      wake();
    },
    settle: (box, messages) => {
      for (const one of messagesOf(nameOf(box))) {
        const { after } = messagesOf(nameOf(box)).find(({ key }) => key === one.key) ?? one;
        const message = arrivedAs({ ...one, after }, box.userId, messages);
        if (!message) continue;
        markArrived(box, one.key, message);
        wake();
      }
    },
    resume: (userId) => {
      const own = `${prefix}${userId}:`;
      for (let index = 0; storage && index < storage.length; index += 1) {
        const name = storage.key(index);
        if (name?.startsWith(own)) start(boxOf(name));
      }
    },
    reload: () => {
      for (const name of boxes.keys()) {
        boxes.set(name, messagesOf(name));
        // If the other page was closed, this one continues.
        start(boxOf(name));
      }
      notify();
    },
    wake,
  };
}
