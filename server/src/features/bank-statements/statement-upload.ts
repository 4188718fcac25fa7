// The multipart body of a bank statement: one file in the field `file`.
import type { FieldProblem } from '@wattpact/domain/api/problem';
import { statementBounds } from '@wattpact/domain/bank-statements/bank-statement';
import { readFileName } from '@wattpact/domain/files/file-name';
import { createGate } from '../../platform/gate.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { invalid, ProblemError } from '../../platform/http/problem-error.ts';
import { discardRest, partsOf, readWholeFile } from '../../platform/http/uploads.ts';

interface Upload {
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The key is the problem's code and the fault of the field. */
const refusedFile = (status: 413 | 415, key: string) =>
  new ProblemError(status, key, { errors: [{ path: 'file', key }] });
const tooLarge = () => refusedFile(413, 'error_statement_size');

async function readParts({ request }: RequestContext): Promise<Upload> {
  const problems: FieldProblem[] = [];
  let upload: Upload | undefined;
  for await (const part of partsOf(request)) {
    const path = part.fieldname ?? '';
    if (part.type === 'file' && path === 'file' && !upload) {
      const fileName = readFileName(part.filename);
      if (!/\.xml$/i.test(fileName)) throw refusedFile(415, 'error_statement_type');
      upload = { fileName, bytes: await readWholeFile(part, statementBounds.bytes, tooLarge) };
    } else {
      if (part.type === 'file') part.file.resume();
      problems.push(
        part.type === 'file' && path === 'file'
          ? { path, key: 'error_max_items', params: { max: 1 } }
          : { path, key: path === 'file' ? 'error_invalid.file' : 'error_unknown_field' },
      );
    }
  }
  if (!upload && !problems.some(({ path }) => path === 'file'))
    problems.push({ path: 'file', key: 'error_required.file' });
  if (problems.length > 0 || !upload) throw invalid(...problems);
  return upload;
}

/** Each file is held in memory until it is read. */
const receiving = createGate({ atOnce: 2, waiting: 6, perAsker: 2, retryAfterSeconds: 5 });

/** @throws 400, 413, 415, 503 */
export const receiveStatement = (context: RequestContext): Promise<Upload> =>
  receiving(context.actor.id, () => readParts(context)).catch((error: unknown) => {
    discardRest(context.request);
    throw error;
  });
