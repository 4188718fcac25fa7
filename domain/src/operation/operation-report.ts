// What an administrator reads of the installation at this moment. Each part is read by itself, and is null where it was
// not told in time: a slow database must not hide that the disk is full.
import { z } from 'zod';
import { mailFaults } from '../mails/mail.ts';

const count = z.int().min(0);

const processPart = z.object({
  version: z.string(),
  /** Names the build of the web; null where it is not built. */
  build: z.string().nullable(),
  node: z.string(),
  startedAt: z.string(),
  /** Whether this process runs jobs, processes of their own do, or none. */
  jobs: z.enum(['in', 'own', 'off']),
  isDemo: z.boolean(),
});

const databasePart = z.object({ version: z.string(), isEmbedded: z.boolean(), bytes: count });

const migrationsPart = z.object({
  last: z.object({ name: z.string(), at: z.string() }).nullable(),
  /** Files of this version that the database has not seen. */
  pending: z.array(z.string()),
  /** What a newer version has done to the database. */
  unknown: z.array(z.string()),
});

const queuePart = z.object({
  due: count,
  running: count,
  later: count,
  /** Not tried again; without mails, which have a page of their own. */
  failed: count,
  oldestDueSeconds: z.number().min(0),
  /** Groups of workers that show that they live; each process that runs jobs has two. */
  workers: count,
});

const mailPart = z.object({
  /** False: mails stay in the data folder. */
  isSent: z.boolean(),
  waiting: count,
  failed: count,
  lastSentAt: z.string().nullable(),
  /** The newest try that failed, of the mails that have not arrived. */
  lastFault: z.object({ fault: z.enum(mailFaults), at: z.string() }).nullable(),
});

const diskPart = z.object({
  freeBytes: count,
  totalBytes: count,
  /** Below it uploads are refused. */
  floorBytes: count,
  /** False: files are in a bucket, and uploads are refused for no lack of space here. */
  holdsFiles: z.boolean(),
});

const backupPart = z.object({
  /** Of the youngest one that can be restored. */
  lastAt: z.string().nullable(),
  bytes: count.nullable(),
  /** Of the youngest one that failed. */
  failedAt: z.string().nullable(),
});

const signInPart = z.object({ wrongTries: count });

export const operationReport = z
  .object({
    at: z.string(),
    process: processPart,
    database: databasePart.nullable(),
    migrations: migrationsPart.nullable(),
    queue: queuePart.nullable(),
    mail: mailPart.nullable(),
    disk: diskPart.nullable(),
    backup: backupPart.nullable(),
    signIn: signInPart.nullable(),
  })
  .meta({ id: 'OperationReport' });
export type OperationReport = z.infer<typeof operationReport>;

/** The parts that may be missing. */
export const reportParts = ['database', 'migrations', 'queue', 'mail', 'disk', 'backup', 'signIn'] as const;
export type ReportPart = (typeof reportParts)[number];
