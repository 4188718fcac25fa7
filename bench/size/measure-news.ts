// How long it takes to find, for an item that comes to a market of any size, whom it fits well; and to score the most
// candidates that are looked at.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { mostCandidates } from '@wattpact/domain/matching/match-api';
import { matchScore } from '@wattpact/domain/matching/match-score';
import type pg from 'pg';
import { pino } from 'pino';
import { matchJobs } from '../../server/src/features/matching/match-jobs.ts';
import { loadConfig } from '../../server/src/platform/config.ts';
import { createPlatform } from '../../server/src/platform/create-platform.ts';
import { createDb, createPool } from '../../server/src/platform/database/database.ts';
import type { Job } from '../../server/src/platform/jobs/job-runner.ts';
import { summary } from './measure-lists.ts';

const news = 50;
const rounds = 50;

async function scoring(owner: pg.Client): Promise<string> {
  const rowsOf = async (table: string) =>
    (
      await owner.query(
        `select owner_id as "ownerId", content from ${table} where status = 'approved' and is_published limit ${mostCandidates}`,
      )
    ).rows;
  const [[project], offers] = [await rowsOf('project'), await rowsOf('offer')];
  const today = lisbonDate(new Date());
  const side = ({ ownerId, content }: { ownerId: string; content: object }) => ({ ...content, ownerId }) as never;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    for (const offer of offers) matchScore(side(offer), side(project), today);
    times.push(performance.now() - begun);
  }
  return `${offers.length} candidates scored: p50 / p95 ${summary(times)} ms`;
}

export async function measureNews(owner: pg.Client, databaseUrl: string): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wattpact-size-'));
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const pool = createPool({ url: databaseUrl, max: 3 });
  const platform = await createPlatform({ config, pool, db: createDb(pool), log: pino({ level: 'silent' }) });
  const tell = matchJobs.jobs.tell_matches as Job<object>;
  const times: number[] = [];
  for (const kind of ['project', 'offer']) {
    const { rows } = await owner.query(
      `select id from ${kind} where status = 'approved' and is_published order by id desc limit ${news / 2}`,
    );
    for (const { id } of rows) {
      const begun = performance.now();
      await tell({ kind, id }, platform, { attempt: 1, isLast: false, canWait: true });
      times.push(performance.now() - begun);
    }
  }
  await pool.end();
  await rm(dataDir, { recursive: true, force: true });
  return [`news of one item: p50 / p95 ${summary(times)} ms`, await scoring(owner)];
}
