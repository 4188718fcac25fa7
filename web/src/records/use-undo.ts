// Taking back what was just done, offered in its toast: it is at hand on whatever page the user is by then.
import { useTranslation } from 'react-i18next';
import type { ToastAct } from '../platform/toasts.ts';
import type { ActSubject } from './stale-answers.ts';
import { useAct } from './use-act.ts';

interface Undo {
  /** How long it is offered. */
  seconds?: number;
  send: () => Promise<unknown>;
  /** The titles of the toasts. */
  done: string;
  failed: string;
  /** Names what is restored. */
  named: string;
}

const usualSeconds = 10;

/** @param subject what the undoing is about, or its own way to refetch */
export function useUndo(subject: ActSubject | (() => Promise<unknown>)): (undo: Undo) => ToastAct {
  const { t } = useTranslation('toast');
  const { run } = useAct(subject);
  return ({ seconds = usualSeconds, send, done, failed, named }) => ({
    label: t('undo'),
    isUndo: true,
    seconds,
    run: () => void run(send, { done: { title: done, text: named }, failed }),
  });
}
