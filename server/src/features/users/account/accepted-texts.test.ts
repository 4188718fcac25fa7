// Which version of the terms and of the privacy notice a person has accepted, over HTTP.
import { type LegalText, legalVersions } from '@wattpact/domain/users/legal-texts';
import { expect, test } from 'vitest';
import type { TestUser } from '../../../../test/support/factories.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';

const t = await startTestApp();
const { anonymous, as, make } = t;

const accept = (user: TestUser, versions: Partial<Record<LegalText, string>>) =>
  as(user).put('/api/users/me/accepted-texts', versions);
const textsOf = async (user: { token: string }) => (await as(user).get('/api/users/me')).body.texts;
const consentsOf = async (user: { token: string }) => (await as(user).get('/api/users/me/export')).body.consents;

test('[AUTH-67] who signs up has accepted the present versions, which the export tells', async () => {
  const person = { firstName: 'Inês', lastName: 'Prado', email: 'ines@prado.example', password: 'Correct-1horse' };
  const { status, body } = await anonymous.post('/api/auth/sign-up', { ...person, acceptTerms: true });
  expect(status).toBe(201);
  const accepted = (version: string) => ({ version, accepted: { version, at: expect.any(String) } });
  const texts = [
    { name: 'terms', ...accepted(legalVersions.terms) },
    { name: 'privacy', ...accepted(legalVersions.privacy) },
  ];
  expect(body.user.texts).toEqual(texts);
  expect(await consentsOf(body)).toEqual([{ at: expect.any(String), versions: legalVersions }]);
});

test('[AUTH-68] an older version counts as not accepted until the present one is', async () => {
  const user = await make.user();
  const old = { terms: { version: '2020-01-01', at: '2020-01-02T10:00:00.000Z' } };
  await t.db
    .updateTable('app_user')
    .set({ accepted_texts: JSON.stringify(old) })
    .where('id', '=', user.id)
    .execute();
  expect(await textsOf(user)).toEqual([
    { name: 'terms', version: legalVersions.terms, accepted: old.terms },
    { name: 'privacy', version: legalVersions.privacy, accepted: null },
  ]);
  const outdated = await accept(user, { terms: '2020-01-01', privacy: legalVersions.privacy });
  expect(outdated).toMatchObject({ status: 409, body: { code: 'error_text_changed' } });
  const { body } = await accept(user, { terms: legalVersions.terms });
  expect(body.texts).toMatchObject([{ accepted: { version: legalVersions.terms } }, { accepted: null }]);
  await accept(user, { terms: legalVersions.terms, privacy: legalVersions.privacy });
  expect((await consentsOf(user)).map(({ versions }: { versions: object }) => versions)).toEqual([
    { terms: legalVersions.terms },
    { privacy: legalVersions.privacy },
  ]);
});

test('[AUTH-68] the time of the first acceptance stays, and administrators are not asked', async () => {
  const user = await make.user();
  const first = (await accept(user, legalVersions)).body.texts;
  expect((await accept(user, legalVersions)).body.texts).toEqual(first);
  expect(await textsOf(await make.admin())).toEqual([]);
  expect((await accept(user, { terms: 'ontem' })).status).toBe(400);
  expect((await anonymous.put('/api/users/me/accepted-texts', legalVersions)).status).toBe(401);
});
