// Which news a socket gets: those of its person and their companies, by the current session and roles.
import type { Server, Socket } from 'socket.io';
import { steadyNow } from '../clock.ts';
import type { SignedIn } from '../http/context.ts';
import { openDuty } from '../http/guard.ts';
import type { Platform } from '../platform.ts';
import { listHolding } from '../sessions/session-ends.ts';
import { hearSaid } from './socket-events.ts';
import { identify } from './socket-identity.ts';

interface SocketState {
  sessionId: string;
  /** Nothing is sent before the client asks for it. */
  hasAsked: boolean;
  acknowledge?: ((answer: { ok: true }) => void) | undefined;
  /** Resolves when the latest check of the session is done. */
  turn: Promise<void>;
  /** A check waits for its turn: it will see what has changed by then. */
  isWaiting: boolean;
}
const stateOf = (socket: Socket) => socket.data as SocketState;

const isHeard = (room: string) => room.startsWith('user:') || room.startsWith('entity:');
const heardBy = ({ id, roles }: SignedIn) => [
  `user:${id}`,
  ...roles.filter(({ approved }) => approved).map(({ legalEntityId }) => `entity:${legalEntityId}`),
];
/** These rooms carry no news: they find the sockets whose rights change with an entity's status. */
const peopleOf = ({ roles }: SignedIn) => roles.map(({ legalEntityId }) => `people-of:${legalEntityId}`);

/**
 * Repeated until the socket is in the rooms where changes of its entities' status find it, because earlier changes did
 * not reach it.
 */
async function identifyFindable(platform: Platform, socket: Socket): Promise<SignedIn | null> {
  for (;;) {
    const signedIn = await identify(platform, socket);
    const rooms = signedIn ? peopleOf(signedIn) : [];
    if (rooms.every((room) => socket.rooms.has(room)) || !socket.connected) return signedIn;
    await socket.join(rooms);
  }
}

/**
 * A socket gets only what the API would answer. The request is acknowledged when the socket may receive news; a socket
 * whose rights grew has missed the news until now.
 */
async function admit(platform: Platform, socket: Socket): Promise<void> {
  const signedIn = await identifyFindable(platform, socket);
  if (!socket.connected) return;
  if (!signedIn) return void socket.disconnect(true);
  const kept = stateOf(socket);
  const rooms = kept.hasAsked && !openDuty(platform.config, signedIn) ? heardBy(signedIn) : [];
  for (const room of socket.rooms) if (isHeard(room) && !rooms.includes(room)) await socket.leave(room);
  if (rooms.length === 0) return;
  const isMore = !kept.acknowledge && rooms.some((room) => !socket.rooms.has(room));
  await socket.join(rooms);
  kept.acknowledge?.({ ok: true });
  kept.acknowledge = undefined;
  if (isMore) socket.emit('rights_changed');
}

/**
 * Checks run one after another, so that an older one never overwrites a newer result; however often one is asked for, at
 * most one waits.
 */
function look(platform: Platform, socket: Socket): void {
  const kept = stateOf(socket);
  if (kept.isWaiting) return;
  kept.isWaiting = true;
  kept.turn = kept.turn
    .then(() => {
      kept.isWaiting = false;
      return admit(platform, socket);
    })
    .catch((error: unknown) => {
      // A socket that is refused because of a broken connection tries again.
      if (!platform.outages.note(error)) platform.log.warn({ err: error }, 'what a socket may hear is not known');
      socket.conn.close();
    });
}

/** Checks the session again after joining its rooms, because its end did not reach this socket before. */
export function welcome(platform: Platform, socket: Socket, signedIn: SignedIn): void {
  const { id, sessionId } = signedIn;
  socket.data = { sessionId, hasAsked: false, turn: Promise.resolve(), isWaiting: false } satisfies SocketState;
  void socket.join([`sockets-of:${id}`, ...peopleOf(signedIn)]);
  hearSaid(platform, socket, id);
  socket.on('join_notifications', (...given: unknown[]) => {
    const acknowledge = given.at(-1);
    const kept = stateOf(socket);
    kept.hasAsked = true;
    if (typeof acknowledge === 'function') kept.acknowledge = acknowledge as NonNullable<SocketState['acknowledge']>;
    look(platform, socket);
  });
}

const socketsIn = (io: Server, room: string): Socket[] =>
  [...(io.of('/').adapter.rooms.get(room) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? []);

/**
 * Roles, duties or an entity's status changed; if the session has ended, the socket is closed too.
 * @param entityId the socket gets no news of this entity until the check is done
 */
export function lookAgain(io: Server, platform: Platform, room: string, entityId?: string): void {
  for (const socket of socketsIn(io, room)) {
    if (entityId !== undefined) void socket.leave(`entity:${entityId}`);
    look(platform, socket);
  }
}

/** An expiring session sends no event, so each process checks the sessions of its own sockets. */
export async function closeEnded(io: Server, { db, log, outages }: Platform): Promise<void> {
  const sockets = [...io.of('/').sockets.values()];
  if (sockets.length === 0) return;
  try {
    const sessionIds = [...new Set(sockets.map((socket) => stateOf(socket).sessionId))];
    const holding = await listHolding(db, sessionIds, steadyNow());
    for (const socket of sockets) if (!holding.has(stateOf(socket).sessionId)) socket.disconnect(true);
  } catch (error) {
    if (!outages.note(error)) log.warn({ err: error }, 'the sessions of the sockets are not known');
  }
}
