// Sockets of a test file: servers that listen on one database, and clients that connect to them.
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterEach } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { notifyRealtime } from '../../src/platform/events/notify.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { startRealtime } from '../../src/platform/realtime/realtime.ts';
import { atEndOfFile } from './end-of-file.ts';
import type { TestApp } from './test-app.ts';

interface Handshake {
  token?: string;
  headers?: Record<string, string>;
  transports?: string[];
  /** Which of the servers. */
  at?: number;
  /** Reconnects by itself, as a page does. */
  reconnection?: boolean;
}

export const join = (socket: Socket) => socket.timeout(5000).emitWithAck('join_notifications') as Promise<unknown>;
export const next = <Payload>(socket: Socket, event: string) =>
  new Promise<Payload>((resolve) => socket.once(event, (payload: Payload) => resolve(payload)));

/** Registers its own clean-up with the test file. */
export function useSockets({
  platform,
  database,
  db,
}: Pick<TestApp, 'platform' | 'db'> & { database: { appUrl: string } }) {
  const urls: string[] = [];
  const stops: (() => Promise<unknown>)[] = [];
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });
  atEndOfFile(async () => {
    for (const stop of stops) await stop();
  });

  /** One more server, like a second process. */
  async function listen({
    url = database.appUrl,
    askEveryMs,
    config = platform.config,
  }: {
    url?: string;
    askEveryMs?: Parameters<typeof startRealtime>[2];
    config?: Platform['config'];
  } = {}) {
    const app = await buildApp({ ...platform, config });
    const realtime = await startRealtime(app, url, askEveryMs);
    await app.listen({ port: 0, host: '127.0.0.1' });
    stops.push(async () => {
      await realtime.stop();
      await app.close();
    });
    urls.push(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  }

  /** Resolves with the connected socket, or rejects with the server's refusal. */
  function connect({
    token,
    headers,
    transports = ['websocket'],
    at = 0,
    reconnection = false,
  }: Handshake): Promise<Socket> {
    const socket = io(urls[at] ?? '', {
      path: '/api/socket.io',
      transports,
      forceNew: true,
      reconnection,
      ...(token !== undefined && { auth: { token } }),
      ...(headers && { extraHeaders: headers }),
    });
    sockets.push(socket);
    return new Promise((resolve, reject) => {
      socket.on('connect', () => resolve(socket));
      socket.on('connect_error', reject);
    });
  }

  async function joined(handshake: Handshake): Promise<Socket> {
    const socket = await connect(handshake);
    await join(socket);
    return socket;
  }

  /** What has arrived before a later message to everybody. */
  async function arrivedBy(socket: Socket, user: { id: string }, event: string, act: () => Promise<unknown>) {
    const seen: unknown[] = [];
    const see = (payload: unknown) => seen.push(payload);
    socket.on(event, see);
    await act();
    const over = next(socket, 'over');
    await notifyRealtime(db, { to: { users: [user.id] }, event: 'over', payload: null });
    await over;
    socket.off(event, see);
    return seen;
  }

  return { urls, listen, connect, joined, arrivedBy, stops };
}
