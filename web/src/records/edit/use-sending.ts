// Submits a wizard's input: errors of fields go back to the form, another refusal becomes a message, and an edit conflict is
// reported.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import type { FormErrors } from '../../platform/api/form-errors.ts';
import { isOvertaken } from '../overtaken.ts';
import { useAct } from '../use-act.ts';

interface SendingOptions {
  /** The title of the toast. */
  failed: string;
  /** The record exists, so somebody else may have changed it. */
  isEdit: boolean;
  /** A sentence about the refused fields, if there is a better one than "check them". */
  wordsOf?: ((errors: FormErrors) => string) | undefined;
}

export interface Sending {
  busy: boolean;
  /** The message of a refusal that no field explains. */
  refused: string | undefined;
  /** Somebody else has changed the record meanwhile. */
  outdated: boolean;
  closeOutdated: () => void;
  /** Like the wizard's `onSubmit`: undefined when it succeeded. */
  run: (send: () => Promise<void>) => Promise<FormErrors | undefined>;
}

export function useSending({ failed, isEdit, wordsOf }: SendingOptions): Sending {
  const { t } = useTranslation('errorMessages');
  const { isPending, outdated, run } = useAct(undefined, { overtaken: isEdit ? isOvertaken : undefined });
  const [refused, setRefused] = useState<string>();
  const reason = (error: unknown) => {
    const { errors, message } = refusalOf(error);
    return wordsOf?.(errors) || (message ?? t('error_invalid_input'));
  };
  const submit = async (send: () => Promise<void>) => {
    setRefused(undefined);
    const sent = await run(send, { failed, reason, onRefused: ({ message }) => setRefused(message) });
    return sent.isDone ? undefined : sent.errors;
  };
  return { busy: isPending, refused, outdated: outdated.opened, closeOutdated: outdated.onClose, run: submit };
}
