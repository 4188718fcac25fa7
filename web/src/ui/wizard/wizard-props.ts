// What a wizard is given: its steps, its check, and what sending does.
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { DraftPlace } from './draft.ts';
import type { WizardStart } from './use-wizard-form.ts';
import type { Errors, Owner } from './wizard-errors.ts';

export interface WizardStep extends Owner {
  label: string;
  /** For the button that leads here: `Seguinte: confirmar`. */
  short?: string;
  description?: string;
  content: ReactNode;
}

export interface WizardProps<Values> {
  title: string;
  /** On a phone, below the title: for whom it is made. */
  subtitle?: string;
  form: UseFormReturnType<Values>;
  steps: readonly WizardStep[];
  /** All errors of the values, by path: `checkWith(schema)`. A step lets pass only without errors up to its own. */
  check: (values: Values) => Errors;
  /** The faults that two fields make together, from each to the other, by path. */
  linksOf?: (values: Values) => Readonly<Record<string, string>>;
  /** What a field is called in the list of errors. */
  labelOf: (path: string) => string;
  /** Says what it does: `Registar contrato`. */
  submitLabel: string;
  submitting: boolean;
  /** The last step still wants something (a declaration): nothing is sent until then. */
  submitDisabled?: boolean;
  /** Asks for something more before it is sent; resolves to undefined when nothing is to be sent. */
  confirm?: (values: Values) => Promise<Values | undefined>;
  /**
   * Resolves to the errors of the server by path; an empty object is a refusal that no field explains, and undefined
   * means that it is done (and the page goes on itself).
   */
  onSubmit: (values: Values) => Promise<Errors | undefined>;
  /** Asked to give up: where to go then. */
  onCancel: () => void;
  draft: DraftPlace;
  /** What an earlier visit left. */
  kept?: WizardStart | undefined;
  /** Right of the steps: the summary, the deadline. */
  aside?: ReactNode;
  /** Above everything else of a step. */
  notice?: ReactNode;
}
