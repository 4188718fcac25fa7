// Passwords that are easy to guess, wherever one is chosen, over HTTP.
import { afterEach, expect, test } from 'vitest';
import { receiveMails } from '../../../../test/support/received-mails.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';

const t = await startTestApp({ APP_NAME: 'Luzia Market' });
const { anonymous, as, db, make } = t;
const { tokenFor } = receiveMails(t);
const good = 'Correct-1horse';
const person = { firstName: 'Joana', lastName: 'Teixeira', acceptTerms: true };
afterEach(async () => {
  await db.deleteFrom('rate_counter').execute();
});

const refusedAt = (path: string) => ({
  status: 400,
  body: { code: 'error_invalid_input', errors: [{ path, key: 'error_password_common' }] },
});
let counter = 0;
const signUp = (password: string) => {
  counter += 1;
  return anonymous.post('/api/auth/sign-up', { ...person, email: `contacto${counter}@ribatejo.example`, password });
};

test('[AUTH-12] sign-up refuses common passwords, and those with the person’s or the product’s words', async () => {
  for (const password of [
    'Password1!',
    'Demo-2026!',
    'Teixeira#84',
    'J0@na-1984',
    'Ribatejo-9!',
    'Luzia-2026!',
    'W@ttpact26',
  ])
    expect(await signUp(password), password).toMatchObject(refusedAt('password'));
  expect((await signUp(good)).status).toBe(201);
});

test('[AUTH-22] so do the change of a password and its reset', async () => {
  const { body } = await signUp(good);
  const change = (newPassword: string) =>
    as(body).post('/api/auth/change-password', { currentPassword: good, newPassword });
  expect(await change('Teixeira#84')).toMatchObject(refusedAt('newPassword'));
  expect((await change('Battery-2staple')).status).toBe(204);
  await anonymous.post('/api/auth/forgot-password', { email: body.user.email });
  const token = await tokenFor(body.user.email, 'reset-password');
  const reset = (password: string) => anonymous.post('/api/auth/reset-password', { token, password });
  expect(await reset('Qwerty123!')).toMatchObject(refusedAt('password'));
  expect((await reset(good)).status).toBe(204);
});

test('[AUTH-13] and the first password of an administrator', async () => {
  const create = async (password: string) =>
    as(await make.admin()).post('/api/admin/users', {
      firstName: 'Rui',
      lastName: 'Castanheira',
      email: 'rui@barroso.example',
      password,
    });
  expect(await create('Castanheira-1')).toMatchObject(refusedAt('password'));
  expect((await create(good)).status).toBe(201);
});
