// Five hundred clients that send or read a byte a second, beside clients that do not: the slow ones cost nobody anything,
// and are dropped by the server's time limits.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { usualTimeouts } from '../../../server/src/platform/timeouts/http-timeouts.ts';
import { multipart, samplePdf } from '../../../server/test/support/uploads.ts';
import { residentMemory } from '../../process-memory.ts';
import { ask, json } from '../../signed-calls.ts';
import { type FaultCase, longest, type Outcome, quantile, type UnderLoad, underLoad } from '../fault-case.ts';
import { type Answered, probe } from '../probes.ts';

const ofEach = 125;
const second = 1000;
/** Larger than all the buffers between the server's disk and a reader. */
const fileMb = 16;
const must = { slowerMs: 100, slower: 1.5, refusedMore: 0.01, memoryMb: 100 };
/** For a machine that is busy: the readers' first buffers are a gigabyte, and what comes meanwhile waits. */
const slackMs = 60 * second;

interface Kind {
  name: string;
  /** In ms, by when the server must have ended the connection. */
  longestMs: number;
  /** What is sent at once, and what a byte a second. */
  request: (place: number) => { head: string; rest: string };
}

interface Client {
  kind: Kind;
  port: number;
  began: number;
  /** In ms; undefined as long as the server holds the connection. */
  endedAfter?: number;
  end(): void;
}

async function openClient(server: number, kind: Kind, place: number): Promise<Client> {
  const { head, rest } = kind.request(place);
  // A byte is read, and then nothing before the next second.
  const onread = { buffer: Buffer.alloc(1), callback: () => false };
  const socket = connect({ port: server, host: '127.0.0.1', onread });
  socket.on('error', () => {});
  await new Promise((connected) => socket.once('connect', connected));
  socket.write(head);
  let at = 0;
  const timer = setInterval(() => {
    socket.resume();
    if (at < rest.length && socket.writable) socket.write(rest.slice(at, at + 1));
    at += 1;
  }, second);
  socket.once('close', () => clearInterval(timer));
  return { kind, port: socket.localPort ?? 0, began: performance.now(), end: () => socket.destroy() };
}

/** The ports of clients whose connection the server holds: a slow client would learn late that it has ended. */
function heldBy(server: number): Set<number> {
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1);
  const portOf = (address = '') => Number.parseInt(address.split(':')[1] ?? '', 16);
  const established = '01';
  return new Set(
    lines
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => state === established && portOf(local) === server)
      .map(([, , remote]) => portOf(remote)),
  );
}

/** @returns the address of a file's content */
async function largeFile({ product, scene }: UnderLoad): Promise<string> {
  const content = Buffer.concat([samplePdf, Buffer.alloc(fileMb * 1e6, ' ')]);
  const { body, headers } = multipart([{ field: 'file', name: 'large.pdf', content }]);
  const { id } = await json(ask(product, 'POST', '/api/files/upload', scene.admin, body, headers));
  const { url } = await json(ask(product, 'GET', `/api/files/download/${id}`, scene.admin));
  const { pathname, search } = new URL(url);
  return pathname + search;
}

async function kindsOf(given: UnderLoad): Promise<Kind[]> {
  const { writers } = given.scene;
  const path = await largeFile(given);
  const { headers, body, silence, request, check } = usualTimeouts;
  const slack = 2 * check + slackMs;
  const signed = (place: number) => `host: test\r\nauthorization: Bearer ${writers[place % writers.length]?.token}\r\n`;
  const upload = multipart([
    { field: 'file', name: 'slow.pdf', content: Buffer.concat([samplePdf, Buffer.alloc(1e5)]) },
  ]);
  return [
    {
      name: 'headers',
      longestMs: headers + slack,
      request: () => ({ head: 'GET /api/health HTTP/1.1\r\nhost: test\r\nx-slow: ', rest: 'x'.repeat(10_000) }),
    },
    {
      name: 'bodies',
      longestMs: body + slack,
      request: (place) => ({
        head: `POST /api/negotiations HTTP/1.1\r\n${signed(place)}content-type: application/json\r\ncontent-length: 10000\r\n\r\n`,
        rest: `{"text":"${'x'.repeat(9990)}`,
      }),
    },
    {
      // Node waits as long again when the last bytes went out meanwhile.
      name: 'readers',
      longestMs: 2 * silence + slack,
      request: () => ({ head: `GET ${path} HTTP/1.1\r\nhost: test\r\n\r\n`, rest: '' }),
    },
    {
      name: 'uploads',
      longestMs: request + slack,
      request: (place) => ({
        head: `POST /api/files/upload HTTP/1.1\r\n${signed(place)}content-type: ${upload.headers['content-type']}\r\ncontent-length: ${upload.body.length}\r\n\r\n`,
        rest: upload.body.toString('latin1'),
      }),
    },
  ];
}

const times = (answers: readonly Answered[]): number[] => answers.map(({ ms }) => ms);
const refusedOf = (answers: readonly Answered[]): number =>
  answers.filter(({ status }) => status !== 200).length / answers.length;
const p99Of = (answers: readonly Answered[]): number => quantile(times(answers), 0.99);
const inWords = (answers: readonly Answered[]): string =>
  `p50 ${quantile(times(answers), 0.5).toFixed(0)} ms, p99 ${p99Of(answers).toFixed(0)} ms, ${(100 * refusedOf(answers)).toFixed(1)} % refused`;

/** Until all have been dropped, or should have been. @returns the most memory that the server took meanwhile, in MB */
async function untilDropped(clients: readonly Client[], server: number, pid: number): Promise<number> {
  let most = 0;
  const left = () => clients.filter(({ endedAfter }) => endedAfter === undefined);
  while (left().some(({ kind, began }) => performance.now() - began < kind.longestMs)) {
    await pause(second);
    most = Math.max(most, residentMemory(pid));
    const held = heldBy(server);
    for (const client of left()) if (!held.has(client.port)) client.endedAfter = performance.now() - client.began;
  }
  return most;
}

function judgeDropped(outcome: Outcome, clients: readonly Client[]): void {
  for (const [kind, ofKind] of Map.groupBy(clients, (client) => client.kind)) {
    const after = ofKind.flatMap(({ endedAfter }) => endedAfter ?? []);
    outcome.notes.push(
      `slow ${kind.name}: ${after.length} of ${ofKind.length} dropped, after ${(quantile(after, 0) / second).toFixed(0)} to ${(longest(after) / second).toFixed(0)} s`,
    );
    if (after.length < ofKind.length)
      outcome.failures.push(`${ofKind.length - after.length} slow ${kind.name} were not dropped`);
    if (longest(after) > kind.longestMs) outcome.failures.push(`slow ${kind.name} were dropped late`);
  }
}

/** On a machine that has other work too, they are compared with those before. */
function judgeOthers(outcome: Outcome, before: readonly Answered[], beside: readonly Answered[]): void {
  if (p99Of(beside) > must.slower * p99Of(before) + must.slowerMs) outcome.failures.push('others had to wait longer');
  if (refusedOf(beside) > refusedOf(before) + must.refusedMore) outcome.failures.push('others were refused');
}

async function beside(given: UnderLoad): Promise<void> {
  const { product, scene, outcome } = given;
  const server = Number(new URL(product.url).port);
  const kinds = await kindsOf(given);
  const question = { url: `${product.url}/api/negotiations`, token: scene.seller.token };
  await pause(10 * second);
  const calm = probe(question);
  await pause(20 * second);
  await calm.stop();
  const before = residentMemory(product.pid());
  const opened = kinds.flatMap((kind) => Array.from({ length: ofEach }, (_, place) => openClient(server, kind, place)));
  const clients = await Promise.all(opened);
  const strained = probe(question);
  const most = await untilDropped(clients, server, product.pid());
  await strained.stop();
  for (const client of clients) client.end();
  judgeDropped(outcome, clients);
  outcome.notes.push(
    `others: ${inWords(calm.answers)} before; ${inWords(strained.answers)} beside ${clients.length} slow ones`,
    `memory: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`,
  );
  judgeOthers(outcome, calm.answers, strained.answers);
  if (most - before > must.memoryMb) outcome.failures.push(`${(most - before).toFixed(0)} MB more memory`);
}

export const slowCase: FaultCase = {
  name: 'slow-connections',
  minutes: 17,
  isLong: true,
  what: `${4 * ofEach} clients that send headers, bodies and uploads, or read a file, a byte a second`,
  skip: () => (process.platform === 'linux' ? undefined : 'only Linux tells whose connections a server holds'),
  run: () => underLoad({ rate: 0.2 }, beside),
};
