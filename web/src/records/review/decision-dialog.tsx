// Asks before a decision: names the record, what follows from it, and what its owner will read.
import { useIsFetching } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import type { RecordKind } from '../record-kind.ts';
import type { ShownRecord } from '../shown-record.ts';
import { DecisionConsequences } from './decision-consequences.tsx';
import classes from './review.module.css';
import type { Decision } from './use-review.ts';

interface DecisionDialogProps {
  kind: RecordKind;
  record: ShownRecord;
  decision: Decision;
  comment: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Mounted only while it asks. */
export function DecisionDialog({ kind, record, decision, comment, busy, onConfirm, onClose }: DecisionDialogProps) {
  const { t } = useTranslation();
  // What will be invoiced is known before anybody agrees to it.
  const { approvalFee } = kind.adminApi;
  const isUnknown = useIsFetching({ queryKey: [approvalFee?.path ?? '', { params: { id: record.id } }] }) > 0;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t(`review.ask.${decision}`, { name: record.name })}
      confirmLabel={t(`decision.${decision}`)}
      keepLabel={t('review.keep')}
      onConfirm={onConfirm}
      loading={busy}
      disabled={isUnknown}
      danger={decision === 'reject'}
      onTop
    >
      <DecisionConsequences kind={kind} record={record} decision={decision} />
      {comment.trim() !== '' && (
        <p className={classes.quote}>
          {t('review.said')} {t('quoted', { text: comment.trim() })}
        </p>
      )}
    </ConfirmDialog>
  );
}
