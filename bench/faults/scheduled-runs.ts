// Which scheduled jobs were queued for which minute, noted by a trigger, and how often each ran, by the product's figures.
// Some are also queued by what people do, without a minute (`due`).
import type pg from 'pg';

export interface ScheduledRuns {
  /** @returns a line for each that was queued twice for one minute, or ran more often than it was queued */
  faults(): Promise<string[]>;
  /** How many were queued. */
  count(): Promise<number>;
}

const noting = `
  create table scheduled_run (task text not null, due text);
  create function note_scheduled_run() returns trigger language plpgsql security definer set search_path = public as $$
    begin
      insert into scheduled_run select identifier, new.payload::jsonb #>> '{_cron,ts}'
        from graphile_worker._private_tasks where id = new.task_id;
      return new;
    end $$;
  create trigger noted after insert on graphile_worker._private_jobs for each row execute function note_scheduled_run();
  insert into scheduled_run select task_identifier from graphile_worker.jobs`;

/** Runs that ended well; one that failed is tried again, and has had no effect. */
async function runsDone(metricsPort: number): Promise<Map<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const counted = /^wattpact_job_duration_seconds_count\{([^}]*)\} (\d+)/gm;
  const runs = new Map<string, number>();
  for (const [, labels = '', count] of text.matchAll(counted)) {
    const task = /job="([^"]*)"/.exec(labels)?.[1] ?? '';
    if (labels.includes('outcome="done"')) runs.set(task, Number(count));
  }
  return runs;
}

/** @param database as its owner */
export async function noteScheduledRuns(database: pg.Client, metricsPort: number): Promise<ScheduledRuns> {
  await database.query(noting);
  const before = await runsDone(metricsPort);
  return {
    async faults() {
      const { rows: twice } = await database.query<{ task: string; due: string; count: number }>(
        `select task, due, count(*)::int as count from scheduled_run where due is not null
          group by 1, 2 having count(*) > 1`,
      );
      const { rows: queued } = await database.query<{ task: string; count: number }>(
        'select task, count(*)::int as count from scheduled_run group by 1 having count(due) > 0',
      );
      const runs = await runsDone(metricsPort);
      return [
        ...twice.map(({ task, due, count }) => `${task} was queued ${count} times for ${due}`),
        ...queued.flatMap(({ task, count }) => {
          const done = (runs.get(task) ?? 0) - (before.get(task) ?? 0);
          return done > count ? [`${task} was queued ${count} times and ran ${done} times`] : [];
        }),
      ];
    },
    count: async () => (await database.query('select count(due)::int as count from scheduled_run')).rows[0].count,
  };
}
