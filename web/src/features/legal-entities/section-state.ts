// When a section of the wizard counts as filled in, and its one line of summary.
import type { LegalEntityEditor } from './use-legal-entity-editor.ts';

/** The parts that are filled, side by side. */
export const filledText = (parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter((part): part is string => typeof part === 'string' && part.trim() !== '').join(' · ');

/** No field of the section would be refused. */
export function isComplete({ form, check }: LegalEntityEditor, fields: readonly string[]): boolean {
  return !Object.keys(check(form.values)).some((path) =>
    fields.some((field) => path === field || path.startsWith(`${field}.`)),
  );
}
