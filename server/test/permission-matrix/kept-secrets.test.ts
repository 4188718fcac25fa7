// Confidential data are in no log, at any level: passwords, tokens, codes, signatures, messages and the contents of
// files.
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { jobTable } from '../../src/jobs.ts';
import { runDueJobs } from '../../src/platform/jobs/job-runner.ts';
import { apiKeysPath } from '../companies/api-keys.ts';
import { startTestApp } from '../support/test-app.ts';
import { multipart, samplePdf } from '../support/uploads.ts';
import { codeOf, password } from './account-records.ts';

const t = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' });

/** The same server at its most detailed log level. */
async function startLogged() {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const platform = { ...t.platform, log, config: { ...t.platform.config, logLevel: 'debug' as const } };
  const app = await buildApp(platform);
  const secrets = new Map<string, string>();
  const keep = (name: string, secret: unknown) => secrets.set(name, String(secret));
  async function call(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const answer = await app.inject({ method, url, headers, ...(body !== undefined && { payload: body as object }) });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body ? tryJson(answer.body) : {} };
  }
  return { app, lines, secrets, keep, call, platform };
}
// biome-ignore lint/suspicious/noExplicitAny: answers are read field by field
const tryJson = (text: string): any => {
  try {
    return JSON.parse(text);
  } catch {
    return { text };
  }
};

test('neither in the log nor in what failed', async () => {
  const { app, lines, secrets, keep, call, platform } = await startLogged();
  keep('password', password);
  keep('wrong password', 'Segredo-errado-77');
  const email = 'eva@segredo.example';
  const signedUp = await call('POST', '/api/auth/sign-up', {
    firstName: 'Eva',
    lastName: 'Reis',
    email,
    password,
    acceptTerms: true,
  });
  expect(signedUp.status).toBe(201);
  keep('token', signedUp.body.token);
  const bearer = { authorization: `Bearer ${signedUp.body.token}` };
  expect((await call('POST', '/api/auth/login', { email, password: secrets.get('wrong password') })).status).toBe(401);

  const enrolled = await call('POST', '/api/auth/second-factor/enrol', { password }, bearer);
  keep('second factor', enrolled.body.secret);
  const code = codeOf(enrolled.body.secret);
  const confirmed = await call('POST', '/api/auth/second-factor/confirm', { code }, bearer);
  keep('recovery code', confirmed.body.recoveryCodes[0]);
  const login = await call('POST', '/api/auth/login', { email, password });
  keep('challenge', login.body.challenge);
  const completed = await call('POST', '/api/auth/second-factor', {
    challenge: login.body.challenge,
    code: confirmed.body.recoveryCodes[0],
  });
  keep('second token', completed.body.token);
  const cookie = { cookie: String([completed.headers['set-cookie']].flat().join('; ')) };
  keep('device mark', /device-[^=]+=([^;]+)/.exec(cookie.cookie)?.[1]);
  expect((await call('GET', '/api/users/me', undefined, cookie)).status).toBe(200);

  keep('contents of a file', 'conteúdo-confidencial');
  const content = Buffer.concat([samplePdf, Buffer.from(secrets.get('contents of a file') ?? '')]);
  const form = multipart([{ field: 'file', name: 'a.pdf', content }]);
  const uploaded = await call('POST', '/api/files/upload', form.body, { ...form.headers, ...bearer });
  const link = new URL((await call('GET', `/api/files/download/${uploaded.body.id}`, undefined, bearer)).body.url);
  keep('signature', link.searchParams.get('signature'));
  expect((await call('GET', link.pathname + link.search)).status).toBe(200);

  keep('callback code', 'codigo-do-fornecedor');
  await call('GET', `/api/auth/providers/company/callback?code=${secrets.get('callback code')}&state=x`);
  keep('reset token', 'token-de-nova-palavra');
  await call('POST', '/api/auth/reset-password', { token: secrets.get('reset token'), password });
  await call('GET', `/pt/reset-password?token=${secrets.get('reset token')}`);
  keep('bad bearer', 'um-token-qualquer');
  await call('GET', '/api/users/me', undefined, { authorization: `Bearer ${secrets.get('bad bearer')}` });
  const manager = await t.make.user();
  const keys = apiKeysPath((await t.make.entity(manager)).id);
  const asManager = { authorization: `Bearer ${manager.token}` };
  const made = await call('POST', keys, { name: 'ERP', level: 'view' }, asManager);
  keep('API key', made.body.key);
  const entityPath = keys.replace(/\/api-keys$/, '');
  const hook = { name: 'ERP', url: 'https://erp.example.com/', events: ['invoice.issued'] };
  const webhook = await call('POST', `${entityPath}/webhooks`, hook, asManager);
  keep('secret of a webhook', webhook.body.secret);
  const withKey = { authorization: `Bearer ${made.body.key}` };
  expect((await call('GET', '/api/projects', undefined, withKey)).status).toBe(200);
  expect((await call('GET', '/api/users/me', undefined, withKey)).status).toBe(403);
  await call('POST', '/api/auth/login', '{"email": "eva@segredo.example", "password": "Correct-1horse', {
    'content-type': 'application/json',
  });
  await call('GET', `/api/%/x?token=${secrets.get('reset token')}`);
  // The mails cannot be sent: the failures are logged without the links in the mails.
  await call('POST', '/api/auth/forgot-password', { email });
  await runDueJobs(jobTable, platform).catch(() => undefined);
  await app.close();

  const logged = lines.join('');
  expect(lines.length).toBeGreaterThan(20);
  expect(logged).toContain('/api/auth/login');
  expect([...secrets].filter(([, secret]) => secret === 'undefined' || secret === 'null')).toEqual([]);
  expect([...secrets].filter(([, secret]) => logged.includes(secret)).map(([name]) => name)).toEqual([]);
});
