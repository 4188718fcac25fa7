// Uploads over HTTP when the disk of the files is nearly full.
import { readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import { multipart, samplePdf } from '../../../test/support/uploads.ts';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../config.ts';
import { watchFreeSpace } from './free-space.ts';

const t = await startTestApp();
const user = await t.make.user();
const lines: { level: number; msg: string; freeMb?: number; floorMb?: number }[] = [];
const stream = new Writable({
  write(chunk, _, done) {
    lines.push(JSON.parse(String(chunk)));
    done();
  },
});
const config = { ...t.config };
const log = pino({ level: 'info' }, stream);
const app = await buildApp({ ...t.platform, config, log, freeSpace: watchFreeSpace({ config, log }) });
beforeEach(() => {
  lines.length = 0;
  Object.assign(config, { freeSpaceMb: 0, freeSpacePercent: 0 });
});

const impossible = { freeSpaceMb: 1_000_000_000, freeSpacePercent: 100 };
const send = async () => {
  const form = multipart([{ field: 'file', name: 'a.pdf', content: samplePdf }]);
  const headers = { ...form.headers, authorization: `Bearer ${user.token}` };
  const response = await app.inject({ method: 'POST', url: '/api/files/upload', payload: form.body, headers });
  return { status: response.statusCode, body: response.json(), wait: response.headers['retry-after'] };
};
const told = () => lines.map(({ level, msg }) => [level, msg]);
const stored = async () =>
  (await readdir(join(config.dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
    .length;

test('below the floor uploads are refused and leave nothing; the log says when it begins and ends', async () => {
  expect((await send()).status).toBe(201);
  expect(told()).toEqual([]);
  const before = [await stored(), (await t.db.selectFrom('file').select('id').execute()).length];
  Object.assign(config, impossible);
  const key = 'documents.error_no_space';
  for (let call = 0; call < 3; call += 1)
    expect(await send()).toMatchObject({
      status: 503,
      body: { code: key, errors: [{ path: 'file', key }] },
      wait: '300',
    });
  expect([await stored(), (await t.db.selectFrom('file').select('id').execute()).length]).toEqual(before);
  const isShort = [50, 'space is short: uploads are refused until there is more'];
  expect(told()).toEqual([isShort]);
  expect(lines[0]).toMatchObject({ folder: join(config.dataDir, 'files') });
  expect(Number(lines[0]?.floorMb)).toBeGreaterThan(Number(lines[0]?.freeMb));
  config.freeSpaceMb = 0;
  expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
  expect(told()).toEqual([isShort, [40, 'there is space again: uploads are taken']]);
});

test('the floor is the smaller of the two: megabytes, or a part of the file system', async () => {
  const { bavail, blocks } = await statfs(config.dataDir);
  const freePercent = (100 * bavail) / blocks;
  const { isEnough } = watchFreeSpace({ config, log });
  Object.assign(config, { freeSpaceMb: 1_000_000_000, freeSpacePercent: Math.floor(freePercent) - 1 });
  expect(await isEnough()).toBe(true);
  config.freeSpacePercent = Math.ceil(freePercent) + 1;
  expect(await isEnough()).toBe(false);
  config.freeSpaceMb = 0;
  expect(await isEnough()).toBe(true);
  expect(loadConfig({ DATA_DIR: config.dataDir })).toMatchObject({ freeSpaceMb: 1000, freeSpacePercent: 5 });
});

test('a bucket has no floor', async () => {
  const bucket = { ...config, ...impossible, s3Bucket: 'files' };
  expect(await watchFreeSpace({ config: bucket, log }).isEnough()).toBe(true);
});
