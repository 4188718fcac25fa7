// The number of a request that failed, apart from the texts of refusals, which pages without a form do not need.
import { ApiError } from './request.ts';

/** The number by which support finds an unexpected failure in the log; undefined where there is none. */
export const requestNumberOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.problem.code === 'error_unexpected'
    ? error.problem.requestId || undefined
    : undefined;
