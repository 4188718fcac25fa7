// Receives a file: checks name, content and size while streaming. The file is temporary until a record takes it.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { allowedFileTypes, maximumFileSize, sniffedBytes } from '@wattpact/domain/files/file';
import { extensionOf, readFileName } from '@wattpact/domain/files/file-name';
import { callerId } from '../../platform/caller.ts';
import { collected, collectingYoung } from '../../platform/files/collect-young.ts';
import { detectContentType } from '../../platform/files/content-type.ts';
import { Infected, ScanFailed, scan } from '../../platform/files/scan.ts';
import { inTemporaryFile } from '../../platform/files/temporary-file.ts';
import { createGate } from '../../platform/gate.ts';
import type { Context } from '../../platform/http/context.ts';
import { invalid } from '../../platform/http/problem-error.ts';
import { newId } from '../../platform/ids.ts';
import { fileRefused, fileTooLarge, infected, notScanned, wrongFileType } from './file-faults.ts';
import { type FileRow, insertFile, type NewFile } from './file-queries.ts';
import { removeIfForgotten } from './file-removal.ts';

type Storing = Pick<Context, 'db' | 'platform' | 'actor' | 'now'>;

/** Stored bytes without a row yet. */
export interface StoredBytes {
  id: string;
  name: string;
  key: string;
  contentType: string;
  size: number;
  sha256: Buffer;
}

/** The first bytes, as many as the check needs, and an iterator over the rest. */
async function splitStart(content: Readable) {
  const rest = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const chunks: Buffer[] = [];
  let length = 0;
  while (length < sniffedBytes) {
    const next = await rest.next();
    if (next.done) break;
    chunks.push(next.value);
    length += next.value.length;
  }
  return { start: Buffer.concat(chunks), rest };
}

async function checkedType(name: string, start: Buffer): Promise<string> {
  const extension = extensionOf(name);
  if (extension === undefined) throw wrongFileType();
  if (start.length === 0) throw fileRefused(400, 'documents.error_file_empty');
  const expected = allowedFileTypes[extension];
  if ((await detectContentType(start)) !== expected) throw wrongFileType();
  return expected;
}

/** All scanning goes through it: a scanner may take a processor, or a gigabyte, for each file. */
const scanGate = createGate({ atOnce: 4, waiting: 20, perAsker: 12, retryAfterSeconds: 5 });

async function letThrough({ platform, actor }: Storing, key: string, path: string, command: string): Promise<void> {
  const { log } = platform;
  try {
    await scanGate(callerId(actor), () => scan(path, command));
  } catch (error) {
    if (error instanceof Infected) {
      log.warn({ key, found: error.message }, 'an uploaded file was refused: SCAN_COMMAND found it harmful');
      throw infected();
    }
    if (!(error instanceof ScanFailed)) throw error;
    log.error({ key, err: error }, 'SCAN_COMMAND failed: uploads are refused');
    throw notScanned();
  }
}

/** Nobody gets a file that the operator's scanner, where there is one, has not let through. */
async function putScanned(
  context: Storing,
  { key, contentType }: Pick<StoredBytes, 'key' | 'contentType'>,
  content: Readable,
): Promise<void> {
  const { config, files } = context.platform;
  const { scanCommand } = config;
  if (scanCommand === undefined) return files.put(key, content, { contentType });
  await inTemporaryFile(content, async (path) => {
    await letThrough(context, key, path, scanCommand);
    const { size } = await stat(path);
    await files.put(key, collected(createReadStream(path)), { contentType, size });
  });
}

/** Streams the bytes into the storage; a refused or interrupted upload leaves nothing there. */
export async function storeBytes(context: Storing, given: { name: string; content: Readable }): Promise<StoredBytes> {
  const { db, now, platform } = context;
  platform.files.mustBeThere();
  const name = readFileName(given.name);
  if (name === '') throw invalid({ path: 'file', key: 'error_required.file' });
  const { start, rest } = await splitStart(given.content);
  try {
    const contentType = await checkedType(name, start);
    const id = newId(now);
    const key = `${now.toISOString().slice(0, 7)}/${id}`;
    const hash = createHash('sha256');
    let size = 0;
    const passed = collectingYoung();
    const counted = async function* () {
      for (let chunk: Buffer | undefined = start; chunk; chunk = (await rest.next()).value as Buffer | undefined) {
        size += chunk.length;
        if (size > maximumFileSize) throw fileTooLarge();
        hash.update(chunk);
        passed(chunk.length);
        yield chunk;
      }
    };
    await removeIfForgotten(db, key, now);
    await putScanned(context, { key, contentType }, Readable.from(counted(), { objectMode: false }));
    return { id, name, key, contentType, size, sha256: hash.digest() };
  } finally {
    await rest.return?.();
  }
}

/** The row of a temporary file of the actor. */
export const rowOf = ({ actor, now }: Pick<Context, 'actor' | 'now'>, bytes: StoredBytes): NewFile => ({
  id: bytes.id,
  name: bytes.name,
  size: bytes.size,
  content_type: bytes.contentType,
  sha256: bytes.sha256,
  storage_key: bytes.key,
  uploaded_by: actor.id,
  api_key_id: actor.apiKey?.id ?? null,
  created_at: now.toISOString(),
});

/** For content that the server itself creates. */
export async function storeFile(context: Context, given: { name: string; content: Readable }): Promise<FileRow> {
  return insertFile(context.db, rowOf(context, await storeBytes(context, given)));
}
