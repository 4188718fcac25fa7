// `npm run upgrade:back`: what docs/operations.md says of a version that turns out bad. The first version's data is
// upgraded by this version, used, taken back by the first version's code, used, and upgraded again; nothing that was
// written on the way may be missing. Then the backup is restored and started by the first version.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedPrograms, startInstalledPostgres } from '../../server/test/database/installed-postgres.ts';
import { freePort } from '../../server/test/processes/free-port.ts';
import { type Launched, launch } from '../../server/test/processes/server-process.ts';
import { untilReady } from '../../server/test/processes/until-ready.ts';
import { type Kind, layDown, loadDump, type Noted, settingsOf } from '../../server/test/upgrade/first-version.ts';
import { tryProduct } from '../../server/test/upgrade/try-product.ts';
import { checkOutFirstVersion, missingFunction, onDatabase } from './old-version.ts';

type Env = Record<string, string>;

const first = checkOutFirstVersion();
const folders: string[] = [];
const ends: (() => Promise<void>)[] = [];
const thisVersion = (env: Env) => launch('main.ts', env);

async function laidDown(kind: Kind): Promise<{ folder: string; noted: Noted }> {
  const folder = await mkdtemp(join(tmpdir(), 'wattpact-back-'));
  folders.push(folder);
  return { folder, noted: await layDown(kind, folder) };
}

/** @returns a text that was written */
async function used(
  start: (env: Env) => Launched,
  env: Env,
  noted: Noted,
  written: readonly string[],
): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = start({ ...env, PORT: String(port) });
  try {
    await untilReady(url, server);
    return await tryProduct(url, noted, written);
  } finally {
    server.started.kill('SIGTERM');
    await server.ended;
  }
}

async function goBack(kind: Kind, prepare: (folder: string) => Promise<Env>): Promise<void> {
  const { folder, noted } = await laidDown(kind);
  const env = await prepare(folder);
  const written: string[] = [];
  for (const [what, start] of [
    ['upgraded', thisVersion],
    ['taken back by the first version', first.start],
    ['upgraded again', thisVersion],
  ] as const) {
    written.push(await used(start, env, noted, written));
    console.log(`${kind}: ${what}, ${written.length} of ${written.length} messages of the way are there`);
  }
  const backup = await laidDown(kind);
  await used(first.start, await prepare(backup.folder), backup.noted, []);
  console.log(`${kind}: the backup is restored, and the first version goes on`);
}

try {
  await goBack('embedded', async (folder) => settingsOf(folder));
  const programs = installedPrograms();
  if (programs) {
    const server = await startInstalledPostgres(programs, { isDurable: false });
    ends.push(() => server.stop());
    let databases = 0;
    await goBack('external', async (folder) => {
      databases += 1;
      const database = await server.createDatabase(`back_${databases}`);
      await loadDump(folder, database.ownerUrl);
      // Without it the first version writes no contract's document on PostgreSQL 15 and 16, upgraded or not.
      await onDatabase(database.ownerUrl, missingFunction.definition);
      return settingsOf(folder, database);
    });
  } else {
    console.log('external: left out, there is no PostgreSQL in /usr/lib/postgresql (apt-get install postgresql-15)');
  }
} finally {
  for (const end of ends) await end();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  first.remove();
}
process.exit();
