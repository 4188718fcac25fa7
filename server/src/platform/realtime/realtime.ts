// Socket.IO on the API's server. Every process listens to PostgreSQL and sends to its own sockets.
import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { RealtimeMessage } from '../events/notify.ts';
import type { SignedIn } from '../http/context.ts';
import { allowedOrigins } from '../http/guard.ts';
import type { Platform } from '../platform.ts';
import { Listener } from './listener.ts';
import { identify } from './socket-identity.ts';
import { closeEnded, lookAgain, welcome } from './socket-rooms.ts';

/**
 * Drops the request that opened a socket, which Socket.IO keeps while the socket is open: with thousands of sockets it
 * takes most of their memory. `identify` reads only the handshake.
 */
function forgetRequest({ conn }: Socket): void {
  (conn as { request: unknown }).request = null;
}

/** Each open page has one socket; more than anybody's pages cost memory and queries. */
const mostOfSession = 20;

/** Joins the session's room at once, so that sockets that come together are counted too. */
function takePlace(io: Server, socket: Socket, { sessionId }: SignedIn): boolean {
  const room = `session:${sessionId}`;
  if ((io.of('/').adapter.rooms.get(room)?.size ?? 0) >= mostOfSession) return false;
  void socket.join(room);
  return true;
}

function receive(io: Server, platform: Platform): void {
  io.use((socket, next) => {
    identify(platform, socket)
      .then((signedIn) => {
        if (!signedIn) return next(new Error('error_not_signed_in'));
        // The page tries again when somebody looks at it.
        if (!takePlace(io, socket, signedIn)) return next(new Error('too_many_sockets'));
        socket.data = signedIn;
        next();
      })
      .catch((error: unknown) => {
        // A refusal is final for the client, so a socket is disconnected instead: it tries again after a broken
        // connection.
        if (!platform.outages.note(error)) platform.log.warn({ err: error }, 'a socket could not be identified');
        socket.conn.close();
      });
  });
  io.on('connection', (socket) => {
    forgetRequest(socket);
    welcome(platform, socket, socket.data as SignedIn);
  });
}

/** Disconnected without an end: clients reconnect by themselves and fetch what they missed. */
function breakConnections(io: Server): void {
  for (const socket of io.of('/').sockets.values()) socket.conn.close();
}

function deliver(io: Server, platform: Platform, message: RealtimeMessage): void {
  if ('endSession' in message) return void io.local.in(`session:${message.endSession}`).disconnectSockets(true);
  if ('endUser' in message) return void io.local.in(`sockets-of:${message.endUser}`).disconnectSockets(true);
  if ('rightsOf' in message) return void lookAgain(io, platform, `sockets-of:${message.rightsOf}`, message.left);
  if ('rightsIn' in message) return void lookAgain(io, platform, `people-of:${message.rightsIn}`, message.rightsIn);
  const { users = [], entities = [] } = message.to;
  const rooms = [...users.map((id) => `user:${id}`), ...entities.map((id) => `entity:${id}`)];
  if (rooms.length === 0) return;
  // Each socket's id is also a room.
  io.local
    .to(rooms)
    .except(message.except ?? [])
    .emit(message.event, message.payload);
}

/** The intervals of periodic checks, in ms: whether PostgreSQL answers, and whether sessions are still valid. */
const pauses = { listener: 20_000, sessions: 60_000 };

/** Attaches the socket server; call it before the HTTP server listens. */
export async function startRealtime(
  app: FastifyInstance,
  url: string,
  askEveryMs = pauses,
): Promise<{ stop(): Promise<void> }> {
  const { platform } = app;
  const io = new Server(app.server, {
    path: '/api/socket.io',
    serveClient: false,
    maxHttpBufferSize: 10_000,
    connectTimeout: 30_000,
    cors: { origin: allowedOrigins(platform.config), credentials: true },
  });
  receive(io, platform);
  platform.metrics?.watchSockets(() => io.of('/').sockets.size);
  const listener = new Listener(
    url,
    { onMessage: (message) => deliver(io, platform, message), onGap: () => breakConnections(io) },
    askEveryMs.listener,
  );
  await listener.start();
  const closing = setInterval(() => void closeEnded(io, platform), askEveryMs.sessions).unref();
  return {
    async stop() {
      clearInterval(closing);
      await listener.stop();
      await io.close();
    },
  };
}
