// An hour without what a job needs, without waiting for it: the jobs' times are moved.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** The pauses between the tries of a job grow, so that there are about so many in an hour. */
const triesInAnHour = 8;

export const countOf = async (database: pg.Client, query: string, values: unknown[] = []): Promise<number> =>
  Number((await database.query(query, values)).rows[0]?.count ?? 0);

/** Makes the jobs that wait for their next try due now; not those that look a day later for forgotten uploads. */
async function makeDue(database: pg.Client, task: string): Promise<void> {
  await database.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = $1
       and locked_by is null and attempts < max_attempts and run_at < now() + interval '20 hours'), run_at => now())`,
    [task],
  );
}

/** Every waiting job of the task is tried once more, now. @param seconds for which it is waited: others may be before them */
export async function tryAgain(database: pg.Client, task: string, seconds = 30): Promise<void> {
  await makeDue(database, task);
  const due = `select count(*) from graphile_worker.jobs where task_identifier = $1 and run_at <= now()`;
  for (let waited = 0; waited < 10 * seconds && (await countOf(database, due, [task])) > 0; waited += 1)
    await pause(100);
}

export async function passAnHour(database: pg.Client, task: string): Promise<void> {
  for (let time = 0; time < triesInAnHour; time += 1) await tryAgain(database, task);
}
