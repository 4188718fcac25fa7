// How the library interprets the options with which the socket is opened.
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { socketOptions } from './realtime.ts';

test('[NOT-31, NOT-32, NOT-33, NOT-34] websocket before polling; ten attempts, 1 to 5 s apart; 30 s to connect', () => {
  const { io: manager } = io('http://127.0.0.1:9', { ...socketOptions, autoConnect: false });
  expect(manager.opts.transports).toEqual(['websocket', 'polling']);
  expect(manager.reconnection()).toBe(true);
  expect(manager.reconnectionAttempts()).toBe(10);
  expect([manager.reconnectionDelay(), manager.reconnectionDelayMax()]).toEqual([1000, 5000]);
  expect(manager.timeout()).toBe(30_000);
});
