// The socket beneath a connection to the database.
import type { Socket } from 'node:net';
import type pg from 'pg';

/** The driver keeps its socket here, which its types do not name. */
export const streamOf = (client: pg.ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** Ends a connection at once, as a broken network does: its statements fail, and its listeners get the reason. */
export const breakOff = (client: pg.ClientBase, reason: Error): void => void streamOf(client).destroy(reason);
