// Asks before a comment that administrators use again is deleted.
import type { DecisionText } from '@wattpact/domain/cases/case';
import { decisionTextApi } from '@wattpact/domain/cases/case-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { AskedAct } from '../../records/asked-act.tsx';
import classes from './decision-texts.module.css';

export function RemoveTextDialog({ text: { id, text }, onClose }: { text: DecisionText; onClose: () => void }) {
  const { t } = useTranslation(['dashboard', 'common', 'errorMessages', 'toast']);
  return (
    <AskedAct
      danger
      about="decision_text"
      title={t('dashboard:texts.remove_title')}
      act={t('dashboard:texts.remove')}
      send={() => call(decisionTextApi.remove, { params: { id } })}
      ending={{
        done: t('toast:decision_texts.removed'),
        failed: t('errorMessages:error_deletion'),
        onDone: onClose,
      }}
      onClose={onClose}
    >
      <p className={classes.text}>{t('common:quoted', { text })}</p>
      <p>{t('dashboard:texts.remove_text')}</p>
    </AskedAct>
  );
}
