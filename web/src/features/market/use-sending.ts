// Sends a wizard's input: errors of fields go back to it, a refusal that no field explains and an outdated version are told.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import type { FormErrors } from '../../platform/api/form-errors.ts';
import { ApiError } from '../../platform/api/request.ts';
import { toasts } from '../../platform/toasts.ts';

export interface Sending {
  busy: boolean;
  /** The sentence of a refusal that no field explains. */
  refused: string | undefined;
  outdated: boolean;
  closeOutdated: () => void;
  /** As the wizard's `onSubmit` answers: undefined when it is done. */
  run: (send: () => Promise<void>) => Promise<FormErrors | undefined>;
}

/** Another version, or a status that somebody else's act has brought about. */
const isOutdated = (error: unknown) =>
  error instanceof ApiError && (error.status === 412 || error.problem.code === 'error_wrong_status');

/** @param failed the title of the toast */
export function useSending(failed: string): Sending {
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
      if (isOutdated(error)) {
        setOutdated(true);
        return {};
      }
      const { errors, message } = refusalOf(error);
      setRefused(message);
      toasts.error(failed, message ?? t('error_invalid_input'));
      return errors;
    } finally {
      setBusy(false);
    }
  };
  return { busy, refused, outdated, closeOutdated: () => setOutdated(false), run };
}
