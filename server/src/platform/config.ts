// Every setting of the product, read once from the environment. A bad setting stops the start with one clear line.
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { registrationRoles } from '@wattpact/domain/energy-contracts/registration-duty';
import type { ShownSetting } from '@wattpact/domain/operation/operation-api';
import { keepDefaults } from '@wattpact/domain/operation/retention';
import type { SettingName } from '@wattpact/domain/operation/setting-names';
import { z } from 'zod';
import { missingArmour } from './armour.ts';
import { makeDataFolder } from './data-folder.ts';
import { longestForClients } from './database/time-limits.ts';
import { isLoopback } from './loopback.ts';
import { keepsTls } from './mail/smtp-options.ts';
import { sharedDomain } from './same-site.ts';
import { shownSettings } from './shown-settings.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** Its message is for the operator: print it and exit with 1. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const onOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0', 'yes', 'no'], 'must be on or off')
  .transform((word) => ['on', 'true', '1', 'yes'].includes(word));
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((number) => number >= least && number <= most, `must be a whole number from ${least} to ${most}`);
const address = (...protocols: string[]) =>
  z.string().refine((text) => protocols.some((protocol) => isAddress(text, protocol)), {
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
const webAddress = address('http:', 'https:').transform((text) => text.replace(/\/+$/, ''));
const postgresAddress = address('postgres:', 'postgresql:');
const mailAddress = z.email('must be an e-mail address');
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, `must be one of ${words.join(', ')}`);
const hostName = z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be a host name, with a port if need be');
/** "Wattpact <no-reply@example.org>" or the bare address. */
const sender = z
  .string()
  .regex(/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/, 'must be an e-mail address, or Name <address>');

/** Every fourth random key of 64 hexadecimal digits lacks one of the sixteen, so twelve are enough. */
const isVaried = (key: string) => new Set(key).size >= (/^[0-9a-f]{64,}$/i.test(key) ? 12 : 16);

const secretKey = z
  .string()
  .min(32, 'must have at least 32 characters')
  .refine(
    isVaried,
    'must have at least 16 different characters (12 where it is 64 hexadecimal digits or more): make one with `openssl rand -base64 32`',
  );

const isAddress = (text: string, protocol: string) => URL.canParse(text) && new URL(text).protocol === protocol;

/** The placeholders stand behind the host, so that no number can lead elsewhere. */
const isRegisterAddress = (text: string): boolean => {
  if (!isAddress(text, 'https:') && !isAddress(text, 'http:')) return false;
  const { protocol, hostname, origin, username, password } = new URL(text);
  const rest = text.slice(text.indexOf('//') + 2).replace(/^[^/]*/, '');
  return (
    (protocol === 'https:' || isLoopback(hostname)) &&
    username + password === '' &&
    !/[{}%]/.test(origin) &&
    ['{country}', '{number}'].every((name) => rest.includes(name))
  );
};
const companyRegister = z.string().refine(isRegisterAddress, {
  error:
    'must begin with https:// (http:// on this machine alone), without a name and a password, and have {country} and {number} behind the host',
});

const settingsSchema = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test']).default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  ADMIN_HOST: hostName.optional(),
  API_HOST: hostName.transform((host) => host.toLowerCase()).optional(),
  TRUST_PROXY: trustedProxies.prefault('off'),
  HSTS_SUBDOMAINS: onOff.default(true),
  ALLOW_PLAIN_HTTP: onOff.default(false),
  SECRET_KEY: secretKey.optional(),
  SECRET_KEY_PREVIOUS: secretKey.optional(),

  DATA_DIR: z.string().optional(),
  DATABASE_URL: postgresAddress.optional(),
  MIGRATION_DATABASE_URL: postgresAddress.optional(),
  STATEMENT_TIMEOUT: wholeNumber(1, longestForClients).default(30),
  LOCK_TIMEOUT: wholeNumber(1, longestForClients).default(10),
  IDLE_TRANSACTION_TIMEOUT: wholeNumber(1, 3600).default(60),
  SLOW_STATEMENT_MS: wholeNumber(0, 150_000).default(250),
  FREE_SPACE_MB: wholeNumber(0, 1_000_000_000).default(1000),
  FREE_SPACE_PERCENT: wholeNumber(0, 90).default(5),
  SCAN_COMMAND: z.string().optional(),
  KEEP_UNUSED_FILES_HOURS: wholeNumber(2, 720).default(keepDefaults.KEEP_UNUSED_FILES_HOURS),
  KEEP_MAILS_DAYS: wholeNumber(2, 3650).default(keepDefaults.KEEP_MAILS_DAYS),
  KEEP_NOTIFICATIONS_DAYS: wholeNumber(2, 3650).default(keepDefaults.KEEP_NOTIFICATIONS_DAYS),
  KEEP_FAILED_JOBS_DAYS: wholeNumber(2, 3650).default(keepDefaults.KEEP_FAILED_JOBS_DAYS),
  KEEP_SUPPORT_DAYS: wholeNumber(2, 3650).default(keepDefaults.KEEP_SUPPORT_DAYS),
  KEEP_VIEWS_DAYS: wholeNumber(2, 3650).default(keepDefaults.KEEP_VIEWS_DAYS),
  KEEP_DELETED_ACCOUNTS_DAYS: wholeNumber(7, 3650).default(keepDefaults.KEEP_DELETED_ACCOUNTS_DAYS),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('eu-west-1'),
  S3_ENDPOINT: webAddress.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: onOff.default(false),

  SMTP_URL: address('smtp:', 'smtps:')
    .refine(keepsTls, {
      error:
        'must not set requireTLS, ignoreTLS, opportunisticTLS, tls.*, service or proxy for a server on another machine (an authority of your own goes into NODE_EXTRA_CA_CERTS)',
    })
    .optional(),
  MAIL_FROM: sender.optional(),
  CONTACT_EMAIL: mailAddress.default('contact@wattpact.example'),
  SUPPORT_EMAIL: mailAddress.default('support@wattpact.example'),

  APP_NAME: z.string().max(40, 'must have at most 40 characters').default('Wattpact'),
  DEFAULT_LANGUAGE: oneOf(['pt', 'en', 'es']).default('pt'),
  SIGN_UP_OPEN: onOff.default(true),
  MANUAL_URL: webAddress.optional(),
  MAX_ENTITIES_PER_USER: wholeNumber(1, 1000).default(10),
  UNDO_SECONDS: wholeNumber(0, 60).default(10),
  USER_LIMIT_FACTOR: wholeNumber(1, 1_000_000).default(1),
  ISSUER_NAME: z.string().optional(),
  ISSUER_FISCAL_NUMBER: z.string().optional(),
  ISSUER_COUNTRY: z
    .string()
    .regex(/^[a-z_]+$/, 'must be the name of a country, like portugal')
    .default('portugal'),
  COMPANY_REGISTER_URL: companyRegister.optional(),
  COMPANY_REGISTER_SECONDS: wholeNumber(1, 20).default(4),

  REGISTRATION_ROLE: oneOf(registrationRoles).default('preparing'),
  REGISTRATION_REGIME_START: z.iso.date('must be a calendar date, like 2025-11-19').default('2025-11-19'),

  JOBS: oneOf(['in', 'own', 'off']).default('in'),
  METRICS: onOff.default(false),
  METRICS_PORT: wholeNumber(1, 65_535).default(9464),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('wattpact'),
  TELEMETRY: onOff.default(false),
  TELEMETRY_DAYS: wholeNumber(1, 3650).default(keepDefaults.TELEMETRY_DAYS),
  OIDC_ISSUER: webAddress.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().optional(),
  ADMIN_SECOND_FACTOR: onOff.optional(),
} satisfies Record<SettingName, z.ZodType>);
type Settings = z.infer<typeof settingsSchema>;

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Capitalize<CamelCase<Tail>>}`
  : Lowercase<Name>;

interface Derived {
  /** The settings as administrators read them, without secrets. */
  shownSettings: ShownSetting[];
  publicUrl: string;
  secretKey: string;
  /** An absolute path. */
  dataDir: string;
  mailFrom: string;
  production: boolean;
  /** The server starts the database itself. */
  embedded: boolean;
  /** HOST or PUBLIC_URL says that other machines than this one can reach the server. */
  reachable: boolean;
  /** Whether demo data and the mailbox page exist. */
  demo: boolean;
  /** Administrators must have a second factor. */
  adminSecondFactor: boolean;
  /** A new account must prove its e-mail address. */
  verifyAddresses: boolean;
  /** PUBLIC_URL is https: cookies are Secure and carry the prefix `__Host-`. */
  secure: boolean;
}

/** Each setting in camelCase (PUBLIC_URL is `publicUrl`), and what follows from them. */
export type Config = { [Name in keyof Settings as CamelCase<Name>]: Settings[Name] } & Derived;

/**
 * Reads the settings. With the embedded database a missing SECRET_KEY is generated and stored in DATA_DIR.
 * @throws ConfigError with one line for the operator
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = givenTexts(env);
  const settings = readSettings(given);
  const production = settings.NODE_ENV === 'production';
  const embedded = settings.DATABASE_URL === undefined;
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const typed = { ...inCamelCase(settings), publicUrl };
  if (production) requireArmour(typed, 'with NODE_ENV=production');
  checkTogether(settings, { embedded, production });
  checkApiHost(typed);
  const reachable = !isLoopback(settings.HOST) || !isLoopback(new URL(publicUrl).hostname);
  const demo = embedded && !production && !reachable && settings.SMTP_URL === undefined;
  // The demo uses a folder of its own, so that nobody goes live on trial data.
  const dataDir = resolve(settings.DATA_DIR ?? (demo ? './data/demo' : './data'));
  const mailFrom = settings.MAIL_FROM ?? `${settings.APP_NAME} <no-reply@${new URL(publicUrl).hostname}>`;
  const adminSecondFactor = settings.ADMIN_SECOND_FACTOR ?? (production || reachable);
  return {
    ...typed,
    secretKey: settings.SECRET_KEY ?? keptSecretKey(dataDir),
    dataDir,
    mailFrom,
    production,
    embedded,
    reachable,
    demo,
    adminSecondFactor,
    verifyAddresses: !demo,
    secure: publicUrl.startsWith('https:'),
    shownSettings: shownSettings(given, {
      ...settings,
      PUBLIC_URL: publicUrl,
      DATA_DIR: dataDir,
      MAIL_FROM: mailFrom,
      ADMIN_SECOND_FACTOR: adminSecondFactor,
    }),
  };
}

/** Empty ones count as not given. */
const givenTexts = (env: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(settingsSchema.shape).flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );

function readSettings(given: Record<string, string>): Settings {
  const { data, error } = settingsSchema.safeParse(given);
  if (data) return data;
  throw new ConfigError(error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
}

/** @throws ConfigError where a setting is missing that a public server needs */
export function requireArmour(...of: Parameters<typeof missingArmour>): void {
  const missing = missingArmour(...of);
  if (missing.length > 0) throw new ConfigError(`${missing.join('; ')}.`);
}

const userOf = (address: string | undefined) => address && new URL(address).username;

function checkTogether(settings: Settings, { embedded, production }: { embedded: boolean; production: boolean }): void {
  if (!embedded && settings.SECRET_KEY === undefined) {
    throw new ConfigError(
      'SECRET_KEY is required with DATABASE_URL: at least 32 random characters, the same in every process.',
    );
  }
  if (embedded && settings.MIGRATION_DATABASE_URL !== undefined) {
    throw new ConfigError('MIGRATION_DATABASE_URL is set without DATABASE_URL.');
  }
  const owner = userOf(settings.MIGRATION_DATABASE_URL);
  if (production && !embedded && (owner === undefined || owner === userOf(settings.DATABASE_URL))) {
    throw new ConfigError(
      'MIGRATION_DATABASE_URL is required with NODE_ENV=production, with another user than DATABASE_URL: a server that owns its tables could change the audit log.',
    );
  }
  if (settings.METRICS && settings.METRICS_PORT === settings.PORT) {
    throw new ConfigError('METRICS_PORT must be another port than PORT.');
  }
  requireTogether(settings, ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  requireTogether(settings, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']);
  requireTogether(settings, ['ISSUER_NAME', 'ISSUER_FISCAL_NUMBER']);
}

interface Hosts {
  publicUrl: string;
  adminHost?: string | undefined;
  apiHost?: string | undefined;
}

const nameOf = (host: string) => host.replace(/:\d+$/, '');

/** A browser sends the session's cookie to another host only from a page of the same site. */
function checkApiHost({ publicUrl, adminHost, apiHost }: Hosts): void {
  if (apiHost === undefined) return;
  const { host, hostname } = new URL(publicUrl);
  if (apiHost === host || apiHost === adminHost) {
    throw new ConfigError('API_HOST must be another host than those of the pages: leave it out to have one for both.');
  }
  for (const [setting, page] of [['PUBLIC_URL', hostname], ...(adminHost ? [['ADMIN_HOST', nameOf(adminHost)]] : [])]) {
    if (sharedDomain(page ?? '', nameOf(apiHost)) !== undefined) continue;
    throw new ConfigError(
      `API_HOST ${apiHost} is not of the same site as ${setting} (${page}): use a host of its domain, such as api.${page}.`,
    );
  }
}

function requireTogether(settings: Settings, names: (keyof Settings)[]): void {
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return;
  throw new ConfigError(`Missing: ${missing.join(' and ')} (${names.join(', ')} belong together).`);
}

function inCamelCase(settings: Settings): { [Name in keyof Settings as CamelCase<Name>]: Settings[Name] } {
  const camelCase = (name: string) =>
    name.toLowerCase().replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const entries = Object.entries(settings).map(([name, value]) => [camelCase(name), value]);
  return Object.fromEntries(entries) as { [Name in keyof Settings as CamelCase<Name>]: Settings[Name] };
}

/** Generated at the first start. Losing it signs everybody out; anyone who reads it can forge links. */
function keptSecretKey(dataDir: string): string {
  const file = join(dataDir, 'secret.key');
  try {
    if (!existsSync(file)) makeSecretKey(file);
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR ${dataDir} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Written atomically; when two processes start at once, the first one wins. */
function makeSecretKey(file: string): void {
  makeDataFolder(dirname(file));
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(unfinished);
  }
}
