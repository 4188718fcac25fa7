// Copies in S3: in one piece or in several, listed and removed by their names.
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { type BackupBucket, openBackupBucket } from './backup-bucket.ts';

const folder = await mkdtemp(join(tmpdir(), 'wattpact-bucket-'));
const stored = new Map<string, Buffer>();
const pieces = new Map<number, Buffer>();
const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>${content}`;

/** The part of S3 that copies use. */
const s3 = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const key = pathname.slice('/copies/'.length);
  const body = await buffer(request);
  const part = searchParams.get('partNumber');
  if (searchParams.has('list-type')) {
    const contents = [...stored].map(([name]) => `<Contents><Key>${name}</Key></Contents>`).join('');
    return response.end(xml(`<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`));
  }
  if (searchParams.has('uploads'))
    return response.end(xml('<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>'));
  if (request.method === 'POST') {
    stored.set(key, Buffer.concat([...pieces].toSorted(([a], [b]) => a - b).map(([, piece]) => piece)));
    return response.end(
      xml('<CompleteMultipartUploadResult><Key>k</Key><ETag>"1"</ETag></CompleteMultipartUploadResult>'),
    );
  }
  if (request.method === 'PUT') {
    if (part === null) stored.set(key, body);
    else pieces.set(Number(part), body);
    return response.writeHead(200, { etag: '"1"' }).end();
  }
  if (request.method === 'DELETE') return response.writeHead(stored.delete(key) ? 204 : 404).end();
  const found = stored.get(key);
  return found ? response.end(found) : response.writeHead(404).end(xml('<Error><Code>NoSuchKey</Code></Error>'));
});

let bucket: BackupBucket;
beforeAll(async () => {
  await new Promise<void>((listening) => s3.listen(0, '127.0.0.1', listening));
  const config = loadConfig({
    DATA_DIR: folder,
    BACKUP_S3_ENDPOINT: `http://127.0.0.1:${(s3.address() as AddressInfo).port}`,
    BACKUP_S3_ACCESS_KEY_ID: 'key',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
    BACKUP_S3_FORCE_PATH_STYLE: 'on',
    BACKUP_S3_PREFIX: 'market/',
  });
  bucket = await openBackupBucket(config, 'copies');
});
afterAll(async () => {
  s3.close();
  s3.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

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
