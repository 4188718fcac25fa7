// How the library interprets the options with which the socket is opened.
import { io } from 'socket.io-client';
import { expect, test, vi } from 'vitest';
import { socketOptions } from './page-socket.ts';

const sent: string[] = [];
const heard: Record<string, () => void> = {};
const answers: ((error: Error | null) => void)[] = [];
const socket = {
  timeout: () => socket,
  on: (event: string, listen: () => void) => {
    heard[event] = listen;
  },
  emit: (event: string, answered: (error: Error | null) => void) => {
    sent.push(event);
    answers.push(answered);
  },
};

test('[NOT-37] on each connection the page joins the channel of its notifications', async () => {
  vi.doMock('socket.io-client', () => ({ io: () => socket }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }));
  vi.stubGlobal('window', new EventTarget());
  vi.resetModules();
  const { onConnected } = await import('./realtime.ts');
  let told = 0;
  onConnected(() => {
    told += 1;
  });
  await expect.poll(() => heard.connect).toBeDefined();
  expect(sent).toEqual([]);
  heard.connect?.();
  expect(sent).toEqual(['join_notifications']);
  heard.connect?.();
  expect(sent).toEqual(['join_notifications', 'join_notifications']);
  expect(told).toBe(0);
  answers[0]?.(null);
  expect(told).toBe(1);
  // A server that does not answer in time must not keep the page without its data.
  answers[1]?.(new Error('operation has timed out'));
  expect(told).toBe(2);
  vi.doUnmock('socket.io-client');
  vi.unstubAllGlobals();
});

test('[NOT-31, NOT-32, NOT-33, NOT-34] websocket before polling; ten attempts, 1 to 5 s apart; 30 s to connect', () => {
  const { io: manager } = io('http://127.0.0.1:9', { ...socketOptions, autoConnect: false });
  expect(manager.opts.transports).toEqual(['websocket', 'polling']);
  expect(manager.reconnection()).toBe(true);
  expect(manager.reconnectionAttempts()).toBe(10);
  expect([manager.reconnectionDelay(), manager.reconnectionDelayMax()]).toEqual([1000, 5000]);
  expect(manager.timeout()).toBe(30_000);
});
