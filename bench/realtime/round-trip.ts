// Measures a message to another process and back on this machine, the unit for everything that passes the database and
// sockets. The other process only echoes.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const rounds = 300;

function echo(): void {
  const server = createServer((socket) => socket.on('data', (data) => socket.write(data)));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

export interface RoundTrip {
  /** Median, in ms. */
  ms: number;
  /** Processor time of this side, in ms. */
  cpu: number;
}

/** One every 10 ms, so that both sides sleep in between as in production. */
export async function measureRoundTrip(): Promise<RoundTrip> {
  const other = fork(fileURLToPath(import.meta.url), ['echo']);
  const [port] = (await once(other, 'message')) as [number];
  const socket = connect(port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    socket.write('x'.repeat(100));
    await once(socket, 'data');
    times.push(performance.now() - begun);
    await pause(10);
  }
  const { user, system } = process.cpuUsage(before);
  socket.destroy();
  other.kill();
  return { ms: times.sort((a, b) => a - b)[rounds / 2] ?? 0, cpu: (user + system) / 1000 / rounds };
}

if (process.argv[2] === 'echo') echo();
