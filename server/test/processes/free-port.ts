// A port for a program that a test starts: outside the range from which the system gives its own connections theirs.
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

const given = new Set<number>();

/**
 * A port that nobody listens at. The system hands out 32768–60999 (Linux) and 49152–65535 (elsewhere) to outgoing
 * connections: one of those, free now, may be taken by another test's connection before the program gets to listen.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
