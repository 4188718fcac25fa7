// What is asked of a connection in one turn of the event loop goes out in one write: a packet for each statement costs
// more than most statements.
import type { Socket } from 'node:net';
import type pg from 'pg';
import { streamOf } from './lanes/connection-stream.ts';

const corked = new Map<pg.ClientBase, Socket>();

function uncork(): void {
  const streams = [...corked.values()];
  corked.clear();
  for (const stream of streams) stream.uncork();
}

/** Holds back what is written to this connection until the present turn of the event loop has ended. */
export function coalesceWrites(client: pg.ClientBase): void {
  if (corked.has(client)) return;
  if (corked.size === 0) setImmediate(uncork);
  const stream = streamOf(client);
  corked.set(client, stream);
  stream.cork();
}
