// Socket.IO on the API's own server. Every process listens to PostgreSQL and tells the sockets it holds itself.
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { Server, type Socket } from 'socket.io';
import type { SignedIn } from '../http/context.ts';
import { allowedOrigins, isForeign, sessionCookie } from '../http/guard.ts';
import type { Platform } from '../platform.ts';
import { findSession } from '../sessions/session-queries.ts';
import { type RealtimeMessage, realtimeChannel } from './notify.ts';

const cookieOf = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The bearer token of the handshake counts before the cookie. */
async function identify({ config, db }: Platform, socket: Socket): Promise<SignedIn | null> {
  const { auth, headers } = socket.handshake;
  const given = (auth as { token?: unknown }).token;
  if (typeof given === 'string') return findSession(db, given, new Date());
  if (isForeign(headers, allowedOrigins(config))) return null;
  const token = cookieOf(headers.cookie, sessionCookie(config));
  return token ? findSession(db, token, new Date()) : null;
}

/** Socket.IO keeps the request that a socket began with for as long as it is open; with thousands of them it is the most of
 * what they take. What `identify` reads stands in the handshake. */
function forgetRequest({ conn }: Socket): void {
  (conn as { request: unknown }).request = null;
}

const entityRooms = ({ roles }: SignedIn) => roles.map(({ legalEntityId }) => `entity:${legalEntityId}`);

function welcome(io: Server, platform: Platform): void {
  io.use((socket, next) => {
    identify(platform, socket)
      .then((signedIn) => {
        if (!signedIn) return next(new Error('error_not_signed_in'));
        socket.data = { signedIn };
        next();
      })
      .catch((error: unknown) => {
        // A refusal would be for good: whom a broken connection turns away tries again.
        platform.log.warn({ err: error }, 'a socket could not be identified');
        socket.conn.close();
      });
  });
  io.on('connection', (socket) => {
    forgetRequest(socket);
    const who = () => (socket.data as { signedIn: SignedIn }).signedIn;
    void socket.join([`session:${who().sessionId}`, `sockets-of:${who().id}`]);
    // Nothing arrives before the client asks for it.
    socket.on('join_notifications', async (...given: unknown[]) => {
      await socket.join([`user:${who().id}`, ...entityRooms(who())]);
      const acknowledge = given.at(-1);
      if (typeof acknowledge === 'function') acknowledge({ ok: true });
    });
  });
}

const socketsIn = (io: Server, room: string): Socket[] =>
  [...(io.of('/').adapter.rooms.get(room) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? []);

/** Moves a user's sockets to the entities of his present roles; where the session has ended, the socket ends too. */
async function refreshRooms(io: Server, platform: Platform, userId: string): Promise<void> {
  for (const socket of socketsIn(io, `sockets-of:${userId}`)) {
    const signedIn = await identify(platform, socket);
    if (!signedIn) {
      socket.disconnect(true);
      continue;
    }
    socket.data = { signedIn };
    if (!socket.rooms.has(`user:${userId}`)) continue;
    const present = entityRooms(signedIn);
    for (const room of socket.rooms) {
      if (room.startsWith('entity:') && !present.includes(room)) await socket.leave(room);
    }
    await socket.join(present);
  }
}

/** Broken off and not ended: clients connect again by themselves, and fetch what they missed. */
function breakConnections(io: Server): void {
  for (const socket of io.of('/').sockets.values()) socket.conn.close();
}

function deliver(io: Server, platform: Platform, message: RealtimeMessage): void {
  if ('endSession' in message) return void io.local.in(`session:${message.endSession}`).disconnectSockets(true);
  if ('endUser' in message) return void io.local.in(`sockets-of:${message.endUser}`).disconnectSockets(true);
  if ('rolesOf' in message) {
    return void refreshRooms(io, platform, message.rolesOf).catch((error: unknown) => {
      platform.log.warn({ err: error }, 'the sockets of a user with changed roles stay as they were');
    });
  }
  const { users = [], entities = [] } = message.to;
  const rooms = [...users.map((id) => `user:${id}`), ...entities.map((id) => `entity:${id}`)];
  if (rooms.length === 0) return;
  // A socket's id is a room of its own.
  io.local
    .to(rooms)
    .except(message.except ?? [])
    .emit(message.event, message.payload);
}

/** Listens on a connection of its own. When it breaks, messages may be lost: all sockets reconnect and fetch anew. */
class Listener {
  private client: pg.Client | undefined;
  private stopped = false;
  private readonly url: string;
  private readonly onMessage: (message: RealtimeMessage) => void;
  private readonly onGap: () => void;

  constructor(url: string, onMessage: (message: RealtimeMessage) => void, onGap: () => void) {
    this.url = url;
    this.onMessage = onMessage;
    this.onGap = onGap;
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true, connectionTimeoutMillis: 5000 });
    this.client = client;
    const gone = new Promise((resolve) => client.once('end', resolve));
    client.on('notification', ({ payload }) => this.onMessage(JSON.parse(payload ?? '{}') as RealtimeMessage));
    client.on('error', () => {});
    await client.connect();
    await client.query(`listen ${realtimeChannel}`);
    void gone.then(() => this.restart());
  }

  /** Who connects while nobody listens misses news too: all connect once more when it listens again. */
  private async restart(): Promise<void> {
    if (this.stopped) return;
    this.onGap();
    while (!this.stopped) {
      await setTimeout(500, undefined, { ref: false });
      if (this.stopped) return;
      try {
        await this.start();
        return this.onGap();
      } catch {
        await this.client?.end().catch(() => {});
      }
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.client?.end();
  }
}

/** Attaches the socket server; call it before the HTTP server listens. */
export async function startRealtime(app: FastifyInstance, url: string): Promise<{ stop(): Promise<void> }> {
  const { platform } = app;
  const io = new Server(app.server, {
    path: '/api/socket.io',
    serveClient: false,
    maxHttpBufferSize: 10_000,
    connectTimeout: 30_000,
    cors: { origin: allowedOrigins(platform.config), credentials: true },
  });
  welcome(io, platform);
  const listener = new Listener(
    url,
    (message) => deliver(io, platform, message),
    () => breakConnections(io),
  );
  await listener.start();
  return {
    async stop() {
      await listener.stop();
      await io.close();
    },
  };
}
