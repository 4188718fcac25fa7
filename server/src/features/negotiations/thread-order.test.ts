// Concurrent entries of one thread have one order, for every reader and every call.
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { ownerDb } from '../../../test/database/owner-db.ts';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { useSockets } from '../../../test/support/sockets.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const tested = await startTestApp();
const { as, db, make } = tested;
const owner = ownerDb(tested);
const parties = await makeParties(tested);
const { seller, sellers, buyer, saveVersion } = parties;
const { listen, joined, arrivedBy } = useSockets(tested);
beforeAll(() => listen());

interface Dated {
  id: string;
  createdAt: string;
}
interface Message extends Dated {
  text: string;
  senderId: string;
}
const byId = <One extends Dated>(all: readonly One[]) => all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
const instants = (all: readonly Dated[]) => byId(all).map(({ createdAt }) => createdAt);
/** Each later than the one before it. */
const ascending = (texts: readonly string[]) => [...new Set(texts)].toSorted();

async function opened() {
  const { id: projectId } = await make.project(seller, sellers.id);
  const { id } = await parties.negotiate({ projectId });
  return { id, path: `/api/negotiations/${id}` };
}

test('24 messages at once: the list, the ids, the instants and the news agree', async () => {
  const { id, path } = await opened();
  const socket = await joined({ token: seller.token });
  const answers: { status: number; body: Dated }[] = [];
  const heard = await arrivedBy(socket, seller, 'negotiation_changed', async () => {
    const writers = Array.from({ length: 24 }, (_, index) => (index % 2 ? seller : buyer));
    const sent = writers.map((one, index) => as(one).post(`${path}/messages`, { text: `Mensagem ${index}` }));
    answers.push(...(await Promise.all(sent)));
  });
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => 201));
  const items: Message[] = (await as(seller).get(`${path}/messages?limit=50`)).body.items;
  expect(items).toHaveLength(24);
  expect(items).toEqual(byId(items));
  expect(instants(items)).toEqual(ascending(instants(items)));
  expect(instants(answers.map(({ body }) => body))).toEqual(instants(items));
  const news = heard as { sent: { message: Dated; after: string | null } }[];
  expect(news.map(({ sent }) => [sent.after, sent.message.id, sent.message.createdAt])).toEqual(
    items.map((one, index) => [items[index - 1]?.id ?? null, one.id, one.createdAt]),
  );
  const { last_entry_id, last_entry_at } = await db
    .selectFrom('negotiation')
    .select(['last_entry_id', 'last_entry_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect([last_entry_id, last_entry_at]).toEqual([items.at(-1)?.id, items.at(-1)?.createdAt]);
  // Whichever job ran last, the thread's single notification shows the other side's last message.
  await tested.runJobs();
  const notified = (await as(seller).get('/api/notifications')).body.items.filter(
    ({ title }: { title: { translationKey: string } }) => title.translationKey === 'message.new_message',
  );
  const last = items.findLast(({ senderId }) => senderId === buyer.id);
  expect(notified.map(({ message, createdAt }: Dated & { message: string }) => [message, createdAt])).toEqual([
    [last?.text, last?.createdAt],
  ]);
});

test('messages and versions at once: one order of ids, numbers and instants, also of reading and ending', async () => {
  const { path } = await opened();
  await as(buyer).post(`${path}/messages`, { text: 'Olá' });
  const acts = Array.from({ length: 8 }, (_, index) => [
    as(buyer).post(`${path}/messages`, { text: `Mensagem ${index}` }),
    saveVersion(seller, path.split('/').at(-1) ?? ''),
    as(seller).patch(`${path}/read`, {}),
  ]);
  await Promise.all(acts.flat());
  const messages: (Dated & { readBy: { readAt: string }[] })[] = (await as(buyer).get(`${path}/messages`)).body.items;
  const versions: (Dated & { version: number })[] = (await as(buyer).get(`${path}/contract-templates`)).body;
  expect([messages.length, versions.length]).toEqual([9, 8]);
  const entries = [...messages, ...versions];
  expect(instants(entries)).toEqual(ascending(instants(entries)));
  expect(byId(versions).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const { createdAt, readBy } of messages) {
    for (const { readAt } of readBy) expect(readAt >= createdAt, `${readAt} of ${createdAt}`).toBe(true);
  }
});

test('a clock that ran ahead: what comes later is dated later, its reading and the end too', async () => {
  const { id, path } = await opened();
  const first = (await as(buyer).post(`${path}/messages`, { text: 'Adiantada' })).body;
  const at = new Date(Date.now() + 60_000);
  const ahead = `${at
    .getTime()
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})/, '$1-')}${first.id.slice(13)}`;
  await db.updateTable('negotiation').set({ last_message_id: null }).where('id', '=', id).execute();
  const moved = { id: ahead, created_at: at.toISOString() };
  await owner.updateTable('message').set(moved).where('id', '=', first.id).execute();
  const last = { last_message_id: ahead, last_entry_id: ahead, last_entry_at: at.toISOString() };
  await db.updateTable('negotiation').set(last).where('id', '=', id).execute();
  const second = (await as(seller).post(`${path}/messages`, { text: 'Depois' })).body;
  expect(second.id > ahead && second.createdAt > at.toISOString()).toBe(true);
  expect((await as(buyer).patch(`${path}/read`, {})).status).toBe(204);
  const { items } = (await as(seller).get(`${path}/messages`)).body;
  expect(items.map(({ text }: { text: string }) => text)).toEqual(['Adiantada', 'Depois']);
  expect(items[1].readBy[0].readAt >= second.createdAt).toBe(true);
  const { ended } = (await as(buyer).patch(`${path}/cancelled`, {})).body;
  expect(ended.at >= second.createdAt).toBe(true);
});

test('threads that ran backwards stand in order after the update', async () => {
  const { id, path } = await opened();
  await as(buyer).post(`${path}/messages`, { text: 'Um' });
  const { id: versionId } = (await saveVersion(seller, id)).body;
  const { id: lastId } = (await as(buyer).post(`${path}/messages`, { text: 'Dois' })).body;
  const [first] = (await as(buyer).get(`${path}/messages`)).body.items;
  const back = (milliseconds: number) => new Date(Date.parse(first.createdAt) - milliseconds).toISOString();
  await owner
    .updateTable('contract_template')
    .set({ created_at: back(140) })
    .where('id', '=', versionId)
    .execute();
  await owner
    .updateTable('message')
    .set({ created_at: back(90) })
    .where('id', '=', lastId)
    .execute();
  await db
    .updateTable('negotiation')
    .set({ last_entry_at: back(90) })
    .where('id', '=', id)
    .execute();
  const update = await readFile(new URL('../../../migrations/1209-thread-instants.sql', import.meta.url), 'utf8');
  await sql.raw(update).execute(owner);
  const { items } = (await as(buyer).get(`${path}/messages`)).body;
  const [version] = (await as(buyer).get(`${path}/contract-templates`)).body;
  expect([...items, version].map(({ createdAt }: Dated) => createdAt)).toEqual(Array(3).fill(first.createdAt));
  const row = db.selectFrom('negotiation').select('last_entry_at').where('id', '=', id);
  expect((await row.executeTakeFirstOrThrow()).last_entry_at).toBe(first.createdAt);
});
