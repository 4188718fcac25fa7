// The usual time until a decision, as pages and mails tell it.
import { offerPayload } from '@wattpact/domain/samples/sample-payloads';
import { expect, test } from 'vitest';
import { receiveMails } from '../../../test/support/received-mails.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { usualDays, workingDaysBetween } from './usual-time-service.ts';

const t = await startTestApp();
const { anonymous, as, db, make } = t;
const { mailsTo } = receiveMails(t);
const admin = await make.admin();
const user = await make.user();
const { id: entityId } = await make.entity(user);

test.each([
  ['on the same day', '2026-11-16T09:00:00Z', '2026-11-16T17:00:00Z', 1],
  ['over a weekend', '2026-11-13T09:00:00Z', '2026-11-17T09:00:00Z', 2],
  ['over a holiday', '2026-11-30T09:00:00Z', '2026-12-02T09:00:00Z', 1],
  ['late in the evening in Lisbon', '2026-06-15T22:30:00Z', '2026-06-15T23:30:00Z', 1],
])('[NOT-49] working days of a decision %s', (_, submittedAt, decidedAt, days) => {
  expect(workingDaysBetween({ submittedAt, decidedAt })).toBe(days);
});

test('[NOT-49] is what three of four decisions kept to, of five at least', () => {
  const after = (date: string) => ({ submittedAt: '2026-11-16T09:00:00Z', decidedAt: `${date}T09:00:00Z` });
  const four = [after('2026-11-17'), after('2026-11-17'), after('2026-11-18'), after('2026-11-19')];
  expect(usualDays(four)).toBeNull();
  expect(usualDays([...four, after('2026-11-27')])).toBe(3);
});

const handIn = async () => (await as(user).post('/api/offers', offerPayload(entityId))).body.id as string;
const times = async () => (await as(user).get('/api/usual-decision-times')).body;

test('[NOT-48, NOT-49] pages and the receipt name it once there are enough decisions', async () => {
  const none = { legal_entity: null, energy_contract: null, project: null, offer: null };
  expect(await times()).toEqual(none);
  for (let count = 0; count < 5; count += 1) {
    const id = await handIn();
    // Two weeks ago is ten working days ago or nine, by the holidays.
    const submitted_at = new Date(Date.now() - 14 * 86_400_000).toISOString();
    await db.updateTable('offer').set({ submitted_at }).where('id', '=', id).execute();
    expect((await mailsTo(user.email)).at(-1)?.text).toContain('Um administrador vai verificar o que enviou.');
    expect((await as(admin).post(`/api/admin/offers/${id}/approve`, {})).status).toBe(200);
  }
  const { offer, ...others } = await times();
  expect(others).toEqual({ legal_entity: null, energy_contract: null, project: null });
  expect(offer).toBeGreaterThanOrEqual(8);
  await handIn();
  expect((await mailsTo(user.email)).at(-1)?.text).toContain(`${offer} dias úteis`);
  expect((await anonymous.get('/api/usual-decision-times')).status).toBe(401);
});
