// Decides on a record: approve, reject, or set its status; what was decided can be taken back for a while.
import { reviewStatuses } from '@wattpact/domain/access/review';
import { useTranslation } from 'react-i18next';
import { request } from '../../platform/api/request.ts';
import { useSettings } from '../../platform/api/settings.ts';
import type { ToastAct } from '../../platform/toasts.ts';
import { isOvertaken } from '../overtaken.ts';
import type { RecordKind, Target } from '../record-kind.ts';
import type { ShownRecord } from '../shown-record.ts';
import { type Act, type Ended, useAct } from '../use-act.ts';
import { useUndo } from '../use-undo.ts';

export type Decision = 'approve' | 'reject';

interface Said {
  comment: string;
  /** What was ticked, of a kind that has a list of checks. */
  checklist?: readonly string[];
  onDone: () => void;
}

interface Done {
  /** The key of the toast. */
  done: string;
  undo?: ToastAct | undefined;
}

export interface Review {
  busy: boolean;
  /** For the dialog that says so when somebody else has changed the record since it was read. */
  outdated: Act['outdated'];
  decide: (decision: Decision, said: Said) => Promise<Ended>;
  setStatus: (status: string, said: Said) => Promise<Ended>;
}

export function useReview(kind: RecordKind, record: ShownRecord): Review {
  const { t } = useTranslation('toast');
  const { isPending, outdated, run } = useAct(kind.kind, { overtaken: isOvertaken });
  const undo = useDecisionUndo(kind, record);
  const { id, name, version } = record;

  function send(target: Target, params: Record<string, string>, said: Said, { done, undo: offer }: Done) {
    const comment = said.comment.trim();
    const { checklist = [], onDone } = said;
    const body = { ...(comment !== '' && { comment }), ...(checklist.length > 0 && { checklist }) };
    return run(() => request(target.method, target.path, { params, version, body }), {
      done: { title: t(`review.${done}` as never), text: t('review.named', { name }), offer, about: id },
      failed: t('review.failed'),
      onDone,
    });
  }
  return {
    busy: isPending,
    outdated,
    decide: (decision, said) => {
      const done = decision === 'approve' ? 'approved' : 'rejected';
      return send(kind.adminApi[decision], { id }, said, { done, undo });
    },
    setStatus: (status, said) => {
      const isUndoable = reviewStatuses.some((one) => one === status);
      const shown = { done: 'status_changed', undo: isUndoable ? undo : undefined };
      return send(kind.adminApi.setStatus, { id, status }, said, shown);
    },
  };
}

/** The seconds in which a decision on such a record can be taken back; 0 for a kind, or an installation, without it. */
export function useUndoSeconds({ adminApi }: RecordKind): number {
  const { undoSeconds } = useSettings();
  return adminApi.undo ? undoSeconds : 0;
}

function useDecisionUndo(kind: RecordKind, { id, name }: ShownRecord): ToastAct | undefined {
  const { t } = useTranslation('toast');
  const offer = useUndo(kind.kind);
  const seconds = useUndoSeconds(kind);
  const { undo } = kind.adminApi;
  if (!undo || seconds === 0) return undefined;
  return offer({
    seconds,
    send: () => request(undo.method, undo.path, { params: { id } }),
    done: t('review.undone'),
    failed: t('review.undo_failed'),
    named: t('review.named', { name }),
  });
}
