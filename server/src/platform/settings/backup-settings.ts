// The settings of backups: when they are made, where they lie, who can read them, and how long they are kept.
import { parseCronItems } from 'graphile-worker';
import { z } from 'zod';
import { secret, setting } from './setting.ts';
import { onOff, webAddress, wholeNumber } from './value-kinds.ts';

/** The jobs' library is the one that reads it. */
function isSchedule(match: string): boolean {
  try {
    return match.split(/\s+/).length === 5 && parseCronItems([{ task: 'check', match }]).length === 1;
  } catch {
    return false;
  }
}

export const backupSettings = {
  BACKUP_DIR: setting(z.string().optional(), 'the folder for backups, on another disk than DATA_DIR ("Backups")'),
  BACKUP_SCHEDULE: setting(
    z
      .string()
      .refine(isSchedule, 'must be five fields of cron in UTC, such as 30 2 * * * for half past two each night')
      .optional(),
    'when a job makes backups; needs BACKUP_DIR',
  ),
  BACKUP_RECIPIENT: setting(
    z
      .string()
      .regex(/^age1[0-9a-z]+([\s,]+age1[0-9a-z]+)*$/, 'must be one or more public keys of age (npm run backup:key)')
      .transform((keys) => keys.split(/[\s,]+/))
      .optional(),
    'to which keys backups are encrypted, with commas between; each private key opens them alone',
  ),
  BACKUP_KEEP_DAILY: setting(wholeNumber(1, 366).default(7), 'of how many days the last backup is kept'),
  BACKUP_KEEP_WEEKLY: setting(wholeNumber(0, 520).default(4), 'of how many weeks the last backup is kept'),
  BACKUP_S3_BUCKET: setting(z.string().optional(), 'an S3 bucket for copies of the backups; needs BACKUP_RECIPIENT'),
  BACKUP_S3_PREFIX: setting(
    z
      .string()
      .regex(/^[\w./-]*$/, 'must consist of letters, digits and . _ - /')
      .transform((prefix) => prefix.replace(/^\/+/, ''))
      .default('wattpact/'),
    'the beginning of their names there',
  ),
  BACKUP_S3_REGION: setting(z.string().default('eu-west-1'), 'the region of that bucket'),
  BACKUP_S3_ENDPOINT: setting(webAddress.optional(), 'the address of a service that is compatible with S3'),
  BACKUP_S3_ACCESS_KEY_ID: secret(
    z.string().optional(),
    'the access key; without it the AWS SDK looks for one by itself',
  ),
  BACKUP_S3_SECRET_ACCESS_KEY: secret(z.string().optional(), 'its secret'),
  BACKUP_S3_FORCE_PATH_STYLE: setting(
    onOff.default(false),
    "the bucket's name in the path of the address instead of the host; most services other than AWS want it",
  ),
  PG_BIN: setting(
    z.string().optional(),
    'the folder with `pg_dump` and `pg_restore`, instead of those where they usually are',
  ),
};
