// Mails to all administrators: new administrators, and changes of the account for the fees.
import { beforeEach, expect, test } from 'vitest';
import { feeConfiguration } from '../../../../test/support/contract-scene.ts';
import { receiveMails } from '../../../../test/support/received-mails.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import { hashPassword } from '../credentials/password.ts';
import { issueToken } from '../credentials/single-use-token-service.ts';

const t = await startTestApp();
const { as, db, make } = t;
const { mailsTo } = receiveMails(t);
const password = 'Correct-1horse';
const hash = await hashPassword(password, 'test');
const users = '/api/admin/users';

let acting: Awaited<ReturnType<typeof make.admin>>;
let other: typeof acting;
beforeEach(async () => {
  await db.updateTable('app_user').set({ status: 'inactive' }).execute();
  acting = await make.user({ isAdmin: true, language: 'pt' });
  other = await make.user({ isAdmin: true, language: 'en' });
});
const subjectsTo = async ({ email }: { email: string }) => (await mailsTo(email)).map(({ subject }) => subject);

test('a new one is told to all in their languages, with who did it, but not to the new one', async () => {
  const input = { firstName: 'Nuno', lastName: 'Dias', email: 'nuno@op.example', password };
  expect((await as(acting).post(users, input)).status).toBe(201);
  expect(await subjectsTo(acting)).toEqual(['Há um novo administrador']);
  const [mail] = await mailsTo(other.email);
  expect(mail?.subject).toBe('There is a new administrator');
  expect(mail?.text).toContain('Administrator: Nuno Dias (nuno@op.example)');
  expect(mail?.text).toMatch(new RegExp(`Changed by: Test \\w+ \\(${acting.email}\\)`));
  expect(mail?.text).not.toContain(password);
  expect(await subjectsTo(input)).toEqual([]);
});

test('so are one who is disabled, enabled, restored, or deleted, by others or by themselves', async () => {
  const { id } = await make.user({ isAdmin: true });
  const setStatus = (status: string) => db.updateTable('app_user').set({ status }).where('id', '=', id).execute();
  await as(acting).patch(`${users}/${id}/status/inactive`);
  await as(acting).patch(`${users}/${id}/status/active`);
  await setStatus('user_soft_deleted');
  await as(acting).post(`${users}/${id}/restore`);
  await setStatus('user_soft_deleted');
  expect((await as(acting).delete(`${users}/${id}`)).status).toBe(204);
  const leaving = await make.user({ isAdmin: true });
  await db.updateTable('app_user').set({ password_hash: hash }).where('id', '=', leaving.id).execute();
  expect((await as(leaving).post('/api/auth/delete-account', { password })).status).toBe(204);
  const heard = await subjectsTo(other);
  expect(heard).toEqual([
    'An administrator was disabled',
    'An administrator was enabled',
    'An administrator was restored',
    'An administrator was deleted permanently',
    'An administrator deleted their account',
  ]);
  expect(await subjectsTo(leaving)).toEqual(heard.slice(5));
});

test('so is one whose address belongs to somebody who did not open the account; who clicks is not named', async () => {
  const refused = await make.user({ isAdmin: true });
  const { id, email } = refused;
  await db.updateTable('app_user').set({ email_verified_at: null }).where('id', '=', id).execute();
  const token = await issueToken(db, { kind: 'verify_email', userId: id, email, now: new Date() });
  // The browser that opens the mail has another person's session.
  const answer = await as(await make.user()).post('/api/auth/verify-email/refuse', { token });
  expect(answer.status).toBe(204);
  const [mail, ...more] = await mailsTo(other.email);
  expect([mail?.subject, more]).toEqual(['An administrator’s account was closed by the owner of its address', []]);
  expect(mail?.text).toContain(`(${email})\nChanged by: owner of the address`);
  const written = db.selectFrom('event').select(['actor_id', 'action']).where('record_id', '=', id);
  expect(await written.execute()).toEqual([{ actor_id: null, action: 'address_refused' }]);
  expect([await subjectsTo(acting), await subjectsTo(refused)]).toEqual([
    ['A conta de um administrador foi fechada pelo titular do endereço'],
    [],
  ]);
});

test('what happens to a user of the market is told to none of them', async () => {
  const user = await make.user();
  await as(acting).patch(`${users}/${user.id}/status/inactive`);
  expect(await subjectsTo(other)).toEqual([]);
});

test('another IBAN is told with both, another price is not', async () => {
  const path = '/api/admin/fee-configuration';
  const { iban, fees } = feeConfiguration();
  expect((await as(acting).put(path, { iban, fees })).status).toBe(200);
  expect((await as(acting).put(path, { iban, fees: feeConfiguration(77).fees })).status).toBe(200);
  const changed = 'PT50 0002 0123 1234 5678 9015 4';
  expect((await as(acting).put(path, { iban: changed, fees })).status).toBe(200);
  expect((await as(acting).put(path, { iban: 'PT50000201231234567890155', fees })).status).toBe(400);
  const [first, second, ...more] = await mailsTo(other.email);
  expect([first?.subject, second?.subject, more]).toEqual([
    'The IBAN of the invoices was changed',
    'The IBAN of the invoices was changed',
    [],
  ]);
  const grouped = iban.replace(/(.{4})(?=.)/g, '$1 ');
  expect(first?.text).toContain(`Previous IBAN: Not given\nNew IBAN: ${grouped}\nChanged by:`);
  expect(second?.text).toContain(`Previous IBAN: ${grouped}\nNew IBAN: ${changed}\nChanged by:`);
  expect(await subjectsTo(acting)).toHaveLength(2);
});
