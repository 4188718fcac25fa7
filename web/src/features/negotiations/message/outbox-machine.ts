// How the outbox of one negotiation goes on: a pure function of its state and an event, which answers the next state and
// what is to be done. `outbox-box.ts` does it.
import type { Problem } from '@wattpact/domain/api/problem';
import type { MessageRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { type Step, stay } from '../../../platform/machine.ts';
import {
  arrivedAs,
  isExpired,
  type Message,
  maySend,
  type StoredMessage,
  stepped,
  storedMessage,
  unanswered,
} from './outbox-message.ts';

/** Sending, one message at a time: by the page that holds the browser's lock. */
type Sender =
  | { at: 'resting' }
  /** The lock is requested; another page may hold it. */
  | { at: 'queued' }
  /**
   * `isHurried`: there is a reason not to pause if this attempt has no answer. `isLocked`: the lock is still held; without
   * it this attempt ends, and the next one needs the lock again.
   */
  | { at: 'sending'; failures: number; isHurried: boolean; isLocked: boolean }
  /** Until the next attempt. */
  | { at: 'pausing'; failures: number };

export interface BoxState {
  messages: readonly Message[];
  /** Storage is full or forbidden: some changes exist in this page alone. */
  isUnstored: boolean;
  /** The keys in the storage when it was last read or written. */
  storedKeys: readonly string[];
  sender: Sender;
}

export const emptyBox: BoxState = { messages: [], isUnstored: false, storedKeys: [], sender: { at: 'resting' } };

export type OutboxEvent =
  /** What the storage holds, which all pages of this browser share. */
  | { type: 'storageRead'; stored: readonly StoredMessage[] }
  | { type: 'stored'; isKept: boolean }
  | { type: 'written'; message: StoredMessage }
  | { type: 'takenBack'; key: string }
  /** The thread's messages, among which some of the outbox may be. */
  | { type: 'fetched'; userId: string; messages: readonly MessageRecord[] }
  /** Continue with what an earlier page or another page has left. */
  | { type: 'resumed' }
  /** There is a reason to try now. */
  | { type: 'woken' }
  | { type: 'locked' }
  | { type: 'lockFailed' }
  | { type: 'delivered'; key: string; message: MessageRecord }
  | { type: 'unanswered'; key: string }
  | { type: 'refused'; key: string; refusal: Problem }
  | { type: 'rested' };

export type OutboxEffect =
  | { type: 'store'; messages: readonly StoredMessage[] }
  /** The message is in the thread as this one. */
  | { type: 'report'; message: MessageRecord }
  | { type: 'lock' }
  | { type: 'unlock' }
  | { type: 'send'; message: StoredMessage }
  | { type: 'pause'; milliseconds: number }
  | { type: 'endPause' };

type OutboxStep = Step<BoxState, OutboxEffect>;

const pauses = [1000, 3000, 10_000];
const longestPause = 30_000;

/**
 * All pages share the storage, so its list of messages counts. Only the states of the attempts belong to this page. If a
 * change could not be stored, this page's messages count, with what the other pages have added and removed since.
 */
function withStorage(box: BoxState, stored: readonly StoredMessage[]): BoxState {
  const known = new Map(box.messages.map((message) => [message.key, message]));
  const storedKeys = stored.map(({ key }) => key);
  const stateOf = ({ key, refusal }: StoredMessage): Message['state'] => {
    const state = known.get(key)?.state;
    return refusal ? 'refused' : state === undefined || state === 'refused' ? 'waiting' : state;
  };
  const read = stored.map((one) => ({ ...one, state: stateOf(one) }));
  if (!box.isUnstored) return { ...box, messages: read, storedKeys };
  const before = new Set(box.storedKeys);
  const now = new Set(storedKeys);
  const messages = [
    ...box.messages.filter(({ key }) => !before.has(key) || now.has(key)),
    ...read.filter(({ key }) => !before.has(key) && !known.has(key)),
  ];
  return { ...box, messages, storedKeys };
}

const rested = (box: BoxState): BoxState => ({ ...box, sender: { at: 'resting' } });
const hasLostLock = ({ sender }: BoxState): boolean => sender.at === 'sending' && !sender.isLocked;

/** Requests the lock if there is something to send. */
const started = (box: BoxState): OutboxStep =>
  box.sender.at === 'resting' && box.messages.some(maySend)
    ? { state: { ...box, sender: { at: 'queued' } }, effects: [{ type: 'lock' }] }
    : stay(box);

/** Sends the first message that is not refused; with none left the lock goes to the next page. */
function sendNext(box: BoxState, failures: number, now: number): OutboxStep {
  if (hasLostLock(box)) return started(rested(box));
  const messages = box.messages
    .filter((message) => isExpired(message, now))
    .reduce((all, { key }) => stepped(all, key, 'refuse', { refusal: unanswered }), box.messages);
  const next = messages.find(maySend);
  if (!next) return { state: rested({ ...box, messages }), effects: [{ type: 'unlock' }] };
  return {
    state: {
      ...box,
      messages: stepped(messages, next.key, 'send', { tried: true }),
      sender: { at: 'sending', failures, isHurried: false, isLocked: true },
    },
    effects: [{ type: 'send', message: storedMessage(next) }],
  };
}

function woken(box: BoxState, now: number): OutboxStep {
  const { sender } = box;
  if (sender.at === 'sending') return stay({ ...box, sender: { ...sender, isHurried: true } });
  if (sender.at !== 'pausing') return started(box);
  const step = sendNext(box, sender.failures, now);
  return { ...step, effects: [{ type: 'endPause' }, ...step.effects] };
}

/** Whatever follows this message in the outbox can only come later in the thread. */
function delivered(box: BoxState, key: string, { id }: MessageRecord): BoxState {
  const place = box.messages.findIndex((one) => one.key === key);
  if (place < 0) return box;
  const messages = box.messages.map((one, index) =>
    index > place && one.after !== undefined && one.after < id ? { ...one, after: id } : one,
  );
  return { ...box, messages: stepped(messages, key, 'deliver') };
}

/** Compares with the thread those messages that may have arrived without an answer. */
function fetched(box: BoxState, userId: string, thread: readonly MessageRecord[], now: number): OutboxStep {
  let found: OutboxStep = stay(box);
  for (const { key } of box.messages) {
    // Read again: what was found before it has raised the place after which this one can be.
    const one = found.state.messages.find((message) => message.key === key);
    const message = one && arrivedAs(one, userId, thread);
    if (message)
      found = { state: delivered(found.state, key, message), effects: [...found.effects, { type: 'report', message }] };
  }
  if (found.effects.length === 0) return stay(box);
  const step = woken(found.state, now);
  return { ...step, effects: [...found.effects, ...step.effects] };
}

/** A lost attempt is followed by a pause, each longer than the one before; without the lock, until there is a reason to try. */
function afterLost(box: BoxState, failures: number, isHurried: boolean, now: number): OutboxStep {
  if (isHurried) return sendNext(box, failures + 1, now);
  if (hasLostLock(box)) return stay(rested(box));
  return {
    state: { ...box, sender: { at: 'pausing', failures: failures + 1 } },
    effects: [{ type: 'pause', milliseconds: pauses[failures] ?? longestPause }],
  };
}

/** An attempt on its way is not taken back. */
const lockFailed = (box: BoxState): OutboxStep =>
  box.sender.at === 'sending'
    ? stay({ ...box, sender: { ...box.sender, isLocked: false } })
    : { state: rested(box), effects: box.sender.at === 'pausing' ? [{ type: 'endPause' }] : [] };

function handled(box: BoxState, event: OutboxEvent, now: number): OutboxStep {
  const { messages, sender } = box;
  const failures = 'failures' in sender ? sender.failures : 0;
  switch (event.type) {
    case 'storageRead':
      return stay(withStorage(box, event.stored));
    case 'stored':
      return stay({
        ...box,
        isUnstored: !event.isKept,
        storedKeys: event.isKept ? messages.map(({ key }) => key) : box.storedKeys,
      });
    case 'written':
      return started({ ...box, messages: [...messages, { ...event.message, state: 'waiting' }] });
    case 'takenBack':
      return woken({ ...box, messages: stepped(messages, event.key, 'takeBack') }, now);
    case 'fetched':
      return fetched(box, event.userId, event.messages, now);
    case 'resumed':
      return started(box);
    case 'woken':
      return woken(box, now);
    case 'locked':
      return sendNext(box, 0, now);
    case 'lockFailed':
      return lockFailed(box);
    case 'delivered': {
      const step = sendNext(delivered(box, event.key, event.message), 0, now);
      return { ...step, effects: [{ type: 'report', message: event.message }, ...step.effects] };
    }
    case 'unanswered': {
      const isHurried = sender.at === 'sending' && sender.isHurried;
      return afterLost({ ...box, messages: stepped(messages, event.key, 'lose') }, failures, isHurried, now);
    }
    case 'refused':
      return sendNext(
        { ...box, messages: stepped(messages, event.key, 'refuse', { refusal: event.refusal }) },
        failures,
        now,
      );
    case 'rested':
      return sender.at === 'pausing' ? sendNext(box, failures, now) : stay(box);
  }
}

/** What changes is stored before anything else is done: a message is not sent before its attempt is on record. */
export function reduce(box: BoxState, event: OutboxEvent, now: number): OutboxStep {
  const step = handled(box, event, now);
  const changed = step.state.messages;
  if (changed === box.messages || event.type === 'storageRead') return step;
  return { ...step, effects: [{ type: 'store', messages: changed.map(storedMessage) }, ...step.effects] };
}
