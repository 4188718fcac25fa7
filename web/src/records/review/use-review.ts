// Decides on a record: one call at a time, a toast for the result, a dialog if somebody else was faster.
import { reviewStatuses } from '@wattpact/domain/access/review';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { request } from '../../platform/api/request.ts';
import { useSettings } from '../../platform/api/settings.ts';
import { type ToastAct, toasts } from '../../platform/toasts.ts';
import { isOvertaken } from '../overtaken.ts';
import type { RecordKind, Target } from '../record-kind.ts';
import type { ShownRecord } from '../shown-record.ts';
import { useRefresh } from '../use-refresh.ts';

export type Decision = 'approve' | 'reject';

interface Said {
  comment: string;
  checklist?: readonly string[] | undefined;
}

interface Done {
  /** The key of the toast. */
  done: string;
  undo?: ToastAct | undefined;
}

export interface Review {
  busy: boolean;
  /** Somebody else has changed the record since it was read. */
  outdated: boolean;
  closeOutdated: () => void;
  /** @param checklist what was ticked, of a kind that has a list of checks */
  decide: (decision: Decision, comment: string, checklist?: readonly string[]) => Promise<boolean>;
  setStatus: (status: string, comment: string) => Promise<boolean>;
}

export function useReview(kind: RecordKind, record: ShownRecord): Review {
  const { t } = useTranslation(['toast', 'errorMessages']);
  const [busy, setBusy] = useState(false);
  const [outdated, setOutdated] = useState(false);
  const refresh = useRefresh(kind.kind);
  const undo = useUndo(kind, record);
  const { id, name, version } = record;

  async function send(target: Target, params: Record<string, string>, said: Said, shown: Done) {
    const comment = said.comment.trim();
    const { checklist = [] } = said;
    const body = { ...(comment !== '' && { comment }), ...(checklist.length > 0 && { checklist }) };
    setBusy(true);
    try {
      await request(target.method, target.path, { params, version, body });
      toasts.success(t(`toast:review.${shown.done}` as never), t('toast:review.named', { name }), shown.undo);
      await refresh();
      return true;
    } catch (error) {
      if (isOvertaken(error)) setOutdated(true);
      else {
        const { message, errors } = refusalOf(error);
        toasts.error(t('toast:review.failed'), message ?? Object.values(errors)[0]);
      }
      return false;
    } finally {
      setBusy(false);
    }
  }
  return {
    busy,
    outdated,
    closeOutdated: () => setOutdated(false),
    decide: (decision, comment, checklist) => {
      const done = decision === 'approve' ? 'approved' : 'rejected';
      return send(kind.adminApi[decision], { id }, { comment, checklist }, { done, undo });
    },
    setStatus: (status, comment) => {
      const isUndoable = reviewStatuses.some((one) => one === status);
      const shown = { done: 'status_changed', undo: isUndoable ? undo : undefined };
      return send(kind.adminApi.setStatus, { id, status }, { comment }, shown);
    },
  };
}

/** The seconds in which a decision on such a record can be taken back; 0 for a kind, or an installation, without it. */
export function useUndoSeconds({ adminApi }: RecordKind): number {
  const { undoSeconds } = useSettings();
  return adminApi.undo ? undoSeconds : 0;
}

/** Offered in the toast, so that it is at hand on whatever page the administrator is by then. */
function useUndo(kind: RecordKind, { id, name }: ShownRecord): ToastAct | undefined {
  const { t } = useTranslation(['toast', 'errorMessages']);
  const refresh = useRefresh(kind.kind);
  const seconds = useUndoSeconds(kind);
  const { undo } = kind.adminApi;
  if (!undo || seconds === 0) return undefined;
  const run = async () => {
    try {
      await request(undo.method, undo.path, { params: { id } });
      toasts.success(t('toast:review.undone'), t('toast:review.named', { name }));
    } catch (error) {
      toasts.error(t('toast:review.undo_failed'), refusalOf(error).message);
    } finally {
      await refresh();
    }
  };
  return { label: t('toast:review.undo'), seconds, run: () => void run() };
}
