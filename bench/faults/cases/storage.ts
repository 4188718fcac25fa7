// The S3 service of the files away for an hour, and silent: uploads are refused, deletions wait, everything else goes on.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { multipart, samplePdf } from '../../../server/test/support/uploads.ts';
import { ask } from '../../signed-calls.ts';
import {
  type FaultCase,
  type Outcome,
  recoveredWithin,
  refusedInTime,
  type UnderLoad,
  underLoad,
} from '../fault-case.ts';
import { passAnHour, tryAgain } from '../job-times.ts';
import { type ObjectStore, startObjectStore } from '../object-store.ts';
import { withClient } from '../owner-client.ts';
import { countRed, watch } from '../probes.ts';

const task = 'remove_stored_file';

/** @returns the ids of files that belong to no record */
async function uploadSome({ product, load }: UnderLoad, { token }: { token: string }): Promise<string[]> {
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const key = crypto.randomUUID();
    const { body, headers } = multipart([{ field: 'file', name: `${key}.pdf`, content: samplePdf }]);
    const send = { url: `${product.url}/api/files/upload`, token, contentType: headers['content-type'] };
    const { id } = (await load.journal.write({ ...send, body: new Uint8Array(body) }, key)) ?? {};
    if (id !== undefined) ids.push(id);
  }
  return ids;
}

async function stayAway({ product, load, outcome }: UnderLoad, database: pg.Client): Promise<void> {
  const { journal } = load;
  journal.faultBegins();
  const before = journal.entries.length;
  await pause(10_000);
  const [refused, others] = [journal.refusals.length, journal.entries.length - before];
  const isRed = !(await product.isReady());
  outcome.notes.push(
    `refused connections: ${refused} uploads answered 503, ${others} other writes acknowledged, /ready ${isRed ? 'red' : 'green'}`,
  );
  refusedInTime(outcome, journal.refusals, 'uploads without the service');
  if (!isRed) outcome.failures.push('/ready was green without the storage');
  if (refused === 0) outcome.failures.push('no upload was refused');
  if (others === 0) outcome.failures.push('nothing else went on');
  await passAnHour(database, task);
}

async function comeBack({ product, outcome }: UnderLoad, store: ObjectStore): Promise<void> {
  await store.start();
  const began = performance.now();
  await product.untilReady();
  outcome.recovered.push((performance.now() - began) / 1000);
}

async function fallSilent(given: UnderLoad, store: ObjectStore): Promise<void> {
  const { product, scene, load, outcome } = given;
  store.silence();
  load.journal.faultBegins();
  const watched = watch(product, scene.seller.token, '/api/projects');
  await pause(30_000);
  await watched.stop();
  const [red, unread] = [countRed(watched.ready), countRed(watched.call)];
  refusedInTime(outcome, load.journal.refusals, 'uploads to a silent service');
  outcome.notes.push(
    `a silent service: /ready red ${red} of ${watched.ready.answers.length} times, ${unread} of ${watched.call.answers.length} reads not answered`,
  );
  if (red === 0) outcome.failures.push('/ready was never red with a silent storage');
  if (unread > 0) outcome.failures.push(`${unread} reads were not answered`);
  if (load.journal.refusals.length === 0) outcome.failures.push('no upload was refused by a silent service');
  await store.stop();
  await comeBack(given, store);
}

async function judge(database: pg.Client, { objects }: ObjectStore, doomed: string[], outcome: Outcome): Promise<void> {
  const { rows } = await database.query<{ storage_key: string; size: number }>(
    `select storage_key, size::int from file where storage_key not like 'test/%'`,
  );
  const missing = rows.filter(({ storage_key, size }) => objects.get(`/files/${storage_key}`)?.length !== size);
  if (missing.length > 0) outcome.failures.push(`${missing.length} files without their bytes`);
  const left = doomed.filter((id) => [...objects.keys()].some((key) => key.includes(id)));
  outcome.notes.push(`${doomed.length} files deleted meanwhile, ${left.length} of them still in the storage`);
  if (left.length > 0) outcome.failures.push(`${left.length} deleted files are still in the storage`);
}

async function loseStorage(given: UnderLoad, store: ObjectStore, database: pg.Client): Promise<void> {
  const { product, scene, load, outcome } = given;
  const owner = scene.writers[0] ?? { token: '' };
  const doomed = await uploadSome(given, owner);
  await pause(5000);
  await store.stop();
  for (const id of doomed) await ask(product, 'DELETE', `/api/files/${id}`, owner);
  await stayAway(given, database);
  await comeBack(given, store);
  await tryAgain(database, task);
  await fallSilent(given, store);
  await load.stop();
  await tryAgain(database, task, 240);
  await judge(database, store, doomed, outcome);
}

async function withoutStorage(): Promise<Outcome> {
  const store = await startObjectStore();
  const outcome = await underLoad({ env: store.env, rate: 0.5, filesElsewhere: true }, (given) =>
    withClient(given.product.ownerUrl(), (database) => loseStorage(given, store, database)),
  );
  await store.stop();
  recoveredWithin(outcome, 15, 'the recovery');
  return outcome;
}

export const storageCase: FaultCase = {
  name: 'no-storage',
  minutes: 2,
  what: 'the S3 service of the files away for an hour, then silent for half a minute',
  run: withoutStorage,
};
