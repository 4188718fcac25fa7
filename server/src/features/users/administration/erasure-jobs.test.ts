// Accounts that their owners deleted are erased when the period is over, by the mechanism of the administrators.
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { liveHere, makeZulmira, placesOf, traces } from '../../../../test/database/person-traces.ts';
import type { TestUser } from '../../../../test/support/factories.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import { eraseDeletedAccounts } from './erasure-jobs.ts';

const t = await startTestApp({ KEEP_DELETED_ACCOUNTS_DAYS: '30' });
const { anonymous, as, db, make, platform } = t;
const admin = await make.admin();
const period = 30 * 86_400_000;

const statusOf = async (id: string) => (await as(admin).get(`/api/admin/users/${id}`)).body.status as string;
/** @returns the instant that the period counts from */
async function deleteAccount({ id, token }: TestUser): Promise<number> {
  expect((await as({ token }).post('/api/auth/delete-account', {})).status).toBe(204);
  const events = db.selectFrom('event').select('at').where('record_id', '=', id).orderBy('id', 'desc').limit(1);
  return new Date((await events.executeTakeFirstOrThrow()).at).getTime();
}
const eraseAt = (instant: number) => eraseDeletedAccounts(platform, new Date(instant));
const actsOn = (id: string) =>
  db.selectFrom('event').select(['action', 'actor_id', 'audited']).where('record_id', '=', id).orderBy('id').execute();

describe('an account that its owner deleted', () => {
  test('[GEN-113] is erased after the period, not on its last instant; others stay as they are', async () => {
    const [gone, inactive, active] = [await make.user(), await make.user(), await make.user()];
    const at = await deleteAccount(gone);
    await db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', inactive.id).execute();
    await eraseAt(at + period);
    expect(await statusOf(gone.id)).toBe('user_soft_deleted');
    await eraseAt(at + period + 1);
    const left = await Promise.all([gone, inactive, active].map(({ id }) => statusOf(id)));
    expect(left).toEqual(['user_deleted', 'inactive', 'active']);
    const { email } = await db
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', active.id)
      .executeTakeFirstOrThrow();
    expect(email).toBe(active.email);
  });

  test('[GEN-113] that was restored stays; deleted again, it has the whole period before it', async () => {
    const user = await make.user();
    const first = await deleteAccount(user);
    expect((await as(admin).post(`/api/admin/users/${user.id}/restore`)).status).toBe(200);
    await eraseAt(first + period + 1);
    expect(await statusOf(user.id)).toBe('active');
    const later = new Date(first + period / 2).toISOString();
    const again = { record_kind: 'user', record_id: user.id, action: 'account_deleted', at: later };
    await db
      .insertInto('event')
      .values({ id: '01f00000-0000-7000-8000-000000000001', ...again })
      .execute();
    await db.updateTable('app_user').set({ status: 'user_soft_deleted' }).where('id', '=', user.id).execute();
    await eraseAt(first + period + 1);
    expect(await statusOf(user.id)).toBe('user_soft_deleted');
    await eraseAt(first + 1.5 * period + 1);
    expect(await statusOf(user.id)).toBe('user_deleted');
  });

  test('[GEN-113] leaves what an erasure by an administrator leaves', async () => {
    const user = await makeZulmira(t);
    const { own } = await liveHere(t, user, admin);
    await eraseAt((await deleteAccount(user)) + period + 1);
    expect(await placesOf(db, traces)).toEqual(['message.text']);
    const { contact } = (await as(admin).get(`/api/admin/legal-entities/${own}`)).body;
    expect(contact).toEqual({ firstName: '', lastName: '', email: '', phone: '' });
  });

  test('[GEN-113] its period stands in what pages know of the installation', async () => {
    expect((await anonymous.get('/api/settings')).body.keepDeletedAccountsDays).toBe(30);
  });
});

describe('the job', () => {
  test('[GEN-114] leaves the holder of a company that another could hold, and goes on with the next', async () => {
    const [holder, heir, next] = [await make.user(), await make.user(), await make.user()];
    const { id } = await make.entity(holder);
    await make.role(id, heir, 'manage');
    await deleteAccount(holder);
    const warn = vi.spyOn(platform.log, 'warn');
    const at = (await deleteAccount(next)) + period + 1;
    const before = await db.selectFrom('app_user').selectAll().where('id', '=', holder.id).executeTakeFirstOrThrow();
    await eraseAt(at);
    expect([await statusOf(holder.id), await statusOf(next.id)]).toEqual(['user_soft_deleted', 'user_deleted']);
    expect(warn).toHaveBeenCalledWith({ userId: holder.id }, expect.stringContaining('waits'));
    warn.mockRestore();
    const after = await db.selectFrom('app_user').selectAll().where('id', '=', holder.id).executeTakeFirstOrThrow();
    expect(after).toEqual(before);
    const { version } = (await as(admin).get(`/api/admin/legal-entities/${id}`)).body;
    const hand = as(admin).patch(`/api/admin/legal-entities/${id}/owner`, { userId: heir.id }, { version });
    expect((await hand).status).toBe(200);
    await eraseAt(at);
    expect(await statusOf(holder.id)).toBe('user_deleted');
  });

  test('[GEN-114] stands in the audit log without an actor, and administrators hear of one of them', async () => {
    const leaving = await make.admin();
    await eraseAt((await deleteAccount(leaving)) + period + 1);
    expect((await actsOn(leaving.id)).at(-1)).toEqual({
      action: 'removed_after_period',
      actor_id: null,
      audited: true,
    });
    const { items } = (await as(admin).get(`/api/admin/audit?resourceId=${leaving.id}&action=removed_after_period`))
      .body;
    expect(items).toMatchObject([{ actor: null, resourceType: 'user', resourceName: null }]);
    const mails = db.selectFrom('mail').select('content').where('kind', '=', 'administrator_removed');
    expect(JSON.stringify(await mails.execute())).toContain('automaticamente, no fim do prazo de conservação');
  });

  test('[GEN-114] tells in the end what failed otherwise, after all others were erased', async () => {
    const [broken, next] = [await make.user(), await make.user()];
    await deleteAccount(broken);
    const at = (await deleteAccount(next)) + period + 1;
    const owner = new pg.Client(t.database.ownerUrl);
    await owner.connect();
    await owner.query(
      `alter table app_user add constraint stays check (id <> '${broken.id}' or status <> 'user_deleted')`,
    );
    await expect(eraseAt(at)).rejects.toThrow('of the deleted accounts 1 could not be erased');
    expect([await statusOf(broken.id), await statusOf(next.id)]).toEqual(['user_soft_deleted', 'user_deleted']);
    expect((await actsOn(broken.id)).map(({ action }) => action)).not.toContain('removed_after_period');
    await owner.query('alter table app_user drop constraint stays');
    await owner.end();
  });
});
