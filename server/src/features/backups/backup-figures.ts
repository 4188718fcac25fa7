// How old the last backup is, for the metrics; only where a schedule is set, since nobody else promised one.
import { sql } from 'kysely';
import type { Figure, FigureSource } from '../../platform/metrics/metrics.ts';
import type { Platform } from '../../platform/platform.ts';
import { findLastBackups } from './backup-queries.ts';

const everyMs = 60_000;

/** Where no backup was made yet its age is that of the installation. */
async function findAge({ db }: Platform, startedAt: string | undefined): Promise<number> {
  const { rows } = await sql<{ age: number }>`
    select extract(epoch from now() - coalesce(${startedAt ?? null}::timestamptz,
      (select min(applied_at) from schema_migration))) as age`.execute(db);
  return rows[0]?.age ?? 0;
}

const figure = (name: string, help: string, value: number): Figure => ({
  name: `wattpact_backup_${name}`,
  help,
  labelNames: [],
  values: [{ labels: {}, value }],
});

export const backupFigures = (platform: Platform): FigureSource => ({
  name: 'backup',
  everyMs,
  async read() {
    if (platform.config.backupSchedule === undefined) return [];
    const { ok, failed } = await findLastBackups(platform.db);
    const age = await findAge(platform, ok?.started_at);
    return [
      figure('age_seconds', 'How long ago the last backup that can be restored began.', age),
      figure('failed', '1 where the last try to make a backup failed.', failed ? 1 : 0),
      ...(ok
        ? [
            figure('bytes', 'The size of the last backup.', ok.bytes ?? 0),
            figure('duration_seconds', 'How long the last backup took, with its copy.', secondsOf(ok)),
          ]
        : []),
    ];
  },
});

const secondsOf = ({ started_at, ended_at }: { started_at: string; ended_at: string | null }) =>
  ended_at === null ? 0 : (Date.parse(ended_at) - Date.parse(started_at)) / 1000;
