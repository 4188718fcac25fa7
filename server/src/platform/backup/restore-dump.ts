// Brings a dump into an empty external database: all of it or nothing.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { asOwner } from '../database/as-owner.ts';
import type { TableState } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { dumpFile } from './lay-down.ts';
import { connectionEnvironment, findTool, majorVersionOf } from './pg-tools.ts';
import { differences, listTables, sumTables } from './table-sums.ts';
import { runTool, textOf } from './tool-process.ts';

interface Target {
  /** Of the owner of the tables. */
  ownerUrl: string;
  pgBin: string | undefined;
}

/** @throws BackupError where the database holds tables */
export async function requireEmpty(client: pg.ClientBase, doing: 'restore' | 'move'): Promise<void> {
  const found = await listTables(client);
  if (found.length === 0) return;
  throw new BackupError(
    `The database at DATABASE_URL is not empty (${found[0]} and ${found.length - 1} more tables): ${doing} into an empty one.`,
  );
}

/**
 * Before anything is laid down.
 * @param major of the database that was dumped
 * @throws BackupError where the database holds tables, is of an older version, or its tools are missing
 */
export async function checkTarget(target: Target, major: number): Promise<void> {
  await asOwner(target.ownerUrl, async (client) => {
    await requireEmpty(client, 'restore');
    const own = await majorVersionOf(client);
    if (own < major) {
      throw new BackupError(
        `The backup is of PostgreSQL ${major}, the database at DATABASE_URL of ${own}: use ${major}.`,
      );
    }
    await findTool('pg_restore', own, target.pgBin);
  });
}

/**
 * What the operator has made already (extensions), and what the server grants at its start (rights, policies for its
 * role), is not restored: the roles may have other names.
 */
const isLeftOut = (line: string) => / (EXTENSION|POLICY) /.test(line);

/** @returns the tables and their sums, as the restored database has them */
export async function restoreDump(target: Target, stage: string): Promise<TableState[]> {
  return asOwner(target.ownerUrl, async (client) => {
    const major = await majorVersionOf(client);
    const program = await findTool('pg_restore', major, target.pgBin);
    const env = connectionEnvironment(target.ownerUrl, major);
    const dump = join(stage, dumpFile);
    const contents = await runTool({ program, args: ['--list', dump], env }, textOf);
    const list = join(stage, 'restored.list');
    await writeFile(
      list,
      contents
        .split('\n')
        .filter((line) => !isLeftOut(line))
        .join('\n'),
    );
    const only = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--no-password'];
    const args = [...only, `--use-list=${list}`, `--dbname=${env['PGDATABASE']}`, dump];
    await runTool({ program, args, env }, textOf);
    await client.query('begin transaction isolation level repeatable read, read only');
    const states = await sumTables(client);
    await client.query('rollback');
    return states;
  });
}

/** @throws BackupError where a table is not as it was dumped */
export function compareTables(before: readonly TableState[], now: readonly TableState[]): void {
  const [first, ...others] = differences(before, now);
  if (first === undefined) return;
  throw new BackupError(
    `The restored database is not as it was: ${first}${others.length ? `, and ${others.length} more` : ''}.`,
  );
}
