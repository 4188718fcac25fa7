// A refused call as an error: the API's `application/problem+json`, RFC 9457.
import type { components } from './api.gen.ts';

type Problem = components['schemas']['Problem'];
export type FieldProblem = NonNullable<Problem['errors']>[number];

/** `code` and the `key` of each field are stable names to decide by; `message` is for logs. */
export class WattpactProblem extends Error {
  override name = 'WattpactProblem';
  readonly status: number;
  /** Such as `error_invalid_input`; `error_unexpected` where the answer is no problem of the API. */
  readonly code: string;
  /** What is wrong with which field, by its dotted path. */
  readonly fields: readonly FieldProblem[];
  /** Finds the request in the server's log. */
  readonly requestId: string | undefined;
  readonly problem: Partial<Problem>;

  constructor(status: number, problem: Partial<Problem>, requestId: string | undefined) {
    const fields = problem.errors ?? [];
    const code = problem.code ?? 'error_unexpected';
    super([`${status} ${code}`, ...fields.map(({ path, key }) => `${path}: ${key}`)].join('; '));
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.requestId = requestId;
    this.problem = problem;
  }
}

const isObject = (value: unknown): value is Partial<Problem> => typeof value === 'object' && value !== null;

/** Of any answer that is no success: a proxy in between may answer with something else than a problem. */
export async function problemOf(response: Response): Promise<WattpactProblem> {
  const parsed: unknown = await response.json().catch(() => undefined);
  const problem = isObject(parsed) ? parsed : {};
  return new WattpactProblem(
    response.status,
    problem,
    problem.requestId ?? response.headers.get('x-request-id') ?? undefined,
  );
}
