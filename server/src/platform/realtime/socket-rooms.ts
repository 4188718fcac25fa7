// What a socket may hear: its person's news and those of his companies, as his session and his roles are now.
import type { Server, Socket } from 'socket.io';
import type { SignedIn } from '../http/context.ts';
import { openDuty } from '../http/guard.ts';
import type { Platform } from '../platform.ts';
import { listHolding } from '../sessions/session-ends.ts';
import { identify } from './socket-identity.ts';

interface Kept {
  sessionId: string;
  /** Nothing arrives before the client asks for it. */
  hasAsked: boolean;
  acknowledge?: ((answer: { ok: true }) => void) | undefined;
  /** Ends when the last look at the session has. */
  turn: Promise<void>;
}
const keptOf = (socket: Socket) => socket.data as Kept;

/** In `people-of` nothing is said: there are found whose rights change with the entity's status. */
const isOfRights = (room: string) => /^(user|entity|people-of):/.test(room);
const roomsOf = ({ id, roles }: SignedIn) => [
  `user:${id}`,
  ...roles.map(({ legalEntityId }) => `people-of:${legalEntityId}`),
  ...roles.filter(({ approved }) => approved).map(({ legalEntityId }) => `entity:${legalEntityId}`),
];

/** What the API would refuse is not told here either; the request is acknowledged when it may be. */
async function admit(platform: Platform, socket: Socket): Promise<void> {
  const signedIn = await identify(platform, socket);
  if (!socket.connected) return;
  if (!signedIn) return void socket.disconnect(true);
  const kept = keptOf(socket);
  const rooms = kept.hasAsked && !openDuty(platform.config, signedIn) ? roomsOf(signedIn) : [];
  for (const room of socket.rooms) if (isOfRights(room) && !rooms.includes(room)) await socket.leave(room);
  if (rooms.length === 0) return;
  await socket.join(rooms);
  kept.acknowledge?.({ ok: true });
  kept.acknowledge = undefined;
}

/** One look after the other, so that an older one decides nothing later. */
function look(platform: Platform, socket: Socket): void {
  const kept = keptOf(socket);
  kept.turn = kept.turn
    .then(() => admit(platform, socket))
    .catch((error: unknown) => {
      // Whom a broken connection turns away tries again.
      platform.log.warn({ err: error }, 'what a socket may hear is not known');
      socket.conn.close();
    });
}

/** The session is asked once more when its rooms stand: what ended before met no socket there. */
export function welcome(platform: Platform, socket: Socket, { id, sessionId }: SignedIn): void {
  socket.data = { sessionId, hasAsked: false, turn: Promise.resolve() } satisfies Kept;
  void socket.join([`session:${sessionId}`, `sockets-of:${id}`]);
  socket.on('join_notifications', (...given: unknown[]) => {
    const acknowledge = given.at(-1);
    const kept = keptOf(socket);
    kept.hasAsked = true;
    if (typeof acknowledge === 'function') kept.acknowledge = acknowledge as NonNullable<Kept['acknowledge']>;
    look(platform, socket);
  });
}

const socketsIn = (io: Server, room: string): Socket[] =>
  [...(io.of('/').adapter.rooms.get(room) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? []);

/** Roles, duties or an entity's status are others now; where the session has ended, the socket ends too. */
export function lookAgain(io: Server, platform: Platform, room: string): void {
  for (const socket of socketsIn(io, room)) look(platform, socket);
}

/** A session that runs out tells nobody: each process asks for those of its own sockets. */
export async function closeEnded(io: Server, { db, log }: Platform): Promise<void> {
  const sockets = [...io.of('/').sockets.values()];
  if (sockets.length === 0) return;
  try {
    const holding = await listHolding(db, [...new Set(sockets.map((socket) => keptOf(socket).sessionId))], new Date());
    for (const socket of sockets) if (!holding.has(keptOf(socket).sessionId)) socket.disconnect(true);
  } catch (error) {
    log.warn({ err: error }, 'the sessions of the sockets are not known');
  }
}
