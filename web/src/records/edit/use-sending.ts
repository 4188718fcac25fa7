// Sends a wizard's input: errors of fields go back to it, a refusal that no field explains is told, and so is that somebody
// else has changed the record meanwhile.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import type { FormErrors } from '../../platform/api/form-errors.ts';
import { toasts } from '../../platform/toasts.ts';
import { isOvertaken } from './overtaken.ts';

interface SendingOptions {
  /** The title of the toast. */
  failed: string;
  /** There is a record that somebody else may have changed. */
  isEdit: boolean;
  /** A sentence about the fields that were refused, where there is a better one than "check them". */
  wordsOf?: ((errors: FormErrors) => string) | undefined;
}

export interface Sending {
  busy: boolean;
  /** The sentence of a refusal that no field explains. */
  refused: string | undefined;
  /** Somebody else has changed the record meanwhile. */
  outdated: boolean;
  closeOutdated: () => void;
  /** As the wizard's `onSubmit` answers: undefined when it is done. */
  run: (send: () => Promise<void>) => Promise<FormErrors | undefined>;
}

export function useSending({ failed, isEdit, wordsOf }: SendingOptions): Sending {
  const { t } = useTranslation('errorMessages');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [outdated, setOutdated] = useState(false);
  const run = async (send: () => Promise<void>) => {
    setBusy(true);
    setRefused(undefined);
    try {
      await send();
      return undefined;
    } catch (error) {
      if (isEdit && isOvertaken(error)) {
        setOutdated(true);
        return {};
      }
      const { errors, message } = refusalOf(error);
      setRefused(message);
      toasts.error(failed, wordsOf?.(errors) || (message ?? t('error_invalid_input')));
      return errors;
    } finally {
      setBusy(false);
    }
  };
  return { busy, refused, outdated, closeOutdated: () => setOutdated(false), run };
}
