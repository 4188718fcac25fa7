// The whole server while the embedded PostgreSQL is killed, and while an external one is stopped and started again: it
// recovers by itself, loses nothing that it acknowledged, its sockets get news and its jobs run.
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startThrowawayDatabase } from '../test/database/throwaway-database.ts';
import { makeParties } from '../test/support/negotiation-parties.ts';
import { join, useSockets } from '../test/support/sockets.ts';
import { startTestApp } from '../test/support/test-app.ts';
import { compareWritten, startWriteLoad } from '../test/support/write-load.ts';
import { jobTable } from './jobs.ts';
import { enqueue } from './platform/jobs/enqueue.ts';
import { startJobs } from './platform/jobs/job-runner.ts';

const onLost = vi.fn();
// Durable, as the product runs it: a throwaway database may lose acknowledged changes when it is killed.
const postgres = await startThrowawayDatabase('wattpact', { onLost, throwaway: false });
const tested = await startTestApp({ USER_LIMIT_FACTOR: '1000000' }, { ...postgres, drop: () => postgres.stop() });
const { as, anonymous, db, platform } = tested;
const { buyer, seller, negotiate } = await makeParties(tested);
const negotiation = await negotiate();
const { urls, listen, connect, stops } = useSockets({ ...tested, database: postgres });
const path = `/api/negotiations/${negotiation.id}/messages`;
const error = vi.spyOn(platform.log, 'error');
const warn = vi.spyOn(platform.log, 'warn');

beforeAll(async () => {
  await listen();
  const jobs = await startJobs(jobTable, platform);
  stops.push(() => jobs.stop());
});
afterAll(() => expect(onLost).not.toHaveBeenCalled());

/** A page's socket, which reconnects by itself and fetches its news each time. */
async function openPage(): Promise<{ socket: Socket; heard: () => number }> {
  const socket = await connect({ token: seller.token, reconnection: true });
  let heard = 0;
  socket.on('negotiation_changed', () => {
    heard += 1;
  });
  await join(socket);
  socket.on('connect', () => socket.emit('join_notifications'));
  return { socket, heard: () => heard };
}

async function hearsNews(heard: () => number): Promise<void> {
  const before = heard();
  await vi.waitFor(
    async () => {
      expect((await as(buyer).post(path, { text: 'Ainda aí?' })).status).toBe(201);
      expect(heard()).toBeGreaterThan(before);
    },
    { timeout: 60_000, interval: 500 },
  );
}

async function runsJobs(): Promise<void> {
  const word = `palavra${Date.now()}`;
  await enqueue(db, 'note_search_words', { text: word });
  await vi.waitFor(
    async () => {
      const { rows } = await platform.pool.query('select from search_word where word = $1', [word]);
      expect(rows).toHaveLength(1);
    },
    { timeout: 60_000 },
  );
}

const isReady = async () => expect((await anonymous.get('/api/ready')).status).toBe(200);

test('the embedded database is killed under forty writes a second: back in 10 s, nothing lost or twice', {
  timeout: 90_000,
}, async () => {
  const { heard } = await openPage();
  const killed = postgres.postmasterPid;
  const load = startWriteLoad({ perSecond: 40, to: () => ({ url: `${urls[0]}${path}`, token: buyer.token }) });
  // Also after a failure, so that no writer keeps the server from ending.
  onTestFinished(() => load.stop());
  await vi.waitFor(() => expect(load.acknowledged.size).toBeGreaterThan(30), { timeout: 60_000 });
  process.kill(killed, 'SIGKILL');
  const began = performance.now();
  await vi.waitFor(() => expect(load.statuses.get(503)).toBeGreaterThan(0), { timeout: 60_000 });
  expect((await as(buyer).get('/api/health')).status).toBe(200);
  await vi.waitFor(isReady, { timeout: 60_000 });
  expect(performance.now() - began).toBeLessThan(10_000);
  const acknowledged = load.acknowledged.size;
  await vi.waitFor(() => expect(load.acknowledged.size).toBeGreaterThan(acknowledged + 20), { timeout: 60_000 });
  await load.stop();
  expect(postgres.postmasterPid).not.toBe(killed);
  expect([...load.statuses.keys()].toSorted()).toEqual([201, 503]);
  const { rows } = await platform.pool.query('select id, text from message where negotiation_id = $1', [
    negotiation.id,
  ]);
  expect(compareWritten(load, rows)).toEqual({ lost: [], twice: [] });
  await hearsNews(heard);
  await runsJobs();
  expect(error.mock.calls.map(([, text]) => text)).toEqual([
    'the database does not answer: calls are answered 503 until it does',
  ]);
  // On a busy machine calls may wait too long for a connection afterwards: that is said, too, and is no outage.
  const warned = warn.mock.calls.map(([, text]) => text).filter((text) => !String(text).startsWith('all connections'));
  expect(warned).toEqual(['the database answers again']);
});
