// Accounts and users in the permission matrix.
import { legalVersions } from '@wattpact/domain/users/legal-texts';
import { password } from '../account-records.ts';
import type { RowContext, Rows } from '../matrix-row.ts';

let counter = 0;
const newAddress = () => {
  counter += 1;
  return `nova${counter}@matriz.example`;
};
const names = { firstName: 'Nova', lastName: 'Pessoa' };
const everyone = (status: number) => ({ everyone: status });

export const accountRows: Rows = {
  'POST /api/auth/sign-up': {
    who: everyone(201),
    body: () => ({ ...names, email: newAddress(), password, acceptTerms: true }),
  },
  'POST /api/auth/invitation': {
    of: 'invitation',
    who: everyone(200),
    body: ({ made: { token } }: RowContext) => ({ token }),
  },
  'POST /api/auth/login': {
    of: 'account',
    who: everyone(200),
    body: ({ made }: RowContext) => ({ email: made.email, password }),
  },
  'POST /api/auth/second-factor': {
    of: 'challenge',
    who: everyone(200),
    body: ({ made: { challenge, code } }: RowContext) => ({ challenge, code }),
  },
  'GET /api/auth/logout': { byAnother: true, who: everyone(200) },
  'GET /api/auth/sessions': { who: everyone(200) },
  'DELETE /api/auth/sessions/:id': { of: 'session', who: { everyone: 404, manage: 204 } },
  'GET /api/auth/provider-links': { who: everyone(200) },
  'DELETE /api/auth/provider-links/:id': { of: 'providerLink', who: { everyone: 404, manage: 204 } },
  'POST /api/auth/change-password': {
    of: 'own',
    byAnother: true,
    who: everyone(204),
    body: { currentPassword: password, newPassword: 'Battery-2staple' },
  },
  'POST /api/auth/forgot-password': {
    of: 'account',
    who: everyone(204),
    body: ({ made: { email } }: RowContext) => ({ email }),
  },
  'POST /api/auth/reset-password': {
    of: 'resetToken',
    who: everyone(204),
    body: ({ made: { token } }: RowContext) => ({ token, password: 'Battery-2staple' }),
  },
  // The link's signature is the authorisation.
  'POST /api/notifications/unsubscribe': [
    { of: 'digestLink', who: everyone(204), url: ({ url = '' }) => url },
    {
      who: everyone(400),
      url: () => '/api/notifications/unsubscribe?user=01990000-0000-7000-8000-000000000000&signature=x',
    },
  ],
  'GET /api/notifications/unsubscribe': {
    who: everyone(302),
    url: () => '/api/notifications/unsubscribe?user=01990000-0000-7000-8000-000000000000&signature=x',
  },
  // It is another person's account, so its password is needed.
  'POST /api/auth/verify-email': [
    { of: 'verificationToken', who: everyone(403), body: ({ made: { token } }: RowContext) => ({ token }) },
    { of: 'verificationToken', who: everyone(204), body: ({ made: { token } }: RowContext) => ({ token, password }) },
  ],
  // The link's bearer reads the mail of that address.
  'POST /api/auth/verify-email/refuse': {
    of: 'verificationToken',
    who: everyone(204),
    body: ({ made: { token } }: RowContext) => ({ token }),
  },
  'POST /api/auth/resend-verification': { byAnother: true, who: everyone(204) },
  'POST /api/auth/delete-account': { of: 'own', byAnother: true, who: everyone(204), body: { password } },
  'POST /api/auth/second-factor/enrol': { of: 'own', byAnother: true, who: everyone(200), body: { password } },
  'POST /api/auth/second-factor/confirm': {
    of: 'begunFactor',
    byAnother: true,
    who: everyone(200),
    body: ({ made: { code } }: RowContext) => ({ code }),
  },
  'POST /api/auth/second-factor/remove': {
    of: 'factor',
    byAnother: true,
    who: everyone(204),
    body: ({ made: { recoveryCode } }: RowContext) => ({ password, code: recoveryCode }),
  },
  'POST /api/auth/second-factor/recovery-codes': [
    { of: 'factor', byAnother: true, who: everyone(200) },
    { byAnother: true, who: everyone(409) },
  ],
  'POST /api/auth/confirm': [
    { of: 'own', byAnother: true, who: everyone(204), body: { password } },
    {
      of: 'factor',
      byAnother: true,
      who: everyone(204),
      body: ({ made: { recoveryCode } }: RowContext) => ({ code: recoveryCode }),
    },
  ],
  // Single sign-on is not configured here; its own tests configure it.
  'GET /api/auth/providers/:provider/start': { of: 'provider', who: everyone(404) },
  'GET /api/auth/providers/:provider/callback': { of: 'provider', who: everyone(404) },
  'GET /api/auth/providers': { who: everyone(200) },

  'GET /api/users/me': { who: everyone(200) },
  'PUT /api/users/me': { who: everyone(200), body: names },
  'GET /api/users/me/legal-entities': { who: everyone(200) },
  'GET /api/users/me/export': { who: everyone(200) },
  'GET /api/users/me/export/parts': { who: everyone(200) },
  'GET /api/users/me/export/archive': { who: everyone(200) },
  'PUT /api/users/language': { who: everyone(200), body: { language: 'es' } },
  'PUT /api/users/preferences': { who: everyone(200), body: { analytical: false } },
  'GET /api/usual-decision-times': { who: everyone(200) },
  'PUT /api/users/me/accepted-texts': { who: everyone(200), body: { terms: legalVersions.terms } },
  'PUT /api/users/avatar': { who: everyone(200), body: { avatarColor: 'teal' } },
  // Pictures are shown beside messages and in lists of every company.
  'GET /api/users/:id/avatar': { of: 'picturedUser', who: everyone(200) },

  'GET /api/admin/users': { who: { admin: 200 } },
  'GET /api/admin/users/export': { who: { admin: 200 }, query: 'format=csv' },
  'POST /api/admin/users': { who: { admin: 201 }, body: () => ({ ...names, email: newAddress(), password }) },
  'GET /api/admin/users/:id': { of: 'user', who: { admin: 200 } },
  'GET /api/admin/users/:id/person': { of: 'user', who: { admin: 200 } },
  'GET /api/admin/users/:id/acts': { of: 'user', who: { admin: 200 } },
  'DELETE /api/admin/users/:id': [
    { of: 'deletedUser', who: { admin: 204 } },
    { of: 'user', who: { admin: 409 } },
  ],
  'PATCH /api/admin/users/:id/status/:status': [
    { of: 'userToDisable', who: { admin: 200 } },
    { of: 'userToEnable', who: { admin: 200 } },
  ],
  'POST /api/admin/users/:id/second-factor/reset': [
    { of: 'userWithFactor', who: { admin: 200 } },
    { of: 'user', who: { admin: 409 } },
  ],
  'GET /api/admin/search': { who: { admin: 200 }, query: 'query=solar' },
  'GET /api/admin/mails': { who: { admin: 200 } },
  'GET /api/admin/mails/export': { who: { admin: 200 }, query: 'format=csv' },
  'GET /api/admin/mails/sent': { who: { admin: 200 } },
  'GET /api/admin/mails/sent/export': { who: { admin: 200 }, query: 'format=csv' },
  'GET /api/admin/audit': { who: { admin: 200 } },
  'POST /api/admin/mails/:id/retry': { of: 'failedMail', who: { admin: 200 } },
  'POST /api/admin/mails/:id/give-up': { of: 'failedMail', who: { admin: 200 } },
  'GET /api/admin/support': { who: { admin: 200 } },
  'GET /api/admin/support/:id': { of: 'supportRequest', who: { admin: 200 } },
  'POST /api/admin/support/:id/answer': {
    of: 'supportRequest',
    who: { admin: 200 },
    body: () => ({ text: 'Resolvido.' }),
  },
  'PATCH /api/admin/support/:id/closed': [
    { of: 'supportRequest', who: { admin: 200 }, body: () => ({ closed: true }) },
    { of: 'supportRequest', who: { admin: 409 }, body: () => ({ closed: false }) },
  ],
  'POST /api/admin/users/:id/restore': { of: 'deletedUser', who: { admin: 200 } },
};
