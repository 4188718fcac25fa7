// Validates fields when they lose the focus, for every wizard.
import type { UseFormReturnType } from '@mantine/form';
import type { FormErrors } from '../../platform/api/form-errors.ts';

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], values);

/**
 * The length of the list that a path leads through; undefined without one. After a row was removed, the paths behind it
 * name other rows.
 */
export const rowsAt = (values: unknown, path: string): number | undefined => {
  const [list] = /^.*?(?=\.\d+(?:\.|$))/.exec(path) ?? [];
  const rows = list === undefined ? undefined : valueAt(values, list);
  return Array.isArray(rows) ? rows.length : undefined;
};

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && String(value).trim() !== '';

/**
 * Sets or clears the errors of these paths. An empty field gets no new error here, and an error stays while it is true.
 * @param waits whether this error is shown only when the step is left
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
