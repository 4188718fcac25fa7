// One new project against 100,000 saved searches: how long the job takes that tells whose search it matches.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import { savedSearchJobs } from '../../server/src/features/saved-searches/saved-search-jobs.ts';
import { loadConfig } from '../../server/src/platform/config.ts';
import { createPlatform } from '../../server/src/platform/create-platform.ts';
import { createDb, createPool } from '../../server/src/platform/database/database.ts';
import type { Job } from '../../server/src/platform/jobs/job-runner.ts';

/** Of the demo's users by turns; every third with a text. */
const fill = `
  insert into saved_search (id, user_id, name, notify, list_entity, filters, created_at, updated_at)
  select gen_random_uuid(), (select array_agg(id) from app_user where status = 'active')[1 + n % 4], 'Pesquisa ' || n,
    true, 'projects', jsonb_strip_nulls(jsonb_build_object(
      'countries', jsonb_build_array((array['portugal', 'spain', 'france'])[1 + n % 3]),
      'technologies', case when n % 2 = 0 then jsonb_build_array('SOLAR_POWER', 'ONSHORE_WIND') end,
      'maxPrice', 20 + n % 60, 'minTotalPurchasedCapacity', n % 90,
      'searchQuery', case when n % 3 = 0 then 'parque vale ' || n % 100 end)), now(), now()
  from generate_series(1, 100000) n`;

/** @returns milliseconds of three runs */
export async function measureMatching(owner: pg.Client, databaseUrl: string): Promise<number[]> {
  await owner.query(fill);
  await owner.query('analyze saved_search');
  const { rows } = await owner.query(`select id from project where is_published and status = 'approved' limit 3`);
  const dataDir = await mkdtemp(join(tmpdir(), 'wattpact-size-'));
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const pool = createPool({ url: databaseUrl, max: 3 });
  const platform = await createPlatform({ config, pool, db: createDb(pool), log: pino({ level: 'silent' }) });
  const match = savedSearchJobs.jobs.match_saved_searches;
  const times: number[] = [];
  for (const { id } of rows) {
    const begun = performance.now();
    await (match as Job<object> | undefined)?.({ list: 'projects', id, actorId: id }, platform);
    times.push(performance.now() - begun);
  }
  await pool.end();
  await rm(dataDir, { recursive: true, force: true });
  return times;
}
