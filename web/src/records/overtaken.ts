// Which refusals of an edit or a decision mean that somebody else was faster.
import { ApiError } from '../platform/api/request.ts';

const codes = ['error_wrong_status', 'error_item_closed'];

/** Another version, a status that somebody else has set, or a deleted record. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 412 || error.status === 404 || codes.includes(error.problem.code));

/** Another version only: of an act that other states refuse for reasons of their own. */
export const isOutdated = (error: unknown): boolean => error instanceof ApiError && error.status === 412;
