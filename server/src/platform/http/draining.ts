// How a server stops without refusing anybody. For a while it says that it is not ready, and still answers everything, so
// that a balancer sends it nothing more; then it takes no new connection and answers what has come.
import { Server } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    draining: { isOn: boolean };
  }
}

/** Until a request is read whose connection was just accepted. */
const lastRequestsMs = 250;
/** A busy server ends too. */
const mostTurns = 1000;
const idleMs = 1;

export function useDraining(app: FastifyInstance): void {
  app.decorate('draining', { isOn: false });
  app.addHook('onSend', async (_request, reply) => {
    // A kept connection would end with a request on its way.
    if (app.draining.isOn) reply.header('connection', 'close');
  });
}

/**
 * Resolves right after the event loop has accepted what waited: what comes between that and the end of the port is reset
 * by the system, so it is not a turn in which much else was done.
 */
async function idleTurn(): Promise<void> {
  for (let tries = 0; tries < mostTurns; tries += 1) {
    const begun = performance.now();
    await turn();
    if (performance.now() - begun < idleMs) return;
  }
}

/** Resolves when the server may close its connections. */
export async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  app.draining.isOn = true;
  if (seconds === 0) return;
  await pause(seconds * 1000);
  await idleTurn();
  // Only the port: an HTTP server's own `close` ends connections whose request has not come yet.
  Server.prototype.close.call(app.server);
  await pause(lastRequestsMs);
}
