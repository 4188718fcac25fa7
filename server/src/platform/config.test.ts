// The settings: defaults, what follows from them, and the one line for each bad one.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'wattpact-config-'));
const DATA_DIR = join(folder, 'deep', 'data');
const SECRET_KEY = 'x'.repeat(32);
const DATABASE_URL = 'postgres://app:secret@db.example/wattpact';
const SMTP_URL = 'smtp://mail.example:587';
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('without settings it is a demonstration on the embedded database', () => {
  const config = loadConfig({ DATA_DIR });
  expect(config).toMatchObject({
    ...{
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      appName: 'Wattpact',
      defaultLanguage: 'pt',
    },
    ...{ signUpOpen: true, maxEntitiesPerUser: 10, jobs: 'in', metrics: false, s3ForcePathStyle: false },
    ...{ embedded: true, production: false, demo: true, verifyAddresses: false, secure: false, dataDir: DATA_DIR },
  });
  expect(config.mailFrom).toBe('Wattpact <no-reply@localhost>');
});

test('the secret key is made once, kept, and readable by nobody else', () => {
  const { secretKey } = loadConfig({ DATA_DIR });
  expect(secretKey.length).toBeGreaterThanOrEqual(32);
  expect(loadConfig({ DATA_DIR }).secretKey).toBe(secretKey);
  expect(readFileSync(join(DATA_DIR, 'secret.key'), 'utf8').trim()).toBe(secretKey);
  expect(statSync(join(DATA_DIR, 'secret.key')).mode & 0o777).toBe(0o600);
});

test.each([
  ['a database of its own', { DATABASE_URL, SECRET_KEY }],
  ['a mail server', { DATA_DIR, SMTP_URL }],
  ['production', { DATA_DIR, SMTP_URL, NODE_ENV: 'production' }],
])('with %s there is no demonstration, and addresses are verified', (_, env) => {
  expect(loadConfig(env)).toMatchObject({ demo: false, verifyAddresses: true });
});

test('an address over https makes the cookies secure, and loses its last slash', () => {
  const config = loadConfig({ DATA_DIR, PUBLIC_URL: 'https://ppa.example/' });
  expect(config).toMatchObject({ secure: true, publicUrl: 'https://ppa.example' });
});

test('an empty setting is as good as none', () => {
  expect(loadConfig({ DATA_DIR, PORT: '', SIGN_UP_OPEN: ' ' })).toMatchObject({ port: 3000, signUpOpen: true });
});

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [{ SIGN_UP_OPEN: 'perhaps' }, 'SIGN_UP_OPEN must be on or off'],
  [
    { DATABASE_URL: 'mysql://x/y', SECRET_KEY },
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
  ],
  [{ DEFAULT_LANGUAGE: 'fr' }, 'DEFAULT_LANGUAGE must be one of pt, en, es'],
  [{ CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL must be an e-mail address'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters'],
  [{ DATABASE_URL }, 'SECRET_KEY is required with DATABASE_URL'],
  [{ NODE_ENV: 'production' }, 'SMTP_URL is required with NODE_ENV=production'],
  [{ OIDC_ISSUER: 'https://id.example' }, 'Missing: OIDC_CLIENT_ID and OIDC_CLIENT_SECRET'],
  [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR /dev/null/data cannot be used'],
])('%o is refused in one line', (env, line) => {
  const load = () => loadConfig({ DATA_DIR, ...env });
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(line);
  try {
    load();
  } catch (error) {
    expect(String(error)).not.toContain('\n');
  }
});
