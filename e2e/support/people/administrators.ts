// Separate administrators for a journey, so that expiring or ending their sessions affects nobody else.
import { type Browser, expect } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { forgetCodes } from '../product/database.ts';
import { accounts, openSession, password, stranger } from './people.ts';

/** The present code of the authenticator app. */
export const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Signed in, with their own password. With a second factor: also its secret, with no code used yet. */
export async function openAdministrator(browser: Browser, { hasFactor = false, width = 1280 } = {}) {
  const [founder, context] = await Promise.all([
    browser.newContext(),
    browser.newContext({ viewport: { width, height: 844 } }),
  ]);
  await openSession(founder, accounts.admin);
  const person = stranger('Lia', 'Prado');
  const first = 'Primeira-2026!';
  const post = async ({ request }: typeof context, path: string, data: object) => {
    const answer = await request.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer;
  };
  await post(founder, '/api/admin/users', { ...person, password: first });
  await founder.close();
  await post(context, '/api/auth/login', { email: person.email, password: first });
  await post(context, '/api/auth/change-password', { currentPassword: first, newPassword: password });
  if (!hasFactor) return { context, secret: '', ...person };
  const { secret } = await (await post(context, '/api/auth/second-factor/enrol', { password })).json();
  await post(context, '/api/auth/second-factor/confirm', { code: codeOf(secret) });
  await forgetCodes(person.email);
  return { context, secret: secret as string, ...person };
}
