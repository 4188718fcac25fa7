// The settings: defaults, what follows from them, and the one line for each bad one.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError, connectionsToOwnDatabase, loadConfig, requireArmour } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'wattpact-config-'));
const DATA_DIR = join(folder, 'deep', 'data');
const SECRET_KEY = 'only for the tests of 27 settings, by A. Quiz';
const DATABASE_URL = 'postgres://app:secret@db.example/wattpact';
const SMTP_URL = 'smtp://mail.example:587';
const PUBLIC_URL = 'https://ppa.example';
const production = { NODE_ENV: 'production', SMTP_URL, PUBLIC_URL };
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
    ...{ registrationRole: 'preparing', registrationRegimeStart: '2025-11-19' },
    ...{ signUpOpen: true, maxEntitiesPerUser: 10, jobs: 'in', metrics: false, s3ForcePathStyle: false },
    ...{ embedded: true, production: false, demo: true, verifyAddresses: false, secure: false, dataDir: DATA_DIR },
  });
  expect(config.mailFrom).toBe('Wattpact <no-reply@localhost>');
});

test('a server holds 4 connections for each processor to the embedded database, and 20 to another', () => {
  expect([1, 2, 4, 16].map(connectionsToOwnDatabase)).toEqual([8, 8, 16, 20]);
  const connections = (env: Record<string, string>) => loadConfig({ DATA_DIR, ...env }).databaseConnections;
  expect(connections({})).toBe(connectionsToOwnDatabase());
  expect(connections({ DATABASE_URL, SECRET_KEY })).toBe(20);
  expect(connections({ DATABASE_CONNECTIONS: '5' })).toBe(5);
});

test('administrators read every setting, of a secret only whether it is set', () => {
  const shown = (env: Record<string, string>) => {
    const { shownSettings } = loadConfig({ DATA_DIR, ...env });
    return Object.fromEntries(shownSettings.map(({ name, ...rest }) => [name, rest]));
  };
  const usual = shown({});
  expect(usual).toMatchObject({
    PORT: { value: '3000', isSet: false, isSecret: false },
    TRUST_PROXY: { value: 'off', isSet: false },
    DATA_DIR: { value: DATA_DIR, isSet: true },
    MAIL_FROM: { value: 'Wattpact <no-reply@localhost>', isSet: false },
    SECRET_KEY: { value: null, isSet: false, isSecret: true },
    OIDC_NAME: { value: null, isSet: false, isSecret: false },
  });
  const given = shown({
    ...{ DATABASE_URL, SECRET_KEY, SMTP_URL: 'smtp://me:hidden@localhost:25', TRUST_PROXY: '10.0.0.0/8' },
    ...{ SIGN_UP_OPEN: 'no', OTEL_EXPORTER_OTLP_ENDPOINT: 'https://me:hidden@collector.example' },
  });
  expect(given).toMatchObject({
    DATABASE_URL: { value: null, isSet: true, isSecret: true },
    SMTP_URL: { value: null, isSet: true, isSecret: true },
    OTEL_EXPORTER_OTLP_ENDPOINT: { value: null, isSet: true, isSecret: true },
    TRUST_PROXY: { value: '10.0.0.0/8', isSet: true },
    SIGN_UP_OPEN: { value: 'no', isSet: true },
  });
  for (const secret of ['hidden', SECRET_KEY, 'secret@']) expect(JSON.stringify(given)).not.toContain(secret);
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
  ['production', { DATA_DIR, ...production }],
  ['an address of its own', { DATA_DIR, PUBLIC_URL }],
  ['an address in the local network', { DATA_DIR, PUBLIC_URL: 'http://192.168.1.5:3000' }],
  ['an open port', { DATA_DIR, HOST: '0.0.0.0' }],
  ['an open port and an address of this machine', { DATA_DIR, HOST: '::', PUBLIC_URL: 'http://localhost:3000' }],
])('with %s there is no demonstration, and addresses are verified', (_, env) => {
  expect(loadConfig(env)).toMatchObject({ demo: false, verifyAddresses: true });
});

test.each([
  { HOST: 'localhost' },
  { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' },
  { HOST: '127.0.0.2', PUBLIC_URL: 'http://127.0.0.1:8080/' },
  { NODE_ENV: 'development' },
  { NODE_ENV: 'test' },
])('with %o it is one still', (env) => {
  expect(loadConfig({ DATA_DIR, ...env })).toMatchObject({ demo: true, reachable: false });
});

test('the demonstration has a folder of its own, unless one is given', () => {
  const dataDirOf = (env: Record<string, string>) => loadConfig({ SECRET_KEY, ...env }).dataDir;
  expect(dataDirOf({})).toBe(resolve('data/demo'));
  expect(dataDirOf(production)).toBe(resolve('data'));
  expect(dataDirOf({ HOST: '0.0.0.0' })).toBe(resolve('data'));
  for (const env of [{}, production]) expect(dataDirOf({ ...env, DATA_DIR })).toBe(DATA_DIR);
});

test('metrics have a port of their own, on this machine', () => {
  expect(loadConfig({ DATA_DIR })).toMatchObject({ metrics: false, metricsPort: 9464, metricsHost: '127.0.0.1' });
  expect(() => loadConfig({ DATA_DIR, METRICS: 'on', METRICS_PORT: '3000' })).toThrow('another port than PORT');
});

const oidc = { OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'market', OIDC_CLIENT_SECRET: 'secret' };
test('plain http in production is for trying it out, and asked for by name', () => {
  const plain = { ...production, ...oidc, PUBLIC_URL: 'http://localhost:3000', DATA_DIR };
  const line = `PUBLIC_URL must begin with https:// with NODE_ENV=production (ALLOW_PLAIN_HTTP=on only to try it out); OIDC_ISSUER must`;
  expect(() => loadConfig(plain)).toThrow(line);
  expect(() => loadConfig({ ...plain, ALLOW_PLAIN_HTTP: 'off' })).toThrow(line);
  expect(loadConfig({ ...plain, ALLOW_PLAIN_HTTP: 'on' })).toMatchObject({ production: true, secure: false });
  expect(loadConfig({ DATA_DIR, ...oidc })).toMatchObject({ production: false, oidcIssuer: 'http://id.example' });
});

test('what others can reach needs what production needs, whatever it is called', () => {
  const because = 'where others can reach it';
  expect(() => requireArmour(loadConfig({ DATA_DIR, HOST: '0.0.0.0' }), because)).toThrow(
    /^SMTP_URL is required where others can reach it: .*; PUBLIC_URL must begin with https:\/\/ where/,
  );
  requireArmour(loadConfig({ DATA_DIR, HOST: '0.0.0.0', PUBLIC_URL, SMTP_URL }), because);
});

test.each([
  ['a base64 key', 'kV9xq2mB0aZ7yTn4Lw8sRj3uPc6dHe1f'],
  [
    'a hexadecimal key, though it lacks digits',
    '0123456789abcdef0123456789ab0123456789ab0123456789ab0123456789ab'.replace(/[4567]/g, '8'),
  ],
])('%s is varied enough', (_, key) => expect(loadConfig({ DATA_DIR, SECRET_KEY: key }).secretKey).toBe(key));

test('what others can reach demands a second factor of administrators, unless it is told not to', () => {
  expect(loadConfig({ DATA_DIR }).adminSecondFactor).toBe(false);
  expect(loadConfig({ DATA_DIR, SMTP_URL }).adminSecondFactor).toBe(false);
  for (const env of [{ PUBLIC_URL }, { HOST: '0.0.0.0' }]) {
    expect(loadConfig({ DATA_DIR, ...env }).adminSecondFactor).toBe(true);
    expect(loadConfig({ DATA_DIR, ...env, ADMIN_SECOND_FACTOR: 'off' }).adminSecondFactor).toBe(false);
  }
  expect(loadConfig({ ...production, DATA_DIR }).adminSecondFactor).toBe(true);
  expect(loadConfig({ ...production, DATA_DIR, ADMIN_SECOND_FACTOR: 'off' }).adminSecondFactor).toBe(false);
  expect(loadConfig({ DATA_DIR, ADMIN_SECOND_FACTOR: 'on' }).adminSecondFactor).toBe(true);
});

test('a mail server on this machine takes any option, one elsewhere those that leave TLS alone', () => {
  for (const smtpUrl of ['smtp://127.0.0.1:25?ignoreTLS=true', `${SMTP_URL}?maxConnections=2&name=ppa.example`])
    expect(loadConfig({ DATA_DIR, SMTP_URL: smtpUrl })).toMatchObject({ smtpUrl });
});

test.each(['requireTLS=false', 'ignoreTLS=true', 'opportunisticTLS=true', 'tls.rejectUnauthorized=false', 'service=x'])(
  'a mail server elsewhere with %s is refused',
  (query) => {
    const load = () => loadConfig({ DATA_DIR, SMTP_URL: `${SMTP_URL}?pool=true&${query}` });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow('SMTP_URL must not set requireTLS');
  },
);

test('an address over https makes the cookies secure, and loses its last slash', () => {
  const config = loadConfig({ DATA_DIR, PUBLIC_URL: 'https://ppa.example/' });
  expect(config).toMatchObject({ secure: true, publicUrl: 'https://ppa.example' });
});

test('[GEN-53] a host of the same site serves the API, beside the pages or on another port of their host', () => {
  for (const API_HOST of ['api.ppa.example', 'ppa.example:8443']) {
    expect(loadConfig({ DATA_DIR, PUBLIC_URL, API_HOST }).apiHost).toBe(API_HOST);
  }
  expect(loadConfig({ DATA_DIR, PUBLIC_URL }).apiHost).toBeUndefined();
});

test('an empty setting is as good as none', () => {
  expect(loadConfig({ DATA_DIR, PORT: '', SIGN_UP_OPEN: ' ' })).toMatchObject({ port: 3000, signUpOpen: true });
});

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [{ BACKUP_SCHEDULE: '30 2 * *', BACKUP_DIR: '/b' }, 'BACKUP_SCHEDULE must be five fields of cron in UTC'],
  [{ BACKUP_SCHEDULE: '61 2 * * *', BACKUP_DIR: '/b' }, 'BACKUP_SCHEDULE must be five fields of cron in UTC'],
  [{ BACKUP_SCHEDULE: '30 2 * * *' }, 'BACKUP_DIR is required with BACKUP_SCHEDULE'],
  [{ BACKUP_RECIPIENT: 'ssh-ed25519 AAAA' }, 'BACKUP_RECIPIENT must be one or more public keys of age'],
  [{ BACKUP_S3_BUCKET: 'copies' }, 'BACKUP_RECIPIENT is required with BACKUP_S3_BUCKET'],
  [{ BACKUP_S3_ACCESS_KEY_ID: 'a' }, 'Missing: BACKUP_S3_SECRET_ACCESS_KEY'],
  [{ SIGN_UP_OPEN: 'perhaps' }, 'SIGN_UP_OPEN must be on or off'],
  [
    { DATABASE_URL: 'mysql://x/y', SECRET_KEY },
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
  ],
  [{ DEFAULT_LANGUAGE: 'fr' }, 'DEFAULT_LANGUAGE must be one of pt, en, es'],
  [{ REGISTRATION_ROLE: 'registrar' }, 'REGISTRATION_ROLE must be one of preparing, managing_entity'],
  [{ REGISTRATION_REGIME_START: '19/11/2025' }, 'REGISTRATION_REGIME_START must be a calendar date'],
  [{ REGISTRATION_REGIME_START: '2025-02-30' }, 'REGISTRATION_REGIME_START must be a calendar date'],
  [{ CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL must be an e-mail address'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters'],
  [{ DATABASE_URL }, 'SECRET_KEY is required with DATABASE_URL'],
  [{ DATABASE_REPLICA_URL: DATABASE_URL }, 'DATABASE_REPLICA_URL is set without DATABASE_URL'],
  [{ DATABASE_CONNECTIONS: '1' }, 'DATABASE_CONNECTIONS must be a whole number from 2 to 1000'],
  [{ DRAIN_SECONDS: '301' }, 'DRAIN_SECONDS must be a whole number from 0 to 300'],
  [{ SECRET_KEY: 'a'.repeat(40) }, 'SECRET_KEY must have at least 16 different characters'],
  [{ SECRET_KEY: '0123456789abcde'.repeat(3) }, 'SECRET_KEY must have at least 16 different characters'],
  [{ SECRET_KEY: '0123456789ab'.repeat(3) }, '(12 where it is 64 hexadecimal digits or more)'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of production, development, test'],
  [{ NODE_ENV: 'Production' }, 'NODE_ENV must be one of production, development, test'],
  [{ TRUST_PROXY: 'any' }, 'TRUST_PROXY must be off, on (one proxy), the number of proxies'],
  [{ NODE_ENV: 'production' }, 'SMTP_URL is required with NODE_ENV=production'],
  [{ NODE_ENV: 'production', SMTP_URL }, 'PUBLIC_URL must begin with https:// with NODE_ENV=production'],
  [{ ...production, ...oidc }, 'OIDC_ISSUER must begin with https:// with NODE_ENV=production'],
  [{ OIDC_ISSUER: 'https://id.example' }, 'Missing: OIDC_CLIENT_ID and OIDC_CLIENT_SECRET'],
  [{ PUBLIC_URL, API_HOST: 'https://api.ppa.example' }, 'API_HOST must be a host name'],
  [{ PUBLIC_URL, API_HOST: 'ppa.example' }, 'API_HOST must be another host than those of the pages'],
  [{ PUBLIC_URL, API_HOST: 'api.example' }, 'API_HOST api.example is not of the same site as PUBLIC_URL (ppa.example)'],
  [
    { PUBLIC_URL, ADMIN_HOST: 'admin.example', API_HOST: 'api.ppa.example' },
    'API_HOST api.ppa.example is not of the same site as ADMIN_HOST (admin.example)',
  ],
  [{ API_HOST: 'api.localhost:3000' }, 'API_HOST api.localhost:3000 is not of the same site as PUBLIC_URL (localhost)'],
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

test('production with a database of its own needs another role for the owner of the tables', () => {
  const at = (user: string) => `postgres://${user}:secret@db.example/wattpact`;
  const start = (env: object) => loadConfig({ ...production, SECRET_KEY, DATABASE_URL: at('app'), ...env });
  expect(() => start({})).toThrow('MIGRATION_DATABASE_URL is required');
  expect(() => start({ MIGRATION_DATABASE_URL: at('app') })).toThrow('with another user than DATABASE_URL');
  expect(start({ MIGRATION_DATABASE_URL: at('owner') }).embedded).toBe(false);
});

test('[VAL-15] the register of companies is asked over TLS, by country and number behind its host', () => {
  const bad = (COMPANY_REGISTER_URL: string) => () => loadConfig({ DATA_DIR, COMPANY_REGISTER_URL });
  for (const address of [
    'http://register.example/{country}/{number}',
    'https://register.example/companies/{number}',
    'https://{country}.register.example/{number}',
    'https://user:word@register.example/{country}/{number}',
    'register.example/{country}/{number}',
  ])
    expect(bad(address)).toThrow(/^COMPANY_REGISTER_URL must be an address that begins with https/);
  for (const address of ['https://register.example/{country}/{number}', 'http://127.0.0.1:4000/{country}?n={number}'])
    expect(loadConfig({ DATA_DIR, COMPANY_REGISTER_URL: address }).companyRegisterUrl).toBe(address);
});
