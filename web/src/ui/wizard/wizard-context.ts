// What the parts of a wizard tell each other: the errors, which section is to open, and where a fault's other field is.
import { createContext, use } from 'react';
import type { Errors } from './wizard-errors.ts';

export interface FieldLink {
  /** What the field is called, and the number of its step. */
  name: string;
  step: number;
  /** Opens its step and puts the cursor into it. */
  open: () => void;
}

export interface WizardState {
  errors: Errors;
  /** The path whose field is to be shown; changes with each jump. */
  target: { path: string } | undefined;
  /** Of a fault that two fields make together: the other one. */
  linkOf: (path: string) => FieldLink | undefined;
}

export const WizardContext = createContext<WizardState>({ errors: {}, target: undefined, linkOf: () => undefined });

export const useWizardState = (): WizardState => use(WizardContext);
