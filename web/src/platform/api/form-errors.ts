// A form's errors in words, and the focus on their fields. It imports no schema, so that it stays small.
import { errorTextKeys } from '@wattpact/domain/api/error-texts';
import type { FieldProblem } from '@wattpact/domain/api/problem';
import i18next from 'i18next';

export type Translate = (key: string, params?: Record<string, unknown>) => string;
export type FormErrors = Record<string, string>;

/** Texts of the errorMessages namespace; load it with the page: `useTranslation('errorMessages')`. */
export const errorText: Translate = (key, params = {}) =>
  i18next.t(errorTextKeys(key), { ns: 'errorMessages', ...params });

/** Problems by dotted path, as a Mantine form takes them; the first problem of a field counts. */
export function formErrors(problems: readonly FieldProblem[], t: Translate = errorText): FormErrors {
  const errors: FormErrors = {};
  for (const { path, key, params } of problems) errors[path] ??= t(key, params);
  return errors;
}

function fieldNode(path: string): HTMLElement | undefined {
  for (let at = path; at !== ''; at = at.includes('.') ? at.slice(0, at.lastIndexOf('.')) : '') {
    const node = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(at)}"]`);
    if (!node) continue;
    return node.matches('input, textarea, select, button')
      ? node
      : (node.querySelector<HTMLElement>('input:not([type="file"]), textarea, button') ?? node);
  }
  return undefined;
}

/** Sorts the paths of fields as the fields stand on the page; those that are not there stay where they are. */
export function compareFields(one: string, other: string): number {
  const [first, second] = [fieldNode(one), fieldNode(other)];
  if (!first || !second || first === second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Focuses a field by its path; a field inside a list is found by its list. @returns whether it was found */
function focusField(path: string): boolean {
  const node = fieldNode(path);
  node?.focus();
  if (!node || document.activeElement !== node) return false;
  node.scrollIntoView({ block: 'center' });
  return true;
}

const mostFrames = 60;
const typedIn = 'input, textarea, select, [contenteditable]';

/**
 * Like `focusField`, for a field whose step or section is just opening: tries each frame for about a second. It gives up
 * when the person goes on in another field meanwhile: what they type belongs there.
 * @param before what had the focus when the field was asked for
 */
export function focusFieldSoon(path: string, before = document.activeElement): () => void {
  let frames = 0;
  let frame = 0;
  const attempt = () => {
    frames += 1;
    const now = document.activeElement;
    if (now !== before && now?.matches(typedIn)) return;
    if (!focusField(path) && frames < mostFrames) frame = requestAnimationFrame(attempt);
  };
  frame = requestAnimationFrame(attempt);
  return () => cancelAnimationFrame(frame);
}

export const jumpToFirstError = (errors: FormErrors): void => {
  const [first] = Object.keys(errors);
  if (first !== undefined) focusFieldSoon(first);
};
