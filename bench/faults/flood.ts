// A program of its own that sends requests to the product and counts what is answered, so that whoever starts it does not
// measure itself. It writes HTTP by hand: a client of a library would take more of the processors than the product.
// Closed: each connection sends its next request after its answer. Open: requests come at their rate, whatever is answered.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface FloodOrder {
  port: number;
  /** Whole requests, which are sent in turn. */
  requests: string[];
  seconds: number;
  connections: number;
  /** Of the open form. */
  perSecond?: number;
}

export interface Flooded {
  /** What was sent or should have been. */
  offered: number;
  /** There was no connection left for them. */
  unsent: number;
  /** How often each status was answered; 0: no answer. */
  statuses: [number, number][];
  /** Answers 503 without Retry-After. */
  unexplained: number;
  seconds: number;
  /** In ms, from when it should have been sent to the whole answer; of those that were accepted, and refused. */
  accepted: Quantiles;
  refused: Quantiles;
  /** Of one processor, the part that this program used. */
  cpu: number;
}

interface Quantiles {
  p50: number;
  p99: number;
  longest: number;
}

interface Line {
  socket: Socket;
  /** When the request on its way should have been sent. */
  since: number | undefined;
  received: Buffer | undefined;
}

/** For answers that are still on their way at the end. */
const lastMs = 5000;

function quantilesOf(list: number[]): Quantiles {
  const sorted = Float64Array.from(list).sort();
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
  return { p50: at(0.5), p99: at(0.99), longest: at(1) };
}

/** @returns the length of the answer that the bytes begin with, undefined as long as it is not whole */
function lengthOf(bytes: Buffer): number | undefined {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const length = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, head))?.[1];
  if (length === undefined) throw new Error(`An answer without its length: ${bytes.toString('latin1', 0, head)}`);
  const whole = head + 4 + Number(length);
  return bytes.length >= whole ? whole : undefined;
}

async function flood({ port, requests, seconds, connections, perSecond }: FloodOrder): Promise<Flooded> {
  const statuses = new Map<number, number>();
  const times: Record<'accepted' | 'refused', number[]> = { accepted: [], refused: [] };
  const idle: Line[] = [];
  const open = new Set<Line>();
  let [offered, unsent, unexplained, turn] = [0, 0, 0, 0];
  let isOver = false;
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);

  function answered(line: Line, bytes: Buffer): void {
    // The server gives a connection up on which nothing was ever asked.
    if (line.since === undefined) return;
    const status = Number(bytes.toString('latin1', 9, 12));
    count(status);
    const ms = performance.now() - line.since;
    if (status < 300) times.accepted.push(ms);
    if (status === 503) times.refused.push(ms);
    if (status === 503 && !/\r\nretry-after: /i.test(bytes.toString('latin1'))) unexplained += 1;
    line.since = undefined;
    if (perSecond !== undefined) idle.push(line);
    else if (!isOver) send(line, performance.now());
  }

  function openLine(): Line {
    const line: Line = {
      socket: connect({ port, host: '127.0.0.1', noDelay: true }),
      since: undefined,
      received: undefined,
    };
    open.add(line);
    line.socket.on('data', (chunk) => {
      const bytes = line.received ? Buffer.concat([line.received, chunk]) : chunk;
      const isWhole = lengthOf(bytes) !== undefined;
      line.received = isWhole ? undefined : bytes;
      if (isWhole) answered(line, bytes);
    });
    line.socket.on('error', () => {});
    line.socket.on('close', () => {
      open.delete(line);
      if (line.since !== undefined) count(0);
      const place = idle.indexOf(line);
      if (place >= 0) idle.splice(place, 1);
    });
    return line;
  }

  function send(line: Line, since: number): void {
    line.since = since;
    offered += 1;
    line.socket.write(requests[turn % requests.length] ?? '');
    turn += 1;
  }

  /** Independent askers: the time between two of them is random. */
  async function arrive(rate: number, began: number): Promise<void> {
    const gap = () => (-Math.log(1 - Math.random()) * 1000) / rate;
    for (let at = began + gap(); ; ) {
      const now = performance.now();
      if (now - began > seconds * 1000) return;
      for (; at <= now; at += gap()) {
        // Each in turn: on one that is left alone the server waits for a first request, and then gives it up.
        const line = idle.shift();
        if (line) send(line, at);
        else unsent += 1;
      }
      await pause(1);
    }
  }

  // As of a proxy that keeps its connections: Node takes one new connection in each turn of its event loop.
  for (let made = 0; perSecond !== undefined && made < connections; made += 1) {
    const line = openLine();
    await once(line.socket, 'connect');
    idle.push(line);
  }
  const before = process.cpuUsage();
  const began = performance.now();
  if (perSecond === undefined) {
    for (let made = 0; made < connections; made += 1) send(openLine(), performance.now());
    await pause(seconds * 1000);
  } else await arrive(perSecond, began);
  isOver = true;
  const passed = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(before);
  const ends = performance.now() + lastMs;
  while (performance.now() < ends && [...open].some(({ since }) => since !== undefined)) await pause(50);
  for (const { socket } of open) socket.destroy();
  await pause(50);
  return {
    offered: offered + unsent,
    unsent,
    statuses: [...statuses],
    unexplained,
    seconds: passed,
    accepted: quantilesOf(times.accepted),
    refused: quantilesOf(times.refused),
    cpu: (user + system) / 1e6 / passed,
  };
}

process.once('message', (order: FloodOrder) => {
  void flood(order).then((flooded) => process.send?.(flooded, () => process.exit(0)));
});
process.once('disconnect', () => process.exit(1));
