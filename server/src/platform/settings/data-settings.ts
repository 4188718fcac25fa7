// The settings of the data: database, files, free space, and how long data are kept.
import { keepDefaults } from '@wattpact/domain/operation/retention';
import { z } from 'zod';
import { longestForClients } from '../database/time-limits.ts';
import { secret, setting } from './setting.ts';
import { address, onOff, webAddress, wholeNumber } from './value-kinds.ts';

const postgresAddress = address('postgres:', 'postgresql:');

const kept = (name: keyof typeof keepDefaults, least: number, what: string) => {
  const isInHours = name.endsWith('_HOURS');
  return setting(
    wholeNumber(least, isInHours ? 720 : 3650).default(keepDefaults[name]),
    `${isInHours ? 'hours' : 'days'} for which ${what} ("How long data are kept"); the privacy notice says the same`,
  );
};

export const dataSettings = {
  DATA_DIR: setting(z.string().optional(), 'files, outbox, secret key, the embedded database', {
    fallback: './data, of a demonstration ./data/demo',
  }),
  DATABASE_URL: secret(
    postgresAddress.optional(),
    "a PostgreSQL (15 or newer) instead of the embedded one, as the app's role",
  ),
  MIGRATION_DATABASE_URL: secret(
    postgresAddress.optional(),
    "the same database as the owner's role, which migrates; required in production, with another user",
    { fallback: 'DATABASE_URL' },
  ),
  DATABASE_REPLICA_URL: secret(
    postgresAddress.optional(),
    'a streaming replica of that database, as the app\'s role, from which lists and their files are read ("A read replica"); the same in every server process',
  ),
  DATABASE_CONNECTIONS: setting(
    wholeNumber(2, 1000).optional(),
    'connections to the database that each process opens at most, beside a few of its own ([capacity.md](capacity.md), "Connections")',
    { fallback: '20; to the embedded database 4 for each processor, 8 to 20' },
  ),
  STATEMENT_TIMEOUT: setting(
    wholeNumber(1, longestForClients).default(30),
    'seconds after which the database ends a statement ("What takes too long")',
  ),
  LOCK_TIMEOUT: setting(
    wholeNumber(1, longestForClients).default(10),
    'seconds after which the database ends a wait for a lock',
  ),
  IDLE_TRANSACTION_TIMEOUT: setting(
    wholeNumber(1, 3600).default(60),
    'seconds after which the database ends a transaction in which nothing happens',
  ),
  FREE_SPACE_MB: setting(
    wholeNumber(0, 1_000_000_000).default(1000),
    'free megabytes of the file system with DATA_DIR below which uploads are refused, if FREE_SPACE_PERCENT is not less ("A full disk")',
  ),
  FREE_SPACE_PERCENT: setting(
    wholeNumber(0, 90).default(5),
    'the same as a share of that file system; the smaller of the two counts',
  ),
  SCAN_COMMAND: setting(z.string().optional(), 'a program that looks for malware in each uploaded file ("Malware")'),
  KEEP_UNUSED_FILES_HOURS: kept('KEEP_UNUSED_FILES_HOURS', 2, 'an upload is kept that no record has taken'),
  KEEP_MAILS_DAYS: kept('KEEP_MAILS_DAYS', 2, 'it is kept to whom a mail went'),
  KEEP_NOTIFICATIONS_DAYS: kept('KEEP_NOTIFICATIONS_DAYS', 2, 'a notification is kept that was read'),
  KEEP_FAILED_JOBS_DAYS: kept('KEEP_FAILED_JOBS_DAYS', 2, 'a job is kept that failed for good'),
  KEEP_SUPPORT_DAYS: kept('KEEP_SUPPORT_DAYS', 2, 'a request to support is kept after its last change'),
  KEEP_VIEWS_DAYS: kept('KEEP_VIEWS_DAYS', 2, 'it is kept who opened a project or an offer'),
  KEEP_DELETED_ACCOUNTS_DAYS: kept(
    'KEEP_DELETED_ACCOUNTS_DAYS',
    7,
    'an account that its owner deleted can be restored',
  ),
  KEEP_WEBHOOK_DELIVERIES_DAYS: kept(
    'KEEP_WEBHOOK_DELIVERIES_DAYS',
    2,
    'it is kept what was sent to webhooks, and what they answered',
  ),
  S3_BUCKET: setting(z.string().optional(), 'files in this S3 bucket instead of DATA_DIR ("Files")'),
  S3_REGION: setting(z.string().default('eu-west-1'), 'its region'),
  S3_ENDPOINT: setting(webAddress.optional(), 'the address of a service that is compatible with S3'),
  S3_ACCESS_KEY_ID: secret(z.string().optional(), 'the access key; without it the AWS SDK looks for one by itself'),
  S3_SECRET_ACCESS_KEY: secret(z.string().optional(), 'its secret'),
  S3_FORCE_PATH_STYLE: setting(
    onOff.default(false),
    "the bucket's name in the path of the address instead of the host; most services other than AWS want it",
  ),
};
