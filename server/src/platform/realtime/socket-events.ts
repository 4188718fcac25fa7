// What a page may say over its socket. A feature registers its event, so the platform knows none of them.
import type { Socket } from 'socket.io';
import type { SignedIn } from '../http/context.ts';
import { openDuty } from '../http/guard.ts';
import type { Platform } from '../platform.ts';
import { identify } from './socket-identity.ts';

export interface SocketEvent {
  /** In ms: what the same person says sooner after the last time is dropped. */
  everyMs: number;
  /** @param said the payload as it was sent, unchecked */
  handle: (said: unknown, from: { actor: SignedIn; socketId: string; platform: Platform }) => Promise<void>;
}

const events = new Map<string, SocketEvent>();

export const registerSocketEvent = (name: string, event: SocketEvent): void => void events.set(name, event);

/** The people and events that this process drops at the moment. */
const paused = new Set<string>();

function isTooSoon(person: string, { everyMs }: SocketEvent, name: string): boolean {
  const key = `${name} ${person}`;
  if (paused.has(key)) return true;
  paused.add(key);
  setTimeout(() => paused.delete(key), everyMs).unref();
  return false;
}

/** Nobody waits for an answer, so what fails or is not permitted is dropped. */
export function hearSaid(platform: Platform, socket: Socket, person: string): void {
  for (const [name, event] of events) {
    socket.on(name, (said: unknown) => {
      if (isTooSoon(person, event, name)) return;
      identify(platform, socket)
        .then(async (actor) => {
          if (!actor || openDuty(platform.config, actor)) return;
          await event.handle(said, { actor, socketId: socket.id, platform });
        })
        .catch((error: unknown) => {
          if (!platform.outages.note(error)) platform.log.warn({ err: error }, 'what a page said was not passed on');
        });
    });
  }
}
