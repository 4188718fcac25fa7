// The part of S3 that copies of backups use, on loopback: one bucket, `copies`.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { atEndOfFile } from '../support/end-of-file.ts';

const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>${content}`;

/** Ends with the test file. */
export async function startCopiesStore() {
  /** By their keys. */
  const stored = new Map<string, Buffer>();
  const pieces = new Map<number, Buffer>();
  const server = createServer(async (request, response) => {
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
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  atEndOfFile(async () => {
    server.close();
    server.closeAllConnections();
  });
  return {
    stored,
    env: {
      BACKUP_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      BACKUP_S3_ACCESS_KEY_ID: 'key',
      BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
      BACKUP_S3_FORCE_PATH_STYLE: 'on',
      BACKUP_S3_PREFIX: 'market/',
    },
  };
}
