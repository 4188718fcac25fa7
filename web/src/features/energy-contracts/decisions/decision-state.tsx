// What the state of a bulk decision means for its reader, with the progress while contracts wait.
import { Progress } from '@mantine/core';
import type { DecisionSummary } from '@wattpact/domain/contract-decisions/contract-decision';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { isRunning } from './decision-queries.ts';
import classes from './decisions.module.css';

export function DecisionState({ of: summary }: { of: DecisionSummary }) {
  const { t } = useTranslation('energyContracts');
  const { done, of, refused } = summary;
  if (isRunning(summary)) {
    const title = t('decisions.working', { done, of });
    return (
      <Notice kind="information" title={title}>
        {t('decisions.working_text')}
        <Progress className={classes.progress ?? ''} value={(done / of) * 100} aria-label={title} />
      </Notice>
    );
  }
  if (refused > 0)
    return (
      <Notice kind="warning" title={t('decisions.some_left', { count: refused })} live>
        {t('decisions.some_left_text')}
      </Notice>
    );
  return (
    <Notice kind="success" title={t('decisions.done')} live>
      {t('decisions.done_text')}
    </Notice>
  );
}
