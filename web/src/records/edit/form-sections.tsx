// The sections of a step: each says its fields; whether they are complete, and their values in one line, follow.
import type { ReactNode } from 'react';
import { filledText } from '../../platform/words/filled-text.ts';
import { WizardSections } from '../../ui/wizard/wizard-sections.tsx';
import type { FormEditor } from './form-editor.ts';

export interface FormSection {
  id: string;
  title: string;
  /** Defaults to the field with the section's id. */
  fields?: readonly string[];
  /** Fields of other sections without which it is not complete. */
  needs?: readonly string[];
  optional?: boolean;
  /** What is asked for and not there yet; nothing requires it. */
  missing?: string | undefined;
  startsOpen?: boolean;
  /** The filled values; an empty section reads "to fill in" or "optional". */
  summary: readonly (string | null | undefined | false)[];
  children: ReactNode;
}

interface FormSectionsProps {
  editor: Pick<FormEditor<unknown>, 'isComplete'>;
  sections: readonly FormSection[];
}

export const FormSections = ({ editor, sections }: FormSectionsProps) => (
  <WizardSections
    sections={sections.map(({ id, fields = [id], needs = [], summary, ...section }) => ({
      ...section,
      id,
      fields,
      complete: editor.isComplete([...fields, ...needs]),
      summary: filledText(summary),
    }))}
  />
);
