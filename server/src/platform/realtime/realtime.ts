// Socket.IO on the API's own server. Every process listens to PostgreSQL and tells the sockets it holds itself.
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

const entityRooms = ({ roles }: SignedIn) => roles.map(({ legalEntityId }) => `entity:${legalEntityId}`);

function welcome(io: Server, platform: Platform): void {
  io.use((socket, next) => {
    identify(platform, socket)
      .then((signedIn) => {
        if (!signedIn) return next(new Error('error_not_signed_in'));
        socket.data = { signedIn };
        next();
      })
      .catch(() => next(new Error('error_unexpected')));
  });
  io.on('connection', (socket) => {
    const { signedIn } = socket.data as { signedIn: SignedIn };
    void socket.join([`session:${signedIn.sessionId}`, `sockets-of:${signedIn.id}`]);
    // Nothing arrives before the client asks for it.
    socket.on('join_notifications', async (...given: unknown[]) => {
      await socket.join([`user:${signedIn.id}`, ...entityRooms(signedIn)]);
      const acknowledge = given.at(-1);
      if (typeof acknowledge === 'function') acknowledge({ ok: true });
    });
  });
}

/** Moves a user's sockets to the entities of his present roles. */
async function refreshRooms(io: Server, platform: Platform, userId: string): Promise<void> {
  for (const socket of await io.local.in(`sockets-of:${userId}`).fetchSockets()) {
    // A look at the roles needs no token: the session is asked for again when the socket connects anew.
    socket.disconnect(true);
  }
  platform.log.debug({ userId }, 'sockets of a user with changed roles reconnect');
}

function deliver(io: Server, platform: Platform, message: RealtimeMessage): void {
  if ('endSession' in message) return void io.local.in(`session:${message.endSession}`).disconnectSockets(true);
  if ('endUser' in message) return void io.local.in(`sockets-of:${message.endUser}`).disconnectSockets(true);
  if ('rolesOf' in message) return void refreshRooms(io, platform, message.rolesOf);
  const { users = [], entities = [] } = message.to;
  const rooms = [...users.map((id) => `user:${id}`), ...entities.map((id) => `entity:${id}`)];
  if (rooms.length > 0) io.local.to(rooms).emit(message.event, message.payload);
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
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    this.client = client;
    client.on('notification', ({ payload }) => this.onMessage(JSON.parse(payload ?? '{}') as RealtimeMessage));
    client.on('error', () => {});
    client.on('end', () => this.restart());
    await client.connect();
    await client.query(`listen ${realtimeChannel}`);
  }

  private restart(): void {
    if (this.stopped) return;
    this.onGap();
    setTimeout(() => {
      if (!this.stopped) this.start().catch(() => this.restart());
    }, 500).unref();
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
    () => io.local.disconnectSockets(true),
  );
  await listener.start();
  return {
    async stop() {
      await listener.stop();
      await io.close();
    },
  };
}
