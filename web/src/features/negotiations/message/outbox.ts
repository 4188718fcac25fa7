// The outbox of this browser: what the page gives it, and what the thread reads of it.
import { negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../../../platform/api/call.ts';
import { onConnected } from '../../../platform/realtime/realtime.ts';
import { type Box, createOutbox, type OutboxWorld, type Outgoing } from './outbox-store.ts';

export type { OutgoingFile } from './outbox-store.ts';

/** A connection that died without a word is not waited for any longer. */
const longestTry = 30_000;

const send: OutboxWorld['send'] = (id, { key, text, files }) =>
  call(negotiationApi.send, {
    params: { id },
    body: { text, ...(files.length > 0 && { files: files.map((file) => file.id) }) },
    idempotencyKey: key,
    signal: AbortSignal.timeout(longestTry),
  });

/** Without locks the key alone sees to it that two pages send a message once. */
const alone: OutboxWorld['alone'] = async (name, work) => {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, work);
};

const storageOf = (): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

export const outbox = createOutbox({ storage: storageOf(), send, alone, now: Date.now });

export const useOutbox = (box: Box): readonly Outgoing[] =>
  useSyncExternalStore(outbox.subscribe, () => outbox.list(box));

/** For the page of negotiations: sends what was left, and tries again when the connection or the reader comes back. */
export function useSending(userId: string): void {
  useEffect(() => {
    outbox.resume(userId);
    const stopConnected = onConnected(outbox.wake);
    window.addEventListener('online', outbox.wake);
    window.addEventListener('storage', outbox.reload);
    return () => {
      stopConnected();
      window.removeEventListener('online', outbox.wake);
      window.removeEventListener('storage', outbox.reload);
    };
  }, [userId]);
}
