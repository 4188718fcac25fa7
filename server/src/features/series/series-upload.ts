// The multipart body of an import: one CSV file in the field `file`, and what is said of the series.
import { type FieldProblem, fieldProblems } from '@wattpact/domain/api/problem';
import { type SeriesImport, seriesImport, seriesImportFields } from '@wattpact/domain/series/series';
import { seriesBounds } from '@wattpact/domain/series/series-kinds';
import { createGate } from '../../platform/gate.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { invalid, ProblemError } from '../../platform/http/problem-error.ts';
import { discardRest, partsOf, readWholeFile } from '../../platform/http/uploads.ts';

interface Upload {
  fields: SeriesImport;
  bytes: Uint8Array<ArrayBuffer>;
}

const tooLarge = () =>
  new ProblemError(413, 'error_series.size', { errors: [{ path: 'file', key: 'error_series.size' }] });

const isField = (name: string): boolean => (seriesImportFields as string[]).includes(name);

/** The parts of a body are texts; what is no number or no flag is left as it is, and refused. */
function fieldsOf(texts: ReadonlyMap<string, string>): Record<string, unknown> {
  const flags: Record<string, boolean> = { true: true, false: false };
  const entries = [...texts].map(([name, text]): [string, unknown] => {
    if (name === 'capacity') return [name, Number.isFinite(Number(text)) ? Number(text) : text];
    return [name, name === 'dryRun' ? (flags[text] ?? text) : text];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

async function readParts({ request }: RequestContext): Promise<Upload> {
  const problems: FieldProblem[] = [];
  const texts = new Map<string, string>();
  let bytes: Upload['bytes'] | undefined;
  for await (const part of partsOf(request)) {
    const path = part.fieldname ?? '';
    if (part.type === 'file' && path === 'file' && !bytes)
      bytes = await readWholeFile(part, seriesBounds.bytes, tooLarge);
    else if (part.type === 'file') {
      part.file.resume();
      problems.push(
        path === 'file' ? { path, key: 'error_max_items', params: { max: 1 } } : { path, key: 'error_unknown_field' },
      );
    } else if (isField(path)) texts.set(path, String(part.value).trim());
    else problems.push({ path, key: path === 'file' ? 'error_invalid.file' : 'error_unknown_field' });
  }
  const { data: fields, error } = seriesImport.safeParse(fieldsOf(texts));
  if (error) problems.push(...fieldProblems(error));
  if (!bytes && !problems.some(({ path }) => path === 'file'))
    problems.push({ path: 'file', key: 'error_required.file' });
  if (problems.length > 0 || !fields || !bytes) throw invalid(...problems);
  return { fields, bytes };
}

/** Each file is held in memory until the thread that reads it has taken it over, and with it its place here. */
const receiving = createGate({ atOnce: 2, waiting: 6, perAsker: 2, retryAfterSeconds: 5 });

/**
 * @param work what holds the file; nobody else's is received in its place before it ends
 * @throws 400, 413, 415, 503
 */
export async function withSeriesFile<Result>(
  context: RequestContext,
  work: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  let isReceived = false;
  try {
    return await receiving(context.actor.id, async () => {
      const upload = await readParts(context);
      isReceived = true;
      return work(upload);
    });
  } catch (error) {
    if (!isReceived) discardRest(context.request);
    throw error;
  }
}
