// The outbox of this browser: how the composer fills it and how the thread reads it.
import { negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../../../platform/api/call.ts';
import { onConnected } from '../../../platform/realtime/realtime.ts';
import type { OutboxWorld } from './outbox-box.ts';
import type { Outgoing } from './outbox-message.ts';
import { type Box, createOutbox } from './outbox-store.ts';

/** Stop waiting for a connection that died without an error. */
const longestTry = 30_000;

const send: OutboxWorld['send'] = (id, { key, text, files }) =>
  call(negotiationApi.send, {
    params: { id },
    body: { text, ...(files.length > 0 && { files: files.map((file) => file.id) }) },
    idempotencyKey: key,
    signal: AbortSignal.timeout(longestTry),
  });

/** Without locks, the idempotency key alone ensures that two pages send a message once. */
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

/** For the page of negotiations: sends what is left, and retries when the connection or the user returns. */
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
