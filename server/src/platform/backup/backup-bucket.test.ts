// Copies in S3: in one piece or in several, listed and removed by their names.
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { startCopiesStore } from '../../../test/backups/copies-store.ts';
import { loadConfig } from '../config.ts';
import { openBackupBucket } from './backup-bucket.ts';

const folder = await mkdtemp(join(tmpdir(), 'wattpact-bucket-'));
const { env } = await startCopiesStore();
const bucket = await openBackupBucket(loadConfig({ DATA_DIR: folder, ...env }), 'copies');
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['one piece', 1000],
  ['several pieces', 9_000_000],
])('a copy in %s is what was copied', async (_, size) => {
  const bytes = Buffer.alloc(size, 'wattpact');
  const path = join(folder, `of-${size}`);
  await writeFile(path, bytes);
  expect(await bucket.upload(path, `of-${size}`)).toBe(`s3://copies/market/of-${size}`);
  expect(await bucket.list()).toContain(`of-${size}`);
  const copy = await buffer(await bucket.read(`market/of-${size}`));
  const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex');
  expect(digest(copy)).toBe(digest(bytes));
  await bucket.remove(`of-${size}`);
  expect(await bucket.list()).toEqual([]);
});

test('what is not there is one line', async () => {
  await expect(bucket.read('market/none')).rejects.toThrow(/^s3:\/\/copies\/market\/none cannot be read: NoSuchKey/);
});
