// The outbox of messages per user and negotiation: sent in order, one at a time, and stored in this browser until the server
// answers. An unanswered message is retried with the same idempotency key; a refused one waits for the user.
import type { MessageRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { listenersOf } from '../../../platform/listeners.ts';
import { type OutboxWorld, openBox } from './outbox-box.ts';
import type { OutboxEvent } from './outbox-machine.ts';
import type { Outgoing, StoredMessage } from './outbox-message.ts';

export interface Box {
  userId: string;
  negotiationId: string;
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

const prefix = 'message-outbox:';
const nameOf = ({ userId, negotiationId }: Box) => `${prefix}${userId}:${negotiationId}`;
const boxOf = (name: string): Box => {
  const [userId = '', negotiationId = ''] = name.slice(prefix.length).split(':');
  return { userId, negotiationId };
};

export function createOutbox(world: OutboxWorld): Outbox {
  const { storage, now } = world;
  const boxes = new Map<string, ReturnType<typeof openBox>>();
  const changes = listenersOf();
  const arrivals = listenersOf<Parameters<Arrived>>();
  const opened = (box: Box) => {
    const name = nameOf(box);
    const known = boxes.get(name);
    if (known) return known;
    const onArrived = (message: MessageRecord) => arrivals.call(box, message);
    const added = openBox(world, { name, negotiationId: box.negotiationId, onArrived, onChange: changes.call });
    boxes.set(name, added);
    return added;
  };
  const dispatchToAll = (event: OutboxEvent) => {
    for (const { dispatch } of boxes.values()) dispatch(event);
  };
  return {
    list: (box) => opened(box).list(),
    subscribe: changes.add,
    onArrived: arrivals.add,
    post: (box, message) => {
      const written = { ...message, key: crypto.randomUUID(), at: new Date(now()).toISOString() };
      opened(box).dispatch({ type: 'written', message: written });
    },
    take: (box, key) => opened(box).dispatch({ type: 'takenBack', key }),
    settle: (box, messages) => opened(box).dispatch({ type: 'fetched', userId: box.userId, messages }),
    resume: (userId) => {
      const names = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
      for (const name of names)
        if (name.startsWith(`${prefix}${userId}:`)) opened(boxOf(name)).dispatch({ type: 'resumed' });
    },
    reload: () => dispatchToAll({ type: 'resumed' }),
    wake: () => dispatchToAll({ type: 'woken' }),
  };
}
