// An external database in pg_dump's custom format, in pieces: a tar must know the size of a part before its bytes, and a
// piece fits into memory.
import pg from 'pg';
import { withoutLimits } from '../database/time-limits.ts';
import { dumpFolder, type TableState } from './archive-format.ts';
import type { Archive } from './archive-writer.ts';
import { connectionEnvironment, findTool, majorVersionOf } from './pg-tools.ts';
import { sumTables } from './table-sums.ts';
import { runTool } from './tool-process.ts';

const pieceBytes = 8 * 1_048_576;

/** Joined in the order of their names they are the dump again. */
const pieceName = (number: number): string => `${dumpFolder}/${String(number).padStart(6, '0')}`;

async function addPieces(archive: Archive, output: AsyncIterable<Buffer>): Promise<void> {
  let number = 0;
  let held: Buffer[] = [];
  let size = 0;
  const flush = async () => {
    number += 1;
    await archive.add({ name: pieceName(number), size }, held);
    held = [];
    size = 0;
  };
  for await (const chunk of output) {
    held.push(chunk);
    size += chunk.length;
    if (size >= pieceBytes) await flush();
  }
  if (size > 0) await flush();
}

interface Dumping {
  /** Of the tables' owner. */
  url: string;
  pgBin: string | undefined;
}

/**
 * The dump and the sums are of one snapshot.
 * @returns the state of each table in it
 * @throws BackupError without a pg_dump of the server's version
 */
export async function addDump(archive: Archive, { url, pgBin }: Dumping): Promise<TableState[]> {
  const client = new pg.Client({ connectionString: url, options: withoutLimits, keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  try {
    const major = await majorVersionOf(client);
    const program = await findTool('pg_dump', major, pgBin);
    await client.query('begin transaction isolation level repeatable read, read only');
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const args = ['--format=custom', '--compress=0', '--no-password', `--snapshot=${rows[0]?.id}`];
    const dumped = runTool({ program, args, env: connectionEnvironment(url, major) }, (output) =>
      addPieces(archive, output),
    );
    const [states] = await Promise.all([sumTables(client), dumped]);
    return states;
  } finally {
    await client.end();
  }
}
