// The check of fields that are left, written once for every wizard.
import type { UseFormReturnType } from '@mantine/form';
import type { FormErrors } from '../../platform/api/form-errors.ts';

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], values);

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && String(value).trim() !== '';

/**
 * Tells what is wrong with the fields of these paths. An empty field that nobody has asked for yet stays without an
 * error; one that has its error keeps it for as long as it is true.
 * @param waits whether this error is told only when the step is left
 */
export function recheckFields<Values>(
  form: UseFormReturnType<Values>,
  check: (values: Values) => FormErrors,
  paths: readonly string[],
  waits: (error: string) => boolean = () => false,
): void {
  const values = form.getValues();
  const errors = check(values);
  for (const path of paths) {
    const error = errors[path];
    if (!error) form.clearFieldError(path);
    else if (form.errors[path] || (isFilled(valueAt(values, path)) && !waits(error))) form.setFieldError(path, error);
  }
}
