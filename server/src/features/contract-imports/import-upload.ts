// The multipart body of an import: one file in the field `file`, the first party, and whether it is a dry run.
import type { MultipartFile } from '@fastify/multipart';
import type { FieldProblem } from '@wattpact/domain/api/problem';
import { type ImportFormat, importBounds, importFormats } from '@wattpact/domain/contract-imports/contract-import';
import { readFileName } from '@wattpact/domain/files/file-name';
import { createGate } from '../../platform/gate.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { invalid, ProblemError } from '../../platform/http/problem-error.ts';
import { discardRest, partsOf, readWholeFile } from '../../platform/http/uploads.ts';

export interface Upload {
  fileName: string;
  format: ImportFormat;
  bytes: Uint8Array<ArrayBuffer>;
  legalEntityId: string;
  isDryRun: boolean;
}

/** The key is the problem's code and the fault of the field. */
const refusedFile = (status: 413 | 415, key: string) =>
  new ProblemError(status, key, { errors: [{ path: 'file', key }] });
const tooLarge = () => refusedFile(413, 'error_import_size');

/** The bytes around the file in a body. */
const envelope = 65_536;

function formatOf(name: string): ImportFormat {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  const format = importFormats.find((one) => one === extension);
  if (!format) throw refusedFile(415, 'error_import_type');
  return format;
}

async function readFile(part: MultipartFile): Promise<Pick<Upload, 'fileName' | 'format' | 'bytes'>> {
  const fileName = readFileName(part.filename);
  const format = formatOf(fileName);
  return { fileName, format, bytes: await readWholeFile(part, importBounds.bytes, tooLarge) };
}

const flags: Record<string, boolean> = { true: true, false: false };

async function readParts(context: RequestContext): Promise<Upload> {
  const problems: FieldProblem[] = [];
  let file: Pick<Upload, 'fileName' | 'format' | 'bytes'> | undefined;
  const fields = new Map<string, string>();
  for await (const part of partsOf(context.request)) {
    const path = part.fieldname ?? '';
    if (part.type === 'file') {
      if (path === 'file' && !file) file = await readFile(part);
      else {
        part.file.resume();
        problems.push(
          path === 'file' ? { path, key: 'error_max_items', params: { max: 1 } } : { path, key: 'error_unknown_field' },
        );
      }
    } else if (path === 'legalEntityId' || path === 'dryRun') fields.set(path, String(part.value).trim());
    else problems.push({ path, key: path === 'file' ? 'error_invalid.file' : 'error_unknown_field' });
  }
  const isDryRun = flags[fields.get('dryRun') ?? 'false'];
  if (!file && !problems.some(({ path }) => path === 'file'))
    problems.push({ path: 'file', key: 'error_required.file' });
  if (!fields.get('legalEntityId')) problems.push({ path: 'legalEntityId', key: 'error_required.legal_entity_id' });
  if (isDryRun === undefined) problems.push({ path: 'dryRun', key: 'error_import_dry_run' });
  if (problems.length > 0 || !file || isDryRun === undefined) throw invalid(...problems);
  return { ...file, isDryRun, legalEntityId: fields.get('legalEntityId') ?? '' };
}

/** Each file is held in memory until it is read. */
const receiving = createGate({ atOnce: 4, waiting: 8, perAsker: 2, retryAfterSeconds: 5 });

/** @throws 400, 413, 415, 503 */
export async function receiveUpload(context: RequestContext): Promise<Upload> {
  const { request } = context;
  if (Number(request.headers['content-length'] ?? 0) > importBounds.bytes + envelope) {
    discardRest(request);
    throw tooLarge();
  }
  return receiving(context.actor.id, () => readParts(context)).catch((error: unknown) => {
    discardRest(request);
    throw error;
  });
}
