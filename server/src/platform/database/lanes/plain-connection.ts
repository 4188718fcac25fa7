// Whether somebody between the server and its database can read the traffic.
import pg from 'pg';
import { isLoopback } from '../../loopback.ts';

/** True for another machine whose address does not mention TLS. `sslmode=disable` counts as a deliberate choice. */
export function isPlainConnection(url: string): boolean {
  const { host, ssl } = new pg.Client(url);
  const isHere = host.startsWith('/') || isLoopback(host);
  return !isHere && !ssl && !new URL(url).searchParams.has('sslmode');
}
