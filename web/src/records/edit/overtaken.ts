// Which refusals of an edit mean that somebody else was quicker.
import { ApiError } from '../../platform/api/request.ts';

const codes = ['error_wrong_status', 'error_item_closed'];

/** Another version, a status that somebody else's act has brought about, or a record that is gone. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 412 || error.status === 404 || codes.includes(error.problem.code));
