// Kysely's types of the tables, generated from the migrated database; a test fails when they are stale.
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const outFile = fileURLToPath(new URL('../../src/platform/database/database-types.ts', import.meta.url));
const generator = join(dirname(createRequire(import.meta.url).resolve('kysely-codegen/package.json')), 'dist', 'cli', 'bin.js');

/** What the driver is told to give for these types. */
const typeMapping = { int8: 'number', timestamptz: 'string', numeric: 'number', date: 'string', jsonb: 'unknown' };

/** Writes the types, or with `verify` only compares them: rejects when the file is stale. */
export async function generateDatabaseTypes(url: string, { verify }: { verify: boolean }): Promise<void> {
  await promisify(execFile)(process.execPath, [
    generator,
    ...['--url', url, '--out-file', outFile, '--dialect', 'postgres', '--date-parser', 'string'],
    ...['--default-schema', 'public', '--include-pattern', 'public.*', '--type-mapping', JSON.stringify(typeMapping)],
    ...(verify ? ['--verify'] : []),
  ]);
}
