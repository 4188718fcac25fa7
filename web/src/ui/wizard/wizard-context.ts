// What the parts of a wizard tell each other: the errors, and which section is to open.
import { createContext, use } from 'react';
import type { Errors } from './wizard-errors.ts';

export interface WizardState {
  errors: Errors;
  /** The path whose field is to be shown; changes with each jump. */
  target: { path: string } | undefined;
}

export const WizardContext = createContext<WizardState>({ errors: {}, target: undefined });

export const useWizardState = (): WizardState => use(WizardContext);
