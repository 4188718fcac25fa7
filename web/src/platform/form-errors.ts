// What is wrong with a form's input, in words, and the way to the field. Knows no schema, so that it stays small.
import type { FieldProblem } from 'domain/api/problem';
import i18next from 'i18next';

export type Translate = (key: string, params?: Record<string, unknown>) => string;
export type FormErrors = Record<string, string>;

/** Texts of the errorMessages namespace; load it with the page: `useTranslation('errorMessages')`. */
export const errorText: Translate = (key, params = {}) => i18next.t(key, { ns: 'errorMessages', ...params });

/** Problems by dotted path, as a Mantine form takes them; the first problem of a field counts. */
export const formErrors = (problems: readonly FieldProblem[], t: Translate = errorText): FormErrors =>
  Object.fromEntries(problems.toReversed().map(({ path, key, params }) => [path, t(key, params)]));

/** Puts the cursor into a field by its path; a field inside a list answers for its list. */
export function focusField(path: string): boolean {
  for (let at = path; at !== ''; at = at.includes('.') ? at.slice(0, at.lastIndexOf('.')) : '') {
    const node = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(at)}"]`);
    if (!node) continue;
    const field = node.matches('input, textarea, select, button')
      ? node
      : node.querySelector<HTMLElement>('input:not([type="file"]), textarea, button');
    (field ?? node).focus();
    (field ?? node).scrollIntoView({ block: 'center' });
    return true;
  }
  return false;
}

export const jumpToFirstError = (errors: FormErrors): void => {
  const [first] = Object.keys(errors);
  if (first !== undefined) requestAnimationFrame(() => focusField(first));
};
