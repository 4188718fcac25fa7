// The props of a wizard: its steps, its validation, and the submission.
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { DraftPlace } from './draft.ts';
import type { WizardStart } from './use-wizard-form.ts';
import type { Errors, Owner } from './wizard-errors.ts';

export interface WizardStep extends Owner {
  label: string;
  /** For the button that opens it: `Seguinte: confirmar`. */
  short?: string;
  description?: string;
  content: ReactNode;
}

export interface WizardProps<Values> {
  title: string;
  /** On a phone, below the title: the company that it is for. */
  subtitle?: string;
  form: UseFormReturnType<Values>;
  steps: readonly WizardStep[];
  /** All errors of the values, by path: `checkWith(schema)`. A step can be left only if it and those before it have none. */
  check: (values: Values) => Errors;
  /** The errors that two fields make together: from each field's path to the other's. */
  linksOf?: (values: Values) => Readonly<Record<string, string>>;
  /** The label of a field in the list of errors. */
  labelOf: (path: string) => string;
  /** Names the action: `Registar contrato`. */
  submitLabel: string;
  submitting: boolean;
  /** The last step still needs something (a declaration): it cannot be submitted until then. */
  submitDisabled?: boolean;
  /** Asks for something more before submitting; resolves to undefined to cancel. */
  confirm?: (values: Values) => Promise<Values | undefined>;
  /**
   * Resolves to the server's errors by path. An empty object is a refusal without a field; undefined means that it succeeded
   * (and the page navigates on).
   */
  onSubmit: (values: Values) => Promise<Errors | undefined>;
  /** Called when the user gives up; the page navigates. */
  onCancel: () => void;
  draft: DraftPlace;
  /** The draft of an earlier visit. */
  restored?: WizardStart | undefined;
  /** At the right of the steps: the summary, the deadline. */
  aside?: ReactNode;
  /** Above everything else in a step. */
  notice?: ReactNode;
}
