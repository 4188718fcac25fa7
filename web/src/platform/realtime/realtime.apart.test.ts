// How the library interprets the options with which the socket is opened.
import { io } from 'socket.io-client';
import { expect, test, vi } from 'vitest';
import { socketOptions } from './page-socket.ts';

const sent: string[] = [];
const heard: Record<string, () => void> = {};
const socket = {
  on: (event: string, listen: () => void) => {
    heard[event] = listen;
  },
  emit: (event: string) => sent.push(event),
};

test('[NOT-37] on each connection the page joins the channel of its notifications', async () => {
  vi.doMock('socket.io-client', () => ({ io: () => socket }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }));
  vi.stubGlobal('window', new EventTarget());
  vi.resetModules();
  const { onConnected } = await import('./realtime.ts');
  onConnected(() => {});
  await expect.poll(() => heard.connect).toBeDefined();
  expect(sent).toEqual([]);
  heard.connect?.();
  expect(sent).toEqual(['join_notifications']);
  heard.connect?.();
  expect(sent).toEqual(['join_notifications', 'join_notifications']);
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
