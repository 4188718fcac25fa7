// The settings, read once from the environment, and what follows from them. A bad one stops the start with one clear
// line. `settings/` says which there are.
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { ShownSetting } from '@wattpact/domain/operation/operation-api';
import { missingArmour } from './armour.ts';
import { makeDataFolder } from './data-folder.ts';
import { isLoopback } from './loopback.ts';
import { sharedDomain } from './same-site.ts';
import { type Settings, settingsSchema } from './settings/settings.ts';
import { shownSettings } from './settings/shown-settings.ts';

/** Its message is for the operator: print it and exit with 1. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

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
  /** Each call is a line of the log. */
  accessLog: boolean;
  databaseConnections: number;
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
  const databaseConnections = settings.DATABASE_CONNECTIONS ?? (embedded ? connectionsToOwnDatabase() : 20);
  const adminSecondFactor = settings.ADMIN_SECOND_FACTOR ?? (production || reachable);
  const accessLog = settings.ACCESS_LOG ?? (production || reachable);
  return {
    ...typed,
    secretKey: settings.SECRET_KEY ?? keptSecretKey(dataDir),
    dataDir,
    mailFrom,
    databaseConnections,
    production,
    embedded,
    reachable,
    demo,
    adminSecondFactor,
    accessLog,
    verifyAddresses: !demo,
    secure: publicUrl.startsWith('https:'),
    shownSettings: shownSettings(given, {
      ...settings,
      PUBLIC_URL: publicUrl,
      DATA_DIR: dataDir,
      MAIL_FROM: mailFrom,
      DATABASE_CONNECTIONS: databaseConnections,
      ADMIN_SECOND_FACTOR: adminSecondFactor,
      ACCESS_LOG: accessLog,
    }),
  };
}

/**
 * The embedded database has the processors that this process has. More connections answer no more calls on them, and
 * under load the process itself waits for its turn behind their statements.
 */
export const connectionsToOwnDatabase = (processors = availableParallelism()): number =>
  Math.min(20, Math.max(8, 4 * processors));

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
  if (embedded && settings.DATABASE_REPLICA_URL !== undefined) {
    throw new ConfigError('DATABASE_REPLICA_URL is set without DATABASE_URL.');
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
  checkBackups(settings);
  requireTogether(settings, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']);
  requireTogether(settings, ['ISSUER_NAME', 'ISSUER_FISCAL_NUMBER']);
}

function checkBackups(settings: Settings): void {
  requireTogether(settings, ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY']);
  if (settings.BACKUP_SCHEDULE !== undefined && settings.BACKUP_DIR === undefined) {
    throw new ConfigError('BACKUP_DIR is required with BACKUP_SCHEDULE: the folder for the backups, on another disk.');
  }
  if (settings.BACKUP_S3_BUCKET !== undefined && settings.BACKUP_RECIPIENT === undefined) {
    throw new ConfigError('BACKUP_RECIPIENT is required with BACKUP_S3_BUCKET: what leaves the machine is encrypted.');
  }
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
