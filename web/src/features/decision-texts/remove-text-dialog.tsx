// Asks before a comment that administrators use again is deleted.
import { useQueryClient } from '@tanstack/react-query';
import type { DecisionText } from '@wattpact/domain/cases/case';
import { decisionTextApi } from '@wattpact/domain/cases/case-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { call } from '../../platform/api/call.ts';
import { toasts } from '../../platform/toasts.ts';
import { textsQuery } from '../../records/cases/case-calls.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useFocusBack } from '../../ui/feedback/focus-back.ts';
import classes from './decision-texts.module.css';

export function RemoveTextDialog({ text: { id, text }, onClose }: { text: DecisionText; onClose: () => void }) {
  const { t } = useTranslation(['dashboard', 'common', 'errorMessages', 'toast']);
  useFocusBack();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await call(decisionTextApi.remove, { params: { id } });
      toasts.success(t('toast:decision_texts.removed'));
    } catch (error) {
      toasts.error(t('errorMessages:error_deletion'), refusalOf(error).message);
    } finally {
      onClose();
      await client.invalidateQueries({ queryKey: textsQuery.queryKey });
    }
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('dashboard:texts.remove_title')}
      confirmLabel={t('dashboard:texts.remove')}
      danger
      loading={busy}
      onConfirm={() => void remove()}
    >
      <p className={classes.text}>{t('common:quoted', { text })}</p>
      <p>{t('dashboard:texts.remove_text')}</p>
    </ConfirmDialog>
  );
}
