// How the API says what is wrong: RFC 9457, with keys of the errorMessages namespace instead of sentences.
import { z } from 'zod';
import { type PluralOf, type RecordKindName, recordKindNames, recordKinds } from '../records/kinds.ts';

export interface FieldProblem {
  /** Dotted path in the body, e.g. `representatives.0.email`. */
  path: string;
  key: string;
  params?: Record<string, unknown> | undefined;
}

export const fieldProblem = z.object({
  path: z.string(),
  key: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});

/** The kinds whose records may depend on another record; a company depends on none. */
export type ConflictKind = PluralOf<Exclude<RecordKindName, 'legal_entity'>>;
const conflictKinds = recordKindNames
  .filter((name) => name !== 'legal_entity')
  .map((name): ConflictKind => recordKinds[name].plural);

export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    requestId: z.string().optional(),
    errors: z.array(fieldProblem).optional(),
    conflicts: z.array(z.object({ kind: z.enum(conflictKinds), count: z.int() })).optional(),
    /** Sent with `error_second_factor_required`; the client sends it back with the code. */
    challenge: z.string().optional(),
    /** Sent with `error_case_taken`: the name of the administrator who has taken the record. */
    holder: z.string().optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problemSchema>;

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const fieldName = (path: PropertyKey[] | undefined) =>
  snakeCase(String(path?.findLast((part) => typeof part === 'string') ?? 'value'));

/** Every message of a schema is an i18n key: the one that the schema names, else the one of the kind of fault. */
z.config({
  customError: (issue) => {
    if (issue.input === undefined) return `error_required.${fieldName(issue.path)}`;
    if (issue.code === 'unrecognized_keys') return 'error_unknown_field';
    if (issue.code === 'invalid_format' && issue.input === '') return `error_required.${fieldName(issue.path)}`;
    if (issue.code === 'too_small') return tooSmall(issue.origin, issue.path, issue.input);
    if (issue.code === 'too_big') {
      if (issue.origin === 'string') return 'error_max_length';
      return issue.origin === 'array' ? 'error_max_items' : 'error_max_value';
    }
    return `error_invalid.${fieldName(issue.path)}`;
  },
});

function tooSmall(origin: string, path: PropertyKey[] | undefined, input: unknown): string {
  if (origin === 'array') return fieldName(path) === 'files' ? 'error_min_documents' : 'error_min_items';
  if (origin !== 'string') return 'error_min_value';
  // A text that is empty after trimming is missing, not short.
  return typeof input === 'string' && input.trim() === '' ? `error_required.${fieldName(path)}` : 'error_min_length';
}

/** Takes the issues of the union branch that matched furthest, because that is the one the caller meant. */
function unfolded(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.find((branch) =>
    branch.some(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
  );
  if (!meant) return [issue];
  return meant.flatMap((inner) => unfolded({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** All failing fields of a refused input, each once, in the order of the schema. */
export function fieldProblems(error: z.core.$ZodError): FieldProblem[] {
  const all = error.issues.flatMap(unfolded).flatMap((issue): FieldProblem[] => {
    const at = issue.path.join('.');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((name) => ({ path: at ? `${at}.${name}` : name, key: issue.message }));
    }
    const {
      minimum: min,
      maximum: max,
      params,
    } = issue as {
      minimum?: unknown;
      maximum?: unknown;
      params?: Record<string, unknown>;
    };
    const key = issue.message;
    const isBound = /^error_(min|max)_/.test(key);
    const bounds = {
      ...(isBound && min !== undefined && { min }),
      ...(isBound && max !== undefined && { max }),
      ...params,
    };
    return [{ path: at, key, ...(Object.keys(bounds).length > 0 && { params: bounds }) }];
  });
  return all.filter((one, index) => all.findIndex(({ path }) => path === one.path) === index);
}
