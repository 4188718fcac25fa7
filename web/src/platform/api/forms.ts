// Checks forms with the API's schemas, so that their errors read like the server's. It imports zod: only pages whose form
// needs more than the browser's own checks import it.
import { fieldProblems } from '@wattpact/domain/api/problem';
import type { z } from 'zod';
import { errorText, type FormErrors, formErrors, type Translate } from './form-errors.ts';

export const checkWith =
  (schema: z.ZodType, t: Translate = errorText) =>
  (values: unknown): FormErrors => {
    const { error } = schema.safeParse(values);
    return error ? formErrors(fieldProblems(error), t) : {};
  };
