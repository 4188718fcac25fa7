// Everything kept about a person as zip archives: the data as JSON, and the files that they uploaded and may still open.
import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import { type ZipPart, zipFile } from '../../../platform/files/zip-file.ts';
import type { Context, RequestContext } from '../../../platform/http/context.ts';
import { found } from '../../../platform/http/problem-error.ts';
import { endWhenIdle, takePlace } from '../../../platform/lists/running-exports.ts';
import { type FileRow, listOpenUploads } from '../../files/file-service.ts';
import { getUser } from '../user-queries.ts';
import { exportUser } from './user-export.ts';

/** Few connections carry more in one piece, and an archive ends at 4 GB. */
const mostBytes = 1_000_000_000;
const mostFiles = 10_000;

/** There is always a first part, which has the data. */
export function partsOf<File extends { size: number }>(files: readonly File[]): File[][] {
  const parts: File[][] = [[]];
  let bytes = 0;
  for (const file of files) {
    const last = parts.at(-1);
    bytes += file.size;
    if (last && last.length < mostFiles && (bytes <= mostBytes || last.length === 0)) last.push(file);
    else {
      parts.push([file]);
      bytes = file.size;
    }
  }
  return parts;
}

const sized = (row: FileRow) => ({ ...row, size: Number(row.size) });
const openUploads = async (context: Context) => partsOf((await listOpenUploads(context)).map(sized));

export async function listParts(context: Context): Promise<{ files: number; bytes: number }[]> {
  const parts = await openUploads(context);
  return parts.map((files) => ({ files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) }));
}

/** @throws 404 where there is no such part, 429 */
export async function sendArchive(context: RequestContext, part: number): Promise<void> {
  const { db, actor, now, reply } = context;
  const files = found((await openUploads(context))[part - 1]);
  const data = part === 1 ? await exportUser(db, await getUser(db, actor.id), now) : undefined;
  const leave = takePlace(actor.id);
  const archive = Readable.from(watched(zipFile(contents(context, files, data)), () => wasRead()));
  const wasRead = endWhenIdle(archive);
  archive.once('close', leave);
  reply
    .headers({
      'content-type': 'application/zip',
      'content-disposition': contentDisposition(part === 1 ? 'account.zip' : `account-${part}.zip`),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(archive);
}

async function* watched<Chunk>(chunks: AsyncIterable<Chunk>, pass: () => void): AsyncGenerator<Chunk> {
  for await (const chunk of chunks) {
    pass();
    yield chunk;
  }
}

const asJson = (value: unknown) => [new TextEncoder().encode(JSON.stringify(value, null, 2))];

/** Two files may have the same name; the number is their place in `files.json`, which is written when all are. */
async function* contents(
  { platform }: Context,
  files: readonly FileRow[],
  data: Record<string, unknown> | undefined,
): AsyncGenerator<ZipPart> {
  if (data) yield { name: 'data.json', content: asJson(data) };
  const listed: object[] = [];
  for (const [index, file] of files.entries()) {
    const { id, name, size, content_type: contentType, created_at: createdAt } = file;
    const path = `files/${String(index + 1).padStart(4, '0')} ${safeName(name)}`;
    const content = await opened(platform.files.read(file.storage_key));
    if (content) yield { name: path, content, changedAt: new Date(createdAt), isCompressed: true };
    else platform.log.error({ fileId: id }, 'a stored file cannot be read');
    const of = { recordKind: file.record_kind, recordId: file.record_id };
    listed.push({ path: content ? path : null, id, name, size, contentType, createdAt, ...of });
  }
  yield { name: 'files.json', content: asJson(listed) };
}

/** As every file system takes it. */
const safeName = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(0, 150);

/** Undefined where not even the beginning can be read; where the rest cannot, the archive breaks off. */
async function opened(reading: Promise<Readable>): Promise<AsyncIterable<Uint8Array> | undefined> {
  try {
    const rest = (await reading)[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
    const first = await rest.next();
    return chunksOf(first, rest);
  } catch {
    return undefined;
  }
}

async function* chunksOf(
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (let next = first; !next.done; next = await rest.next()) yield next.value;
}
