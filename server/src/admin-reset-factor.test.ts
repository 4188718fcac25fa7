// The operator's command for a person who lost the second factor, run as a process beside a database.
import { expect, test } from 'vitest';
import { runCommand } from '../test/processes/run-command.ts';
import { receiveMails } from '../test/support/received-mails.ts';
import { startTestApp } from '../test/support/test-app.ts';

const t = await startTestApp();
const { as, db, make } = t;
const run = (...args: string[]) => runCommand(t, 'admin-reset-factor.ts', ...args);

test('takes it off, ends the sessions, and tells the person; the log has it without an actor', async () => {
  const user = await make.user({ isAdmin: true, email: 'perdida@op.example' });
  await db.updateTable('app_user').set({ second_factor_secret: 'sealed' }).where('id', '=', user.id).execute();
  expect(await run('--email', 'Perdida@op.example')).toEqual({
    code: 0,
    out: 'perdida@op.example has no second factor any more: all their sessions have ended, and a mail tells them.\n',
    err: '',
  });
  const row = await db.selectFrom('app_user').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ second_factor_secret: null, second_factor_recovery: [], status: 'active' });
  expect((await as(user).get('/api/users/me')).status).toBe(401);
  const events = await db.selectFrom('event').select(['action', 'actor_id', 'request_id']).execute();
  expect(events).toEqual([{ action: 'second_factor_reset', actor_id: null, request_id: 'admin-reset-factor' }]);
  const [mail] = await receiveMails(t).mailsTo(user.email);
  expect(mail?.subject).toBe('O segundo fator foi retirado da sua conta');
  expect(await run('--email', user.email)).toEqual({ code: 1, out: '', err: 'The account has no second factor.\n' });
}, 60_000);

test.each([
  [['--email', 'nobody@op.example'], 'No account has the address nobody@op.example.\n'],
  [[], 'Usage: npm run admin:reset-factor -- --email <address>\n'],
])(
  '%j is refused in one line',
  async (args, err) => {
    expect(await run(...args)).toEqual({ code: 1, out: '', err });
  },
  60_000,
);
