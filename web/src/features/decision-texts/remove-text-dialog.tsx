// Asks before a comment that administrators use again is deleted.
import type { DecisionText } from '@wattpact/domain/cases/case';
import { decisionTextApi } from '@wattpact/domain/cases/case-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useAct } from '../../records/use-act.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useFocusBack } from '../../ui/feedback/focus-back.ts';
import classes from './decision-texts.module.css';

export function RemoveTextDialog({ text: { id, text }, onClose }: { text: DecisionText; onClose: () => void }) {
  const { t } = useTranslation(['dashboard', 'common', 'errorMessages', 'toast']);
  useFocusBack();
  const { isPending, run } = useAct('decision_text');
  const remove = async () => {
    await run(() => call(decisionTextApi.remove, { params: { id } }), {
      done: t('toast:decision_texts.removed'),
      failed: t('errorMessages:error_deletion'),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('dashboard:texts.remove_title')}
      confirmLabel={t('dashboard:texts.remove')}
      danger
      loading={isPending}
      onConfirm={() => void remove()}
    >
      <p className={classes.text}>{t('common:quoted', { text })}</p>
      <p>{t('dashboard:texts.remove_text')}</p>
    </ConfirmDialog>
  );
}
