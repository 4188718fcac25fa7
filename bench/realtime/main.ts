// `npm run bench:realtime`: sockets and messages over the real interface, with one process, with two, and while one
// dies.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Orders, Written } from './clients.ts';
import { makeParties, type Person } from './parties.ts';
import { type Database, type ProductProcess, startDatabase, startProcess } from './product-processes.ts';
import { measureRoundTrip } from './round-trip.ts';

const negotiations = 500;
/** The last step also runs with two processes. */
const rates = (process.env.RATES ?? '25,50,100,200').split(',').map(Number);
const rate = rates.at(-1) ?? 200;
const parts = (process.env.PARTS ?? 'one,two,killed').split(',');
/** Warm-up time, because code that has just been loaded is slow. */
const warmSeconds = 15;
const port = Number(process.env.BENCH_PORT ?? 3465);
const whole = (ms: number) => Math.round(ms);

function startClients() {
  const child = fork('bench/realtime/clients.ts');
  return {
    async order<Name extends keyof Orders, Result>(name: Name, order: Orders[Name]): Promise<Result> {
      child.send({ name, order });
      const [{ result, error }] = (await once(child, 'message')) as [{ result: Result; error?: string }];
      if (error !== undefined) throw new Error(error);
      return result;
    },
    end: () => child.kill(),
  };
}
type Clients = ReturnType<typeof startClients>;

const rows: Record<string, Record<string, string | number>> = {};
async function note(clients: Clients, name: string, written: Written): Promise<void> {
  const { sent, retried, lost, doubled, told, here, reconnected, notifications } = written;
  const unheard = await clients.order<'hear', number>('hear', {});
  rows[name] = {
    messages: sent,
    'told p50 / p95 ms': `${whole(told[0] ?? 0)} / ${whole(told[1] ?? 0)}`,
    'there p50 / p95 / p99 ms': here.slice(0, 3).map(whole).join(' / '),
    lost,
    doubled,
    retried,
    reconnected,
    notifications,
    unheard,
  };
  console.log(name, rows[name]);
}

/** Errors that the threads cannot show: a message stored twice, or without a notification for its reader. */
async function audit({ appUrl }: Database): Promise<{ storedTwice: number; notNotified: number }> {
  const client = new pg.Client(appUrl);
  await client.connect();
  // Running jobs may finish.
  for (let tries = 0; tries < 60; tries += 1) {
    const { rows: waiting } = await client.query(
      `select from graphile_worker.jobs where attempts < 2 and task_identifier <> 'seal_entries' limit 1`,
    );
    if (waiting.length === 0) break;
    await pause(500);
  }
  const { rows: found } = await client.query(`select
    (select count(*)::int from (select from message where text not like 'Before %' group by text having count(*) > 1) t)
      as "storedTwice",
    (select count(*)::int from (
      select distinct on (negotiation_id, sender_id) negotiation_id, sender_id, text from message
      where text not like 'Before %' order by negotiation_id, sender_id, id desc) m
     where not exists (select from notification n where n.translation_key = 'message.new_message'
       and n.data ->> 'resourceId' = m.negotiation_id::text and n.message = m.text)) as "notNotified"`);
  await client.end();
  return found[0];
}

async function measureOne(database: Database, clients: Clients, product: ProductProcess): Promise<void> {
  await clients.order('write', { seconds: warmSeconds, rate: rates[0] ?? rate, name: 'warm' });
  for (const perSecond of rates) {
    const [ofServer, ofDatabase] = [product.cpu(), database.cpu()];
    const one = await clients.order<'write', Written>('write', {
      seconds: 20,
      rate: perSecond,
      name: `one ${perSecond}`,
    });
    const each = (seconds: number) => ((1000 * seconds) / one.sent).toFixed(1);
    const [server, db] = [product.cpu() - ofServer, database.cpu() - ofDatabase];
    await note(clients, `one process, ${perSecond} a second`, one);
    console.log(`processor time of a message: server ${each(server)} ms, database ${each(db)} ms`);
  }
}

async function measure(database: Database, clients: Clients, people: Person[]): Promise<void> {
  const first = await startProcess(database, port);
  let second: ProductProcess | undefined;
  try {
    await fetch(`${first.url}/api/ready`);
    const idle = first.memory();
    const connect = (sellers: string) =>
      clients.order<'connect', number>('connect', { people, urls: { buyer: first.url, seller: sellers } });
    const open = await connect(first.url);
    const connected = first.memory();
    console.log(`${open} sockets: ${whole(connected)} MB (before: ${whole(idle)} MB)`);
    if (parts.includes('one')) await measureOne(database, clients, first);
    console.log(`memory with ${open} sockets after that: ${whole(first.memory())} MB (aim: below 400)`);
    if (parts.every((part) => part === 'one')) return;
    await clients.order('close', {});

    second = await startProcess(database, port + 1);
    await connect(second.url);
    if (parts.includes('two')) {
      await clients.order('write', { seconds: warmSeconds, rate, name: 'warm two' });
      const two = await clients.order<'write', Written>('write', { seconds: 20, rate, name: 'two' });
      await note(clients, `two processes, ${rate} a second`, two);
    }
    if (!parts.includes('killed')) return;
    const writing = clients.order<'write', Written>('write', { seconds: 60, rate, name: 'killed' });
    await pause(15_000);
    await second.end('SIGKILL');
    await pause(5000);
    second = await startProcess(database, port + 1);
    await note(clients, 'one of two killed and started again', await writing);
    console.log(await audit(database), '(aims: 0)');
  } finally {
    await Promise.all([first.end('SIGTERM'), second?.end('SIGTERM')]);
  }
}

const database = await startDatabase();
const clients = startClients();
try {
  const { ms, cpu } = await measureRoundTrip();
  console.log(
    `a word to another process and back: ${ms.toFixed(2)} ms, ${cpu.toFixed(2)} ms of processor time on one side`,
  );
  const begun = performance.now();
  const people = await makeParties(database, negotiations);
  console.log(`${people.length} people made in ${whole((performance.now() - begun) / 1000)} s`);
  await measure(database, clients, people);
  console.log(`\nMessages over ${negotiations} negotiations (aims: p95 150 ms, 0 lost, 0 doubled):`);
  console.table(rows);
} finally {
  clients.end();
  await database.stop();
}
