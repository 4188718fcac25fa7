// The mail to a newcomer whose address is proven.
import { beforeEach, describe, expect, test } from 'vitest';
import { receiveMails } from '../../../test/support/received-mails.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

// With a mail server addresses must be proven.
const t = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
const { anonymous, as, db, make } = t;
const { mailsTo, tokenFor } = receiveMails(t);
const admin = await make.admin();

const account = { firstName: 'Lia', lastName: 'Reis', password: 'Correct-1horse', language: 'pt', acceptTerms: true };
let counter = 0;
let email: string;
const signUp = async (changes: object = {}) =>
  (await anonymous.post('/api/auth/sign-up', { ...account, email, ...changes })).body as { token: string };
const confirm = async (signed: { token: string }) => {
  const token = await tokenFor(email, 'verify-email');
  expect((await as(signed).post('/api/auth/verify-email', { token })).status).toBe(204);
};
const welcomes = async () => (await mailsTo(email)).filter(({ subject }) => subject === 'Boas-vindas à Wattpact');

beforeEach(async () => {
  counter += 1;
  email = `lia${counter}@vento.example`;
  await db.deleteFrom('rate_counter').execute();
});

describe('the welcome', () => {
  test('[NOT-51] comes with the proof of the address, and leads to the first company', async () => {
    const signed = await signUp();
    expect(await welcomes()).toEqual([]);
    await confirm(signed);
    const [mail, ...others] = await welcomes();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Um administrador verifica a entidade e avisamos por e-mail.');
    expect(mail?.text).toContain('/pt/legal-entities/new-legal-entity');
  });

  test('[NOT-51] names the usual time once there are enough decisions on companies', async () => {
    for (let count = 0; count < 5; count += 1) {
      const { id } = await make.entity(await make.user(), { status: 'pending_validation' });
      expect((await as(admin).post(`/api/admin/legal-entities/${id}/approve`, {})).status).toBe(200);
    }
    await confirm(await signUp());
    expect((await welcomes())[0]?.text).toContain('normalmente em 1 dia útil');
  });

  test('[NOT-51] leads whom a company has named already to that company', async () => {
    const { id } = await make.entity(await make.user());
    await make.role(id, { ...(await make.user()), email }, 'manage');
    await db.updateTable('employee').set({ user_id: null }).where('email', '=', email).execute();
    await confirm(await signUp());
    const [mail] = await welcomes();
    expect(mail?.text).toContain('Uma entidade já associou este endereço à sua equipa');
    expect(mail?.text).not.toContain('new-legal-entity');
  });

  test('[NOT-51] comes once: a new address is no new person, and administrators get none', async () => {
    const signed = await signUp();
    await confirm(signed);
    const { body: user } = await as(signed).get('/api/users/me');
    await db.updateTable('app_user').set({ email_verified_at: null }).where('id', '=', user.id).execute();
    expect((await as(signed).post('/api/auth/resend-verification', {})).status).toBe(204);
    await confirm(signed);
    expect(await welcomes()).toHaveLength(1);

    counter += 1;
    email = `lia${counter}@vento.example`;
    const other = await signUp();
    await db.updateTable('app_user').set({ is_admin: true }).where('email', '=', email).execute();
    await confirm(other);
    expect(await welcomes()).toEqual([]);
  });
});
