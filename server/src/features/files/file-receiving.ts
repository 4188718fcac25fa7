// The multipart upload: exactly one file in the field `file`, and nothing else.
import type { MultipartFile } from '@fastify/multipart';
import type { ApiCall } from '@wattpact/domain/api/api-call';
import type { FieldProblem } from '@wattpact/domain/api/problem';
import type { FileRecord } from '@wattpact/domain/calls/record-schemas';
import type { RequestContext } from '../../platform/http/context.ts';
import { once } from '../../platform/http/idempotency.ts';
import { invalid } from '../../platform/http/problem-error.ts';
import { discardRest, isDeclaredTooLarge, partsOf } from '../../platform/http/uploads.ts';
import { fileTooLarge, noSpace } from './file-faults.ts';
import { removeLater } from './file-removal.ts';
import { fileRecordOf } from './file-service.ts';
import { rowOf, type StoredBytes, storeBytes } from './file-upload-service.ts';
import { insertLimited } from './waiting-files.ts';

/** A body that ends early fails the file's stream; that is the sender's error, not the storage's. */
async function storePart(context: RequestContext, { filename, file }: MultipartFile): Promise<StoredBytes> {
  return storeBytes(context, { name: filename, content: file }).catch((error: unknown) => {
    throw error === file.errored ? invalid({ path: 'file', key: 'error_invalid.file' }) : error;
  });
}

/** Reads the whole body, so that the answer names everything that is wrong with it. */
async function readBody(context: RequestContext): Promise<StoredBytes> {
  const problems: FieldProblem[] = [];
  let stored: StoredBytes | undefined;
  for await (const part of partsOf(context.request)) {
    // A part may have no name, whatever its type.
    const path = part.fieldname ?? '';
    if (part.type === 'file' && path === 'file' && !stored && problems.length === 0) {
      stored = await storePart(context, part);
      continue;
    }
    if (part.type === 'file') part.file.resume();
    if (path !== 'file') problems.push({ path, key: 'error_unknown_field' });
    else if (part.type === 'field') problems.push({ path, key: 'error_invalid.file' });
    else if (stored) problems.push({ path, key: 'error_max_items', params: { max: 1 } });
  }
  if (stored && problems.length === 0) return stored;
  if (stored) await removeLater(context.db, [stored.key]);
  throw invalid(...(problems.length > 0 ? problems : [{ path: 'file', key: 'error_required.file' }]));
}

/** For the idempotency key, equal bodies are those whose files have equal bytes. */
export async function receiveFile(call: ApiCall, context: RequestContext): Promise<FileRecord> {
  const { db, request, platform } = context;
  if (isDeclaredTooLarge(request)) {
    discardRest(request);
    throw fileTooLarge();
  }
  if (!(await platform.freeSpace.isEnough())) {
    discardRest(request);
    throw noSpace();
  }
  const bytes = await readBody(context).catch((error: unknown) => {
    discardRest(request);
    throw error;
  });
  let isKept = false;
  try {
    const { answer } = await db.transaction().execute((transaction) =>
      once(call, { ...context, db: transaction }, { file: bytes.sha256.toString('hex') }, async () => {
        const row = await insertLimited({ ...context, db: transaction }, rowOf(context, bytes));
        const { validationStatus: _, ...record } = fileRecordOf(row);
        return { status: call.status, answer: record };
      }),
    );
    // A repeat gets the first file's answer.
    isKept = (answer as FileRecord).id === bytes.id;
    return answer as FileRecord;
  } finally {
    if (!isKept) await removeLater(db, [bytes.key]);
  }
}
