// Matches one new project with 100,000 saved searches: the time until the matches are found and until their owners are
// notified.
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

const searches = 100_000;
/** Each with five searches. */
const savers = 20_000;

/** In their own company, so that they may see the market. */
const fillSavers = `
  with company as (select id from legal_entity where status = 'approved' limit 1), saver as (
    insert into app_user (id, email, first_name, last_name, language, avatar_color, created_at, updated_at)
    select gen_random_uuid(), 'saver' || n || '@demo.example', 'Saver', n::text, 'pt', '#000000', now(), now()
    from generate_series(1, ${savers}) n returning id, email, first_name, last_name)
  insert into employee (id, legal_entity_id, user_id, email, first_name, last_name, role, authorization_level, created_at)
  select gen_random_uuid(), company.id, saver.id, email, first_name, last_name, 'view', 'manager', now() from saver, company`;

/** Every third search has a text. */
const fillSearches = `
  with saver as (select array_agg(id) as ids from app_user where email like 'saver%')
  insert into saved_search (id, user_id, name, notify, list_entity, filters, created_at, updated_at)
  select gen_random_uuid(), ids[1 + n % ${savers}], 'Pesquisa ' || n,
    true, 'projects', jsonb_strip_nulls(jsonb_build_object(
      'countries', jsonb_build_array((array['portugal', 'spain', 'france'])[1 + n % 3]),
      'technologies', case when n % 2 = 0 then jsonb_build_array('SOLAR_POWER', 'ONSHORE_WIND') end,
      'maxPrice', 20 + n % 60, 'minTotalPurchasedCapacity', n % 90,
      'searchQuery', case when n % 3 = 0 then 'parque vale ' || n % 100 end)), now(), now()
  from saver, generate_series(1, ${searches}) n`;

/** The people in the event that the job recorded; the server's own jobs notify them. */
async function untilTold(owner: pg.Client, itemId: string): Promise<number> {
  for (;;) {
    const { rows } = await owner.query(
      `with matched as (
         select id, jsonb_array_length(data -> 'people') as people from event where record_kind = 'saved_search' and record_id = $1)
       select coalesce((select sum(people) from matched), 0)::int as matched,
         (select count(*) from notification where event_id in (select id from matched))::int as told`,
      [itemId],
    );
    if (rows[0].told >= rows[0].matched) return rows[0].matched;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * @returns for each of three runs the number of notified people, and the milliseconds until they were found and
 * notified
 */
export async function measureMatching(owner: pg.Client, databaseUrl: string): Promise<string[]> {
  await owner.query(fillSavers);
  await owner.query(fillSearches);
  await owner.query('analyze saved_search, app_user, employee');
  const { rows } = await owner.query(`select id from project where in_market limit 3`);
  const dataDir = await mkdtemp(join(tmpdir(), 'wattpact-size-'));
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const pool = createPool({ url: databaseUrl, max: 3 });
  const platform = await createPlatform({ config, pool, db: createDb(pool), log: pino({ level: 'silent' }) });
  const match = savedSearchJobs.jobs.match_saved_searches;
  const results: string[] = [];
  for (const { id } of rows) {
    const begun = performance.now();
    const took = () => (performance.now() - begun).toFixed(0);
    await (match as Job<object> | undefined)?.({ list: 'projects', id, actorId: id }, platform, {
      attempt: 1,
      isLast: false,
      canWait: true,
    });
    const found = took();
    const told = await untilTold(owner, id);
    results.push(`${told} people found in ${found} ms, told after ${took()} ms`);
  }
  await pool.end();
  await rm(dataDir, { recursive: true, force: true });
  return results;
}
