// The usage counts: what is counted, of whom, and what never is.
import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { actsOfCalls, countedActs, countedNames, mostAtOnce } from '@wattpact/domain/telemetry/counted';
import { beforeAll, expect, test } from 'vitest';
import { describedCalls, nameOf } from '../../../test/support/described-calls.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { pruneUsage } from './telemetry-jobs.ts';

let t: TestApp;
let admin: TestUser;
let trader: TestUser;
const today = lisbonDate(new Date());

beforeAll(async () => {
  t = await startTestApp({ TELEMETRY: 'on', TELEMETRY_DAYS: '10' });
  [admin, trader] = await Promise.all([t.make.admin(), t.make.user()]);
  await agree(trader);
});

const agree = (user: TestUser, analytical = true) => t.as(user).put('/api/users/preferences', { analytical });
const count = (user: TestUser, ...counted: unknown[]) => t.as(user).post('/api/telemetry', { counted });
const stored = (app = t) => app.db.selectFrom('usage_count').selectAll().orderBy('name').execute();
const usage = async (query = '') => (await t.as(admin).get(`/api/admin/telemetry${query}`)).body;

test('[GEN-63] visits and acts of who agreed are added up by day and name, and nothing else is stored', async () => {
  expect((await count(trader, 'project', 'home', 'project')).status).toBe(204);
  expect((await count(trader, 'project', 'offer_sent')).status).toBe(204);
  expect(await stored()).toEqual([
    { day: today, name: 'home', count: 1 },
    { day: today, name: 'offer_sent', count: 1 },
    { day: today, name: 'project', count: 3 },
  ]);
});

test('[GEN-63] without consent, and from its withdrawal on, nothing is counted', async () => {
  const before = await stored();
  const other = await t.make.user();
  expect((await count(other, 'home')).status).toBe(404);
  await agree(other);
  await agree(other, false);
  expect((await count(other, 'home')).status).toBe(404);
  expect(await stored()).toEqual(before);
});

test('[GEN-62, GEN-63] nobody is counted without a session, and no administrator', async () => {
  const before = await stored();
  expect((await t.anonymous.post('/api/telemetry', { counted: ['home'] })).status).toBe(401);
  await agree(admin);
  expect((await count(admin, 'home')).status).toBe(404);
  expect(await stored()).toEqual(before);
});

test('[GEN-63] what is not on the list is refused: no free text, no address, nothing besides names', async () => {
  const before = await stored();
  const faulty = [
    { counted: ['/pt/projects/0198c0de-0000-7000-8000-000000000000'] },
    { counted: ['home', 'Ana Sousa'] },
    { counted: [] },
    { counted: Array(mostAtOnce + 1).fill('home') },
    { counted: ['home'], userId: trader.id },
    { counted: 'home' },
    {},
  ];
  for (const body of faulty) expect((await t.as(trader).post('/api/telemetry', body)).status).toBe(400);
  expect(await stored()).toEqual(before);
});

test('[GEN-63] many who send at once lose no count and do not block each other', async () => {
  await t.db.deleteFrom('usage_count').execute();
  const batches = Array.from({ length: 20 }, (_, index) =>
    index % 2 === 0 ? (['offer', 'project'] as const) : (['project', 'offer'] as const),
  );
  const answers = await Promise.all(batches.map((batch) => count(trader, ...batch)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await stored()).toMatchObject([
    { name: 'offer', count: 20 },
    { name: 'project', count: 20 },
  ]);
});

test('[GEN-63] administrators read the counts by day, page and act, nobody else does', async () => {
  await t.db.deleteFrom('usage_count').execute();
  const yesterday = addDays(today, -1);
  const rows = [
    { day: today, name: 'home', count: 2 },
    { day: yesterday, name: 'home', count: 3 },
    { day: yesterday, name: 'project', count: 4 },
    { day: yesterday, name: 'message_sent', count: 1 },
    { day: addDays(today, -7), name: 'project', count: 50 },
    // Of a page that this version no longer has.
    { day: today, name: 'gone', count: 9 },
  ];
  await t.db.insertInto('usage_count').values(rows).execute();
  const week = await usage('?days=7');
  expect(week).toMatchObject({ isCounting: true, keptDays: 10 });
  expect(week.days).toHaveLength(7);
  expect(week.days.slice(-2)).toEqual([
    { date: yesterday, count: 7 },
    { date: today, count: 2 },
  ]);
  expect(week.pages).toEqual([
    { name: 'home', count: 5 },
    { name: 'project', count: 4 },
  ]);
  expect(week.acts).toEqual([{ name: 'message_sent', count: 1 }]);
  const ofOne = await usage('?name=project');
  expect(ofOne.days).toHaveLength(30);
  expect(ofOne.days.reduce((sum: number, one: { count: number }) => sum + one.count, 0)).toBe(54);
  for (const query of ['?days=8', '?name=gone'])
    expect((await t.as(admin).get(`/api/admin/telemetry${query}`)).status).toBe(400);
  expect((await t.as(trader).get('/api/admin/telemetry')).status).toBe(403);
});

test('[GEN-63] counts are deleted after the days of the setting', async () => {
  await t.db.deleteFrom('usage_count').execute();
  const days = [0, -9, -10, -400].map((back) => addDays(today, back));
  await t.db
    .insertInto('usage_count')
    .values(days.map((day) => ({ day, name: 'home', count: 1 })))
    .execute();
  await pruneUsage({}, t.platform);
  expect((await stored()).map(({ day }) => day).toSorted()).toEqual(days.slice(0, 2).toSorted());
});

test('[GEN-62, GEN-63] without the setting nothing is counted, whoever agreed, and the pages are told so', async () => {
  const off = await startTestApp();
  const user = await off.make.user();
  await off.as(user).put('/api/users/preferences', { analytical: true });
  expect((await off.as(user).post('/api/telemetry', { counted: ['home'] })).status).toBe(404);
  expect(await stored(off)).toEqual([]);
  expect((await off.anonymous.get('/api/settings')).body.telemetry).toBe(false);
  expect((await t.anonymous.get('/api/settings')).body.telemetry).toBe(true);
  const reader = await off.make.admin();
  expect((await off.as(reader).get('/api/admin/telemetry')).body).toMatchObject({ isCounting: false, pages: [] });
});

test('[GEN-63] every counted act is done by a call that changes something, and no name stands for two things', () => {
  const calls = describedCalls.filter(({ method }) => method !== 'GET').map(nameOf);
  expect(Object.keys(actsOfCalls).filter((name) => !calls.includes(name))).toEqual([]);
  expect(new Set(Object.values(actsOfCalls))).toEqual(new Set(countedActs));
  expect(new Set(countedNames).size).toBe(countedNames.length);
});
