// Messages on their way: shown at once, kept when refused so that they can be sent again. One list per negotiation,
// for as long as the page lives.
import type { MessageRecord } from 'domain/negotiations/negotiation-api';
import { negotiationApi } from 'domain/negotiations/negotiation-api';
import { useSyncExternalStore } from 'react';
import { call } from '../../platform/call.ts';
import type { Waiting } from './thread-rows.ts';

export interface OutgoingFile {
  id: string;
  name: string;
}

interface Outgoing extends Waiting {
  files: readonly OutgoingFile[];
}

const none: readonly Outgoing[] = [];
const boxes = new Map<string, readonly Outgoing[]>();
const listeners = new Set<() => void>();

const change = (negotiationId: string, next: (all: readonly Outgoing[]) => readonly Outgoing[]) => {
  boxes.set(negotiationId, next(boxes.get(negotiationId) ?? none));
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useOutbox = (negotiationId: string): readonly Waiting[] =>
  useSyncExternalStore(subscribe, () => boxes.get(negotiationId) ?? none);

export const discard = (negotiationId: string, key: string): void =>
  change(negotiationId, (all) => all.filter((one) => one.key !== key));

/** The key stays the same over all tries: the message arrives once. `arrived` runs before it leaves the outbox. */
async function send(
  negotiationId: string,
  { key, text, files }: Outgoing,
  arrived: (message: MessageRecord) => void,
): Promise<void> {
  try {
    const message = await call(negotiationApi.send, {
      params: { id: negotiationId },
      body: { text, ...(files.length > 0 && { files: files.map(({ id }) => id) }) },
      idempotencyKey: key,
    });
    arrived(message);
    discard(negotiationId, key);
  } catch (error) {
    console.warn('The message was not sent', error);
    change(negotiationId, (all) => all.map((one) => (one.key === key ? { ...one, failed: true } : one)));
  }
}

export function post(
  negotiationId: string,
  { text, files }: { text: string; files: readonly OutgoingFile[] },
  arrived: (message: MessageRecord) => void,
): Promise<void> {
  const fileNames = files.map(({ name }) => name);
  const at = new Date().toISOString();
  const outgoing: Outgoing = { key: crypto.randomUUID(), text, files, fileNames, at, failed: false };
  change(negotiationId, (all) => [...all, outgoing]);
  return send(negotiationId, outgoing, arrived);
}

export function retry(negotiationId: string, key: string, arrived: (message: MessageRecord) => void): void {
  const outgoing = (boxes.get(negotiationId) ?? none).find((one) => one.key === key);
  if (!outgoing) return;
  change(negotiationId, (all) => all.map((one) => (one.key === key ? { ...one, failed: false } : one)));
  void send(negotiationId, outgoing, arrived);
}
