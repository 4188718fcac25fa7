// Decides on a record: one call at a time, a toast for the result, a dialog if somebody else was faster.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { request } from '../../platform/api/request.ts';
import { toasts } from '../../platform/toasts.ts';
import { isOvertaken } from '../overtaken.ts';
import type { RecordKind, Target } from '../record-kind.ts';
import type { ShownRecord } from '../shown-record.ts';
import { useRefresh } from '../use-refresh.ts';

export type Decision = 'approve' | 'reject';

interface Said {
  comment: string;
  checklist?: readonly string[] | undefined;
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
  const refresh = useRefresh(kind);
  const { id, name, version } = record;

  async function send(target: Target, params: Record<string, string>, said: Said, done: string) {
    const comment = said.comment.trim();
    const { checklist = [] } = said;
    const body = { ...(comment !== '' && { comment }), ...(checklist.length > 0 && { checklist }) };
    setBusy(true);
    try {
      await request(target.method, target.path, { params, version, body });
      toasts.success(t(`toast:review.${done}`), t('toast:review.named', { name }));
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
    decide: (decision, comment, checklist) =>
      send(kind.adminApi[decision], { id }, { comment, checklist }, decision === 'approve' ? 'approved' : 'rejected'),
    setStatus: (status, comment) => send(kind.adminApi.setStatus, { id, status }, { comment }, 'status_changed'),
  };
}
