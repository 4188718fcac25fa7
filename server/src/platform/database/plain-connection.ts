// Whether what the server says to its database can be read on the way there.
import pg from 'pg';
import { isLoopback } from '../loopback.ts';

/** To another machine, and the address says nothing of TLS. Who writes `sslmode=disable` knows what they do. */
export function isPlainConnection(url: string): boolean {
  const { host, ssl } = new pg.Client(url);
  const isHere = host.startsWith('/') || isLoopback(host);
  return !isHere && !ssl && !new URL(url).searchParams.has('sslmode');
}
