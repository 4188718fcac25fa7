// The state that the parts of a wizard share: the errors, the section to open, and the linked field of an error.
import { createContext, use } from 'react';
import type { Errors } from './wizard-errors.ts';

export interface FieldLink {
  /** The field's label, and the number of its step. */
  name: string;
  step: number;
  /** Opens its step and focuses it. */
  open: () => void;
}

export interface WizardState {
  /** Names the present step. */
  stepLabel?: string | undefined;
  errors: Errors;
  /** The path of the field to show; changes with each jump. */
  target: { path: string } | undefined;
  /** The other field of an error that two fields make together. */
  linkOf: (path: string) => FieldLink | undefined;
  /** Leads to a field of another step; undefined where this step has it, or none. */
  changeOf: (path: string) => (() => void) | undefined;
}

export const WizardContext = createContext<WizardState>({
  errors: {},
  target: undefined,
  linkOf: () => undefined,
  changeOf: () => undefined,
});

export const useWizardState = (): WizardState => use(WizardContext);
