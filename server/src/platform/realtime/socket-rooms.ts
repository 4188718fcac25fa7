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

const isHeard = (room: string) => room.startsWith('user:') || room.startsWith('entity:');
const heardBy = ({ id, roles }: SignedIn) => [
  `user:${id}`,
  ...roles.filter(({ approved }) => approved).map(({ legalEntityId }) => `entity:${legalEntityId}`),
];
/** In these nothing is said: there are found whose rights change with an entity's status. */
const peopleOf = ({ roles }: SignedIn) => roles.map(({ legalEntityId }) => `people-of:${legalEntityId}`);

/** Asked until he stands where a change of his entities' status finds him: what changed before told him nothing. */
async function identifyFindable(platform: Platform, socket: Socket): Promise<SignedIn | null> {
  for (;;) {
    const signedIn = await identify(platform, socket);
    const rooms = signedIn ? peopleOf(signedIn) : [];
    if (rooms.every((room) => socket.rooms.has(room)) || !socket.connected) return signedIn;
    await socket.join(rooms);
  }
}

/**
 * What the API would refuse is not told here either; the request is acknowledged when it may be. Who hears more than before
 * has missed what was said until now.
 */
async function admit(platform: Platform, socket: Socket): Promise<void> {
  const signedIn = await identifyFindable(platform, socket);
  if (!socket.connected) return;
  if (!signedIn) return void socket.disconnect(true);
  const kept = keptOf(socket);
  const rooms = kept.hasAsked && !openDuty(platform.config, signedIn) ? heardBy(signedIn) : [];
  for (const room of socket.rooms) if (isHeard(room) && !rooms.includes(room)) await socket.leave(room);
  if (rooms.length === 0) return;
  const isMore = !kept.acknowledge && rooms.some((room) => !socket.rooms.has(room));
  await socket.join(rooms);
  kept.acknowledge?.({ ok: true });
  kept.acknowledge = undefined;
  if (isMore) socket.emit('rights_changed');
}

/** One look after the other, so that an older one decides nothing later. */
function look(platform: Platform, socket: Socket): void {
  const kept = keptOf(socket);
  kept.turn = kept.turn
    .then(() => admit(platform, socket))
    .catch((error: unknown) => {
      // Whom a broken connection turns away tries again.
      if (!platform.outages.note(error)) platform.log.warn({ err: error }, 'what a socket may hear is not known');
      socket.conn.close();
    });
}

/** The session is asked once more when its rooms stand: what ended before met no socket there. */
export function welcome(platform: Platform, socket: Socket, signedIn: SignedIn): void {
  const { id, sessionId } = signedIn;
  socket.data = { sessionId, hasAsked: false, turn: Promise.resolve() } satisfies Kept;
  void socket.join([`session:${sessionId}`, `sockets-of:${id}`, ...peopleOf(signedIn)]);
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

/**
 * Roles, duties or an entity's status are others now; where the session has ended, the socket ends too.
 * @param entityId of this one nothing is heard until the look is done
 */
export function lookAgain(io: Server, platform: Platform, room: string, entityId?: string): void {
  for (const socket of socketsIn(io, room)) {
    if (entityId !== undefined) void socket.leave(`entity:${entityId}`);
    look(platform, socket);
  }
}

/** A session that runs out tells nobody: each process asks for those of its own sockets. */
export async function closeEnded(io: Server, { db, log, outages }: Platform): Promise<void> {
  const sockets = [...io.of('/').sockets.values()];
  if (sockets.length === 0) return;
  try {
    const holding = await listHolding(db, [...new Set(sockets.map((socket) => keptOf(socket).sessionId))], new Date());
    for (const socket of sockets) if (!holding.has(keptOf(socket).sessionId)) socket.disconnect(true);
  } catch (error) {
    if (!outages.note(error)) log.warn({ err: error }, 'the sessions of the sockets are not known');
  }
}
