// `npm run bench:threads`: compares opening a negotiation with 50 messages and with 50,000, in turn, over the real
// interface. Only the ratio of one run counts, because it does not depend on the machine.
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { startBench } from '../product.ts';

const sizes = [50, 50_000] as const;
const rounds = 300;

/**
 * Fills two of the demo's threads with messages of both sides in turn. Everybody has read every twentieth message and
 * all but the last `unread`.
 */
async function fillThread(db: pg.Client, negotiationId: string, messages: number, unread: number): Promise<void> {
  const of = [negotiationId];
  await db.query('delete from message_read where negotiation_id = $1', of);
  await db.query('update negotiation_member set last_read_id = null, has_written = true where negotiation_id = $1', of);
  await db.query('update negotiation set last_message_id = null, last_entry_id = null where id = $1', of);
  await db.query('delete from message where negotiation_id = $1', of);
  await db.query(
    `with people as (
       select ng.id as thread, e.user_id, e.legal_entity_id, row_number() over (order by e.user_id) as n, count(*) over () as all_people
       from negotiation ng join employee e on e.legal_entity_id in (ng.owner_entity_id, ng.counterparty_entity_id)
       where ng.id = $1)
     insert into message (id, negotiation_id, sender_id, legal_entity_id, text, created_at)
     select (lpad(to_hex(1700000000000 + i), 12, '0') || '7000' || substr(md5(i || p.thread::text), 1, 16))::uuid, $1, p.user_id, p.legal_entity_id,
       'Mensagem ' || i || ' sobre o preço e o prazo do contrato', now() - ($2 - i) * interval '1 minute'
     from generate_series(1, $2::int) i join people p on p.n = 1 + i % p.all_people`,
    [negotiationId, messages],
  );
  await db.query(
    `insert into message_read (negotiation_id, user_id, up_to_message_id, read_at)
     select $1, m.user_id, x.id, now() from negotiation_member m
     cross join (select id, row_number() over (order by id) as n from message where negotiation_id = $1) x
     where m.negotiation_id = $1 and (x.n % 20 = 0 or x.n = $2) and x.n <= $2`,
    [negotiationId, messages - unread],
  );
  await db.query(
    `update negotiation_member m set last_read_id = (select up_to_message_id from message_read r
       where r.negotiation_id = m.negotiation_id and r.user_id = m.user_id order by up_to_message_id desc limit 1)
     where negotiation_id = $1`,
    of,
  );
  await db.query(
    `update negotiation set (last_message_id, last_entry_id, last_entry_at) = (select id, id, created_at from message
       where negotiation_id = $1 order by id desc limit 1) where id = $1`,
    of,
  );
}

const median = (times: readonly number[], share = 0.5): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

const bench = await startBench({ projects: 100 });
const db = new pg.Client(bench.ownerUrl);
try {
  const headers = { authorization: `Bearer ${bench.token}` };
  const read = async (path: string) => {
    const answer = await fetch(bench.url + path, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };
  const { items } = (await read('/api/negotiations?status=ongoing&limit=2')) as { items: { id: string }[] };
  const threads = sizes.map((size, index) => ({ size, id: items[index]?.id ?? '' }));
  await db.connect();
  for (const unread of [0, 40]) {
    for (const { id, size } of threads) await fillThread(db, id, size, unread);
    await db.query('analyze message');
    await db.query('analyze message_read');
    const open = async (id: string) => {
      const begin = performance.now();
      await Promise.all([read(`/api/negotiations/${id}`), read(`/api/negotiations/${id}/messages?limit=50`)]);
      return performance.now() - begin;
    };
    const times = new Map<number, number[]>(sizes.map((size) => [size, []]));
    for (let round = -20; round < rounds; round += 1)
      for (const { id, size } of threads) {
        const took = await open(id);
        if (round >= 0) times.get(size)?.push(took);
      }
    const [short, long] = sizes.map((size) => times.get(size) ?? []) as [number[], number[]];
    console.log(
      `${unread} unread: 50 messages ${median(short).toFixed(1)} / ${median(short, 0.95).toFixed(1)} ms, ` +
        `50,000 ${median(long).toFixed(1)} / ${median(long, 0.95).toFixed(1)} ms (p50 / p95), ` +
        `ratio of the medians ${(median(long) / median(short)).toFixed(2)} (aim: 1)`,
    );
  }
} finally {
  await db.end();
  await bench.stop();
}
