// Forms are checked with the schemas of the API; their errors read as those of the server do.
// Brings zod along: imported by pages with a form that needs more than the browser's own checks.
import { fieldProblems } from '@wattpact/domain/api/problem';
import type { z } from 'zod';
import { errorText, type FormErrors, formErrors, type Translate } from './form-errors.ts';

export const checkWith =
  (schema: z.ZodType, t: Translate = errorText) =>
  (values: unknown): FormErrors => {
    const { error } = schema.safeParse(values);
    return error ? formErrors(fieldProblems(error), t) : {};
  };
