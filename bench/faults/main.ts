// `npm run faults [minutes]`: repeatedly kills the database, one of its connections, and the whole product under forty
// writes a second, and counts what was lost. Exits with 1 if anything was, or if the database was unavailable for over
// 10 s.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { io } from 'socket.io-client';
import { compareWritten, startWriteLoad } from '../../server/test/support/write-load.ts';
import { makeParties } from '../realtime/parties.ts';
import { startProduct } from './product.ts';

const [, , given = '5'] = process.argv;
if (!/^\d+(\.\d+)?$/.test(given)) {
  console.error(`The minutes are a number, and not "${given}".`);
  process.exit(2);
}
const minutes = Math.min(30, Number(given));
const perSecond = 40;
const betweenMs = 20_000;
const longest = 10;

const product = await startProduct();
const people = await makeParties(product, 8).catch(async (error: unknown) => {
  await product.stop();
  throw error;
});
const writers = people.filter(({ side, negotiationId }) => side === 'seller' && negotiationId !== undefined);
const reader = people.find(({ side, negotiationId }) => side === 'buyer' && negotiationId !== undefined);

let heard = 0;
const page = io(product.url, { path: '/api/socket.io', transports: ['websocket'], auth: { token: reader?.token } });
page.on('connect', () => page.emit('join_notifications'));
page.on('negotiation_changed', () => (heard += 1));

const load = startWriteLoad({
  perSecond,
  to: (index) => {
    const { negotiationId, token } = writers[index % writers.length] ?? { negotiationId: '', token: '' };
    return { url: `${product.url}/api/negotiations/${negotiationId}/messages`, token };
  },
});

const faults = [
  { name: 'the database', act: product.killPostmaster, samePid: true },
  { name: 'a connection', act: product.killBackend, samePid: true },
  { name: 'everything', act: product.killAll, samePid: false },
];
const failures: string[] = [];
const inWords = (statuses: ReadonlyMap<number, number>) =>
  [...statuses].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ');

async function round(number: number): Promise<void> {
  const fault = faults[number % faults.length];
  if (!fault) return;
  await pause(betweenMs);
  const [pid, before] = [product.pid(), load.acknowledged.size];
  const began = performance.now();
  // Each fault must have had an effect, because the next step waits for the end of the outage.
  await fault.act();
  await product.untilReady();
  const seconds = (performance.now() - began) / 1000;
  const heardBefore = heard;
  for (let waited = 0; waited < 30 && heard === heardBefore; waited += 1) await pause(1000);
  console.log(
    `${String(number + 1).padStart(3)}  ${fault.name.padEnd(13)} killed: ready after ${seconds.toFixed(1)} s, ` +
      `${load.acknowledged.size - before} acknowledged since; ${inWords(load.statuses)}`,
  );
  if (seconds > longest && fault.samePid) failures.push(`round ${number + 1}: ready after ${seconds.toFixed(1)} s`);
  if (fault.samePid && pid !== product.pid()) failures.push(`round ${number + 1}: another process`);
  if (heard === heardBefore) failures.push(`round ${number + 1}: no news`);
}

let linesOfLast = 0;

async function audit(): Promise<void> {
  const database = new pg.Client(product.ownerUrl());
  await database.connect();
  const { rows } = await database.query(`select id, text from message where text not like 'Before %'`);
  const { lost, twice } = compareWritten(load, rows);
  const dueJobs = async (): Promise<number> => {
    const { rows: found } = await database.query(
      `select count(*)::int as count from graphile_worker.jobs
         where task_identifier not in ('send_mail', 'seal_entries') and run_at <= now()`,
    );
    return found[0].count;
  };
  // Jobs of a killed process are released after a quarter of a minute.
  for (let waited = 0; waited < 120 && (await dueJobs()) > 0; waited += 1) await pause(1000);
  const left = await dueJobs();
  await database.end();
  console.log(
    `acknowledged ${load.acknowledged.size}, stored ${rows.length}, lost ${lost.length}, twice ${twice.length}`,
  );
  console.log(`jobs left over: ${left}; lines of the last process's log: ${linesOfLast}; ${inWords(load.statuses)}`);
  if (lost.length > 0) failures.push(`${lost.length} acknowledged writes are lost`);
  if (twice.length > 0) failures.push(`${twice.length} writes are stored twice`);
  if (left > 0) failures.push(`${left} jobs were not done`);
}

try {
  const ends = performance.now() + minutes * 60_000;
  for (let number = 0; performance.now() < ends || number < faults.length; number += 1) {
    await round(number).catch((error: unknown) => failures.push(`round ${number + 1}: ${error}`));
  }
  linesOfLast = product.lines();
  await load.stop();
  await audit();
} finally {
  page.disconnect();
  await product.stop();
}
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
