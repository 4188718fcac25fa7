// How this installation stands: every part is read by itself, and waits for no other.
import { mkdir } from 'node:fs/promises';
import { arch, platform as system } from 'node:os';
import type { OperationReport, ReportPart } from '@wattpact/domain/operation/operation-report';
import { webBuild } from '../../platform/built-web.ts';
import { answerWithin } from '../../platform/database/away.ts';
import { readMigrationState } from '../../platform/database/migration-state.ts';
import { perDatabase } from '../../platform/database/per-database.ts';
import { spaceOf } from '../../platform/files/free-space.ts';
import { countLivingWorkers } from '../../platform/jobs/lost-workers.ts';
import { readStanding } from '../../platform/jobs/queue-figures.ts';
import type { Platform } from '../../platform/platform.ts';
import { productVersion } from '../../platform/product-version.ts';
import { readMailState } from '../mails/mail-queries.ts';
import { countWrongTries } from '../users/credentials/wrong-tries-queries.ts';
import { readDatabaseFacts } from './database-facts-queries.ts';
import { countFailedJobs } from './failed-job-queries.ts';
import { findLastBackup } from './last-backup.ts';

/** A page asks again every 20 seconds. */
const patienceMs = 3000;

type Parts = { [Part in ReportPart]: NonNullable<OperationReport[Part]> };
type Reads = { [Part in ReportPart]: (platform: Platform, now: Date) => Promise<Parts[Part]> };

const reads: Reads = {
  database: async ({ db, config }) => ({ ...(await readDatabaseFacts(db)), isEmbedded: config.embedded }),
  migrations: ({ db }) => readMigrationState(db),
  async queue({ db }) {
    const [{ oldest, due, running, later }, failed, workers] = await Promise.all([
      readStanding(db),
      countFailedJobs(db),
      countLivingWorkers(db),
    ]);
    return { due, running, later, failed, oldestDueSeconds: Math.max(0, Number(oldest)), workers };
  },
  mail: async ({ db, config }) => ({ ...(await readMailState(db)), isSent: config.smtpUrl !== undefined }),
  async disk({ config }) {
    await mkdir(config.dataDir, { recursive: true });
    const { free, total, floor } = await spaceOf(config.dataDir, config);
    return { freeBytes: free, totalBytes: total, floorBytes: floor, holdsFiles: config.s3Bucket === undefined };
  },
  backup: ({ db }) => findLastBackup(db),
  signIn: async ({ db }, now) => ({ wrongTries: await countWrongTries(db, now) }),
};

type Memory = { [Part in ReportPart]?: Promise<Parts[Part]> | undefined };
const underWay = perDatabase((): Memory => ({}));

/** Pages that ask at the same time share a reading, so that those of a slow database do not pile up. */
function reading<Part extends ReportPart>(part: Part, platform: Platform, now: Date): Promise<Parts[Part]> {
  const memory: Memory = underWay(platform.db);
  const known = memory[part];
  if (known !== undefined) return known;
  const begun: Promise<Parts[Part]> = reads[part](platform, now);
  memory[part] = begun as Memory[Part];
  const forget = () => {
    memory[part] = undefined;
  };
  begun.then(forget, forget);
  return begun;
}

async function readPart<Part extends ReportPart>(
  part: Part,
  platform: Platform,
  now: Date,
): Promise<Parts[Part] | null> {
  try {
    return await answerWithin(patienceMs, reading(part, platform, now));
  } catch (error) {
    if (!platform.outages.note(error)) platform.log.warn({ err: error, part }, 'a part of the report was not told');
    return null;
  }
}

const startedAt = new Date(Date.now() - performance.now()).toISOString();

export async function getReport(platform: Platform, now: Date): Promise<OperationReport> {
  const { config } = platform;
  const part = <Part extends ReportPart>(name: Part) => readPart(name, platform, now);
  const [database, migrations, queue, mail, disk, backup, signIn] = await Promise.all([
    part('database'),
    part('migrations'),
    part('queue'),
    part('mail'),
    part('disk'),
    part('backup'),
    part('signIn'),
  ]);
  return {
    at: now.toISOString(),
    process: {
      version: productVersion,
      build: webBuild() ?? null,
      node: `${process.versions.node} (${system()}-${arch()})`,
      startedAt,
      jobs: config.jobs,
      isDemo: config.demo,
    },
    ...{ database, migrations, queue, mail, disk, backup, signIn },
  };
}
