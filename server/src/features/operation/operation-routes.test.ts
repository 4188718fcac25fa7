// The settings that administrators read, and the notice of maintenance that everybody reads during its period.
import { beforeAll, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { settingsSchema } from '../../platform/settings/settings.ts';

let t: TestApp;
let admin: TestUser;
let trader: TestUser;

beforeAll(async () => {
  t = await startTestApp();
  [admin, trader] = await Promise.all([t.make.admin(), t.make.user()]);
});

const path = '/api/admin/maintenance-notice';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const notice = (changes: object = {}) => ({
  startsAt: inHours(-1),
  endsAt: inHours(2),
  pt: 'Manutenção hoje até às 20:00.',
  en: 'Maintenance today until 20:00.',
  es: 'Mantenimiento hoy hasta las 20:00.',
  ...changes,
});
const shown = async () => (await t.anonymous.get('/api/maintenance-notice')).body.notice;
const put = (changes: object = {}) => t.as(admin).put(path, notice(changes));

test('[ADM-71] administrators read every setting and no secret', async () => {
  const { body } = await t.as(admin).get('/api/admin/settings');
  expect(body.map(({ name }: { name: string }) => name)).toEqual(Object.keys(settingsSchema.shape));
  expect(JSON.stringify(body)).not.toContain(t.app.platform.config.secretKey);
  expect((await t.as(trader).get('/api/admin/settings')).status).toBe(403);
});

test('[ADM-72] everybody reads the notice of maintenance during its period, and until it is ended', async () => {
  expect(await shown()).toBeNull();
  expect((await put()).body.notice).toMatchObject({ pt: 'Manutenção hoje até às 20:00.' });
  expect(await shown()).toMatchObject({ en: 'Maintenance today until 20:00.' });
  await put({ startsAt: inHours(1) });
  expect(await shown()).toBeNull();
  expect((await t.as(admin).get(path)).body.notice).toMatchObject({ es: 'Mantenimiento hoy hasta las 20:00.' });
  await put({ startsAt: inHours(-3), endsAt: inHours(-2) });
  expect(await shown()).toBeNull();
  expect((await t.as(admin).get(path)).body.notice).toBeNull();
  await put();
  expect((await t.as(admin).delete(path)).status).toBe(204);
  expect(await shown()).toBeNull();
  expect((await t.as(admin).delete(path)).status).toBe(404);
});

test('[ADM-72] who reads while a notice is written does not keep the one of before', async () => {
  await put({ pt: 'A de antes.' });
  const reads: Promise<unknown>[] = [];
  const writing = put({ pt: 'A nova.' }).finally(() => clearInterval(reading));
  const reading = setInterval(() => reads.push(shown()), 1);
  await writing;
  await Promise.all(reads);
  expect(reads.length).toBeGreaterThan(0);
  expect(await shown()).toMatchObject({ pt: 'A nova.' });
  await t.as(admin).delete(path);
});

test('[ADM-72] a notice has a text in each language and ends after it starts', async () => {
  const faults = async (changes: object) => {
    const { status, body } = await put(changes);
    return [status, ...(body.errors ?? []).map(({ path: field, key }: { path: string; key: string }) => [field, key])];
  };
  const startsAt = inHours(1);
  expect(await faults({ startsAt, endsAt: startsAt })).toEqual([400, ['endsAt', 'error_end_not_after_start']]);
  expect(await faults({ pt: ' ', es: 'x'.repeat(301) })).toEqual([
    400,
    ['pt', expect.stringMatching(/^error_/)],
    ['es', 'error_max_length'],
  ]);
  expect((await t.as(trader).put(path, notice())).status).toBe(403);
});

test('[ADM-72] who writes a notice over a version that is not the present one is refused, and so is who ends it', async () => {
  const read = async () => (await t.as(admin).get(path)).body;
  const { version } = await read();
  const on = (base: number) => ({ 'if-match': `"${base}"` });
  const write = (pt: string, base: number) => t.as(admin).put(path, notice({ pt }), on(base));
  const end = (base: number) => t.as(admin).delete(path, undefined, on(base));
  const answers = await Promise.all([write('Uma.', version), write('Outra.', version)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect((await end(version)).status).toBe(412);
  const written = await read();
  expect(written.version).toBe(version + 1);
  expect((await end(written.version)).status).toBe(204);
  expect(await read()).toEqual({ notice: null, version: version + 2 });
  expect((await write('Mais uma.', written.version)).status).toBe(412);
});

test('[ADM-72] the audit log says who wrote and ended a notice', async () => {
  await put();
  await put({ pt: 'Outra.' });
  await t.as(admin).delete(path);
  const { body } = await t.as(admin).get('/api/admin/audit?resourceType=maintenance_notice&limit=5');
  const acts = body.items.map(({ action }: { action: string }) => action);
  expect(acts.slice(0, 3)).toEqual(['deleted', 'edited', 'created']);
});
