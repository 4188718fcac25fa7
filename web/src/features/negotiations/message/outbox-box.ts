// Runs the outbox of one negotiation: what `outbox-machine.ts` decides is sent, stored and reported here.
import type { Problem } from '@wattpact/domain/api/problem';
import type { MessageRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { ApiError } from '../../../platform/api/request.ts';
import { startMachine } from '../../../platform/machine.ts';
import { emptyBox, type OutboxEffect, type OutboxEvent, reduce } from './outbox-machine.ts';
import { type Outgoing, type StoredMessage, shownMessage } from './outbox-message.ts';
import { type OutboxStorage, openStorage } from './outbox-storage.ts';

/** What the outbox needs from the browser; tests replace it. */
export interface OutboxWorld {
  storage: OutboxStorage | undefined;
  send: (negotiationId: string, message: StoredMessage) => Promise<MessageRecord>;
  /** Runs the work in only one page of this browser at a time. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>;
  now: () => number;
}

interface BoxOptions {
  name: string;
  negotiationId: string;
  /** Called before the message leaves the outbox. */
  onArrived: (message: MessageRecord) => void;
  onChange: () => void;
}

/** No session, too many requests, or the same request still running: a later attempt may succeed. */
const isPassing = ({ status, code }: Problem) =>
  status >= 500 || [401, 408, 425, 429].includes(status) || code === 'error_request_in_progress';

const failureOf = (key: string, error: unknown): OutboxEvent =>
  error instanceof ApiError && !isPassing(error.problem)
    ? { type: 'refused', key, refusal: error.problem }
    : { type: 'unanswered', key };

export function openBox(world: OutboxWorld, { name, negotiationId, onArrived, onChange }: BoxOptions) {
  const storage = openStorage(world.storage, name);
  let unlock = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async (message: StoredMessage): Promise<OutboxEvent> => {
    try {
      return { type: 'delivered', key: message.key, message: await world.send(negotiationId, message) };
    } catch (error) {
      console.warn('The message was not sent', error);
      return failureOf(message.key, error);
    }
  };
  const whenLocked = () =>
    new Promise<void>((resolve) => {
      unlock = resolve;
      dispatch({ type: 'locked' });
    });
  const run = (effect: OutboxEffect) => {
    switch (effect.type) {
      case 'store':
        return machine.dispatch({ type: 'stored', isKept: storage.write(effect.messages) });
      case 'report':
        return onArrived(effect.message);
      case 'lock':
        return void world.alone(name, whenLocked).catch((error: unknown) => {
          console.warn('The outbox stopped', error);
          dispatch({ type: 'lockFailed' });
        });
      case 'unlock':
        return unlock();
      case 'send':
        return void attempt(effect.message).then(dispatch);
      case 'pause':
        timer = setTimeout(() => dispatch({ type: 'rested' }), effect.milliseconds);
        return;
      case 'endPause':
        return clearTimeout(timer);
    }
  };
  const machine = startMachine({
    initial: emptyBox,
    reduce: (state, event: OutboxEvent) => reduce(state, event, world.now()),
    run,
  });
  /** Other pages write to the storage too, so each event meets what is there now. */
  const readStorage = () => {
    const stored = storage.readChange();
    if (stored) machine.dispatch({ type: 'storageRead', stored });
  };
  const dispatch = (event: OutboxEvent) => {
    readStorage();
    machine.dispatch(event);
  };
  readStorage();
  let { messages } = machine.state();
  let shown: readonly Outgoing[] = messages.map(shownMessage);
  machine.subscribe(() => {
    if (machine.state().messages === messages) return;
    messages = machine.state().messages;
    shown = messages.map(shownMessage);
    onChange();
  });
  return { dispatch, list: () => shown };
}
