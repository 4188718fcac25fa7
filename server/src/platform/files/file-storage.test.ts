// The folder and the bucket behave the same.
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createFileStorage, type FileStorage } from './file-storage.ts';
import { StorageAway } from './storage-away.ts';

const folder = await mkdtemp(join(tmpdir(), 'wattpact-storage-'));
const bucket = new Map<string, { content: Buffer; contentType: string | undefined }>();
const lines: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
const storageOf = (settings: NodeJS.ProcessEnv) => createFileStorage({ config: loadConfig(settings), log });

/** The part of S3 that the storage uses. */
const s3 = createServer(async (request, response) => {
  const key = (request.url ?? '').split('?')[0] ?? '';
  if (request.method === 'PUT') {
    bucket.set(key, { content: await buffer(request), contentType: request.headers['content-type'] });
    return response.end();
  }
  if (request.method === 'DELETE') {
    bucket.delete(key);
    return response.writeHead(204).end();
  }
  const found = bucket.get(key);
  if (!found) return response.writeHead(404).end();
  return response.writeHead(200, { 'content-length': found.content.length }).end(found.content);
});

let inFolder: FileStorage;
let inBucket: FileStorage;
beforeAll(async () => {
  await new Promise<void>((listening) => s3.listen(0, '127.0.0.1', listening));
  const { port } = s3.address() as AddressInfo;
  inFolder = storageOf({ DATA_DIR: folder });
  inBucket = storageOf({
    DATA_DIR: folder,
    S3_BUCKET: 'files',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_FORCE_PATH_STYLE: 'on',
  });
});
afterAll(async () => {
  s3.close();
  s3.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

/** A real S3-compatible server, if one is configured (docs/operations.md). */
const { S3_TEST_ENDPOINT, S3_TEST_BUCKET = 'files', S3_TEST_KEY = '', S3_TEST_SECRET = '' } = process.env;
const real = () =>
  storageOf({
    DATA_DIR: folder,
    S3_BUCKET: S3_TEST_BUCKET,
    S3_ENDPOINT: S3_TEST_ENDPOINT,
    S3_ACCESS_KEY_ID: S3_TEST_KEY,
    S3_SECRET_ACCESS_KEY: S3_TEST_SECRET,
    S3_FORCE_PATH_STYLE: 'on',
  });
async function realKeys(): Promise<string[]> {
  const storage = real();
  const read = ['2026-11/a', '2026-11/b', '2026-11/c'].map((key) =>
    storage.read(key).then(
      async (content) => [`${key} ${(await buffer(content)).length}`],
      () => [],
    ),
  );
  return (await Promise.all(read)).flat();
}

const pdf = { contentType: 'application/pdf' };
const bytes = Buffer.alloc(300_000, 'wattpact');
const streamOf = (content: Buffer) => Readable.from([content.subarray(0, 1000), content.subarray(1000)]);
/** A stream that fails while it is read, like an interrupted upload. */
const broken = () =>
  Readable.from(
    (async function* () {
      yield bytes;
      throw new Error('cut off');
    })(),
  );

type Place = [name: string, storage: () => FileStorage, keys: () => Promise<string[]>];
const places: Place[] = [
  [
    'folder',
    () => inFolder,
    async () => (await readdir(join(folder, 'files'), { recursive: true })).filter((name) => name.includes('/')),
  ],
  ['bucket', () => inBucket, async () => [...bucket.keys()]],
  ...(S3_TEST_ENDPOINT ? [['bucket of a real server', real, realKeys] satisfies Place] : []),
];
describe.each(places)('in a %s', (_, storage, keys) => {
  test('what is put can be read until it is removed', async () => {
    await storage().put('2026-11/a', streamOf(bytes), pdf);
    expect(await buffer(await storage().read('2026-11/a'))).toEqual(bytes);
    expect(await keys()).toHaveLength(1);
    expect(await storage().sizeOf('2026-11/a')).toBe(bytes.length);
    expect(await storage().sizeOf('2026-11/none')).toBeUndefined();
    await storage().remove('2026-11/a');
    await storage().remove('2026-11/a');
    expect(await keys()).toHaveLength(0);
  });

  test('a stream that breaks leaves nothing, and says why', async () => {
    await expect(storage().put('2026-11/b', broken(), pdf)).rejects.toThrow('cut off');
    const destroyed = streamOf(bytes);
    destroyed.destroy(new Error('gone before'));
    await expect(storage().put('2026-11/c', destroyed, pdf)).rejects.toThrow('gone before');
    expect(await keys()).toHaveLength(0);
  });

  test('it can be reached', async () => {
    expect(await storage().isReachable()).toBe(true);
  });
});

test('the bucket learns the content type, and gets no access list', async () => {
  await inBucket.put('2026-11/d', streamOf(bytes), { ...pdf, size: bytes.length });
  expect(bucket.get('/files/2026-11/d')).toMatchObject({ contentType: 'application/pdf', content: bytes });
});

test('a storage that does not answer is not reachable', async () => {
  const nowhere = {
    DATA_DIR: folder,
    S3_BUCKET: 'files',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_ACCESS_KEY_ID: 'k',
    S3_SECRET_ACCESS_KEY: 's',
  };
  expect(await storageOf(nowhere).isReachable()).toBe(false);
  expect(
    await storageOf({ DATA_DIR: folder, SECRET_KEY: 'only for the test of 1 storage, by A. Quiz' }).isReachable(),
  ).toBe(true);
});

test('a service that falls silent is given up, and then nobody waits for it until it answers again', async () => {
  let isSilent = true;
  const silent = createServer((request, response) => {
    request.resume();
    if (!isSilent) response.writeHead(request.method === 'HEAD' ? 404 : 200).end();
  });
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  const storage = storageOf({
    DATA_DIR: folder,
    S3_BUCKET: 'files',
    S3_ENDPOINT: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_FORCE_PATH_STYLE: 'on',
  });
  const put = () => storage.put('2026-11/e', streamOf(bytes), pdf);
  storage.mustBeThere();
  await expect(put()).rejects.toMatchObject({ cause: { message: 'the service is silent' } });
  expect(storage.mustBeThere).toThrow(StorageAway);
  isSilent = false;
  await expect.poll(() => storage.isReachable(), { timeout: 60_000 }).toBe(true);
  storage.mustBeThere();
  await put();
  silent.close();
  silent.closeAllConnections();
  lines.length = 0;
});

test('no other user of the machine may enter the folder, not even one that stood open', async () => {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  const files = join(dataDir, 'files');
  const modeOf = async () => ((await stat(files)).mode & 0o777).toString(8);
  const put = (key: string) =>
    storageOf({ DATA_DIR: dataDir }).put(key, Readable.from(['a']), { contentType: 'text/plain' });
  await put('2026-11/a');
  expect(await modeOf()).toBe('700');
  await chmod(files, 0o755);
  await put('2026-11/b');
  expect(await modeOf()).toBe('750');
  await rm(files, { recursive: true });
  await mkdir(files, { mode: 0o755 });
  expect(await storageOf({ DATA_DIR: dataDir }).isReachable()).toBe(true);
  expect(await modeOf()).toBe('750');
});

test.runIf(process.platform === 'linux')(
  'a folder whose modes only its owner may change is warned of once',
  async () => {
    const dataDir = await mkdtemp(join(folder, 'data-'));
    const files = join(dataDir, 'files');
    // There nobody may change a mode, whoever runs the test.
    await symlink('/proc/self', files);
    const storage = storageOf({ DATA_DIR: dataDir });
    await storage.isReachable();
    await storage.isReachable();
    expect(lines).toMatchObject([{ folder: files, msg: expect.stringContaining(`chmod o= '${files}'`) }]);
  },
);
