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

export interface Review {
  busy: boolean;
  /** Somebody else has changed the record since it was read. */
  outdated: boolean;
  closeOutdated: () => void;
  decide: (decision: Decision, comment: string) => Promise<boolean>;
  setStatus: (status: string, comment: string) => Promise<boolean>;
}

export function useReview(kind: RecordKind, record: ShownRecord): Review {
  const { t } = useTranslation(['toast', 'errorMessages']);
  const [busy, setBusy] = useState(false);
  const [outdated, setOutdated] = useState(false);
  const refresh = useRefresh(kind);
  const { id, name, version } = record;

  async function send(target: Target, params: Record<string, string>, comment: string, done: string) {
    const text = comment.trim();
    setBusy(true);
    try {
      await request(target.method, target.path, { params, version, body: text === '' ? {} : { comment: text } });
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
    decide: (decision, comment) =>
      send(kind.adminApi[decision], { id }, comment, decision === 'approve' ? 'approved' : 'rejected'),
    setStatus: (status, comment) => send(kind.adminApi.setStatus, { id, status }, comment, 'status_changed'),
  };
}
