// Runs one act of a page or a dialog: shows its result in a toast, refetches what it has made stale, and keeps the focus.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Refusal, reasonOf, refusalOf } from '../platform/api/api-problems.ts';
import type { FormErrors } from '../platform/api/form-errors.ts';
import { holdFocus } from '../platform/lost-focus.ts';
import { type ToastAct, toasts } from '../platform/toasts.ts';
import { type ActAbout, useRefresh } from './use-refresh.ts';

/** A toast of success: its title alone, or with a sentence and an offer; a warning where something is left to do. */
type DoneToast =
  | string
  | {
      kind?: 'success' | 'warning';
      title: string;
      text?: string | undefined;
      offer?: ToastAct | undefined;
      /** The record that was changed: what an earlier toast about it offers to undo no longer fits. */
      about?: string | undefined;
    };

export interface Ending<Answer> {
  /** Without one, the page itself shows the result. */
  done?: DoneToast | ((answer: Answer) => DoneToast);
  /** The title of the toast of a failure; without one, that it could not be saved. */
  failed?: string | ((error: unknown) => string);
  /** What the toast of a failure says, if there is something better than the server's reason. */
  reason?: (error: unknown) => string | undefined;
  /** Closes the dialog, clears the input. */
  onDone?: (answer: Answer) => unknown;
  /** @returns true if it shows the refusal itself, so that no toast is needed */
  onRefused?: (refusal: Refusal, error: unknown) => boolean | undefined | void;
}

export interface Ended {
  isDone: boolean;
  /** Errors of fields, for the form that was sent. */
  errors: FormErrors;
}

export interface Act {
  isPending: boolean;
  run: <Answer>(send: () => Promise<Answer>, ending?: Ending<Answer>) => Promise<Ended>;
  /** For the dialog that says that somebody else was faster. */
  outdated: { opened: boolean; onClose: () => void; onReload: () => void };
}

interface Options {
  /** Which refusals mean that somebody else was faster; the component shows `outdated` then. */
  overtaken?: ((error: unknown) => boolean) | undefined;
}

/** @param about without it, the answer says everything */
export function useAct(about?: ActAbout, { overtaken }: Options = {}): Act {
  const { t } = useTranslation('errorMessages');
  const refresh = useRefresh(about);
  const [isPending, setPending] = useState(false);
  const [isOutdated, setOutdated] = useState(false);

  function refuse<Answer>(error: unknown, { failed, reason = reasonOf, onRefused }: Ending<Answer>): Ended {
    if (overtaken?.(error)) {
      setOutdated(true);
      return { isDone: false, errors: {} };
    }
    const refusal = refusalOf(error);
    const title = typeof failed === 'function' ? failed(error) : failed;
    if (onRefused?.(refusal, error) !== true) toasts.error(title ?? t('error_save'), reason(error));
    // Unless it was about what was typed, the state that refused it may be another than the one on the page.
    if (Object.keys(refusal.errors).length === 0) void refresh();
    return { isDone: false, errors: refusal.errors };
  }

  async function finish<Answer>(answer: Answer, { done, onDone }: Ending<Answer>): Promise<Ended> {
    if (done !== undefined) showDone(typeof done === 'function' ? done(answer) : done);
    await onDone?.(answer);
    await refresh();
    return { isDone: true, errors: {} };
  }

  const run: Act['run'] = async (send, ending = {}) => {
    const settleFocus = holdFocus();
    setPending(true);
    try {
      return await send().then(
        (answer) => finish(answer, ending),
        (error: unknown) => refuse(error, ending),
      );
    } finally {
      setPending(false);
      settleFocus();
    }
  };
  const outdated = { opened: isOutdated, onClose: () => setOutdated(false), onReload: () => void refresh() };
  return { isPending, run, outdated };
}

function showDone(toast: DoneToast): void {
  const { kind = 'success', title, text, offer, about } = typeof toast === 'string' ? { title: toast } : toast;
  toasts[kind](title, text, offer, about);
}
