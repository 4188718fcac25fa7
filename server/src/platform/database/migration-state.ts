// Which migrations a database has, and how they differ from the files of this version.
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from './database.ts';

export const productMigrations = new URL('../../../migrations/', import.meta.url);

/** The names of the files, this version's unless others are named, in the order in which they run. */
export const migrationFiles = async (folder = productMigrations): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

export interface MigrationState {
  last: { name: string; at: string } | null;
  /** Files that the database has not seen. */
  pending: string[];
  /** What it has of a newer version. */
  unknown: string[];
}

export async function readMigrationState(db: Db): Promise<MigrationState> {
  const files = await migrationFiles();
  const { rows } = await sql<{ name: string; at: string }>`
    select name, applied_at as at from schema_migration order by applied_at, name`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return {
    last: rows.at(-1) ?? null,
    pending: files.filter((name) => !applied.has(name)),
    unknown: rows.map(({ name }) => name).filter((name) => !files.includes(name)),
  };
}
