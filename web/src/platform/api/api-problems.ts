// The text for a refused call: errors of fields go to the form, the rest becomes one sentence.
import { errorText, type FormErrors, formErrors } from './form-errors.ts';
import { ApiError } from './request.ts';

export interface Refusal {
  errors: FormErrors;
  /** A sentence for the whole form; undefined when the errors of the fields explain everything. */
  message: string | undefined;
}

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { errors: {}, message: errorText('error_connection') };
  const { code, errors = [], requestId } = error.problem;
  // The text of what nobody expected names the request, where it has an id, so that support finds it in the log.
  const values = { requestId, context: requestId && 'traced' };
  const message = errors.length > 0 ? undefined : errorText(code || 'error_unexpected', values);
  return { errors: formErrors(errors), message };
}

/** The reason in one sentence, where no form shows the errors of the fields. */
export function reasonOf(error: unknown): string | undefined {
  const { message, errors } = refusalOf(error);
  return message ?? Object.values(errors)[0];
}
