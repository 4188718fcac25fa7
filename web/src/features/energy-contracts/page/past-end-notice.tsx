// Says that a contract is past its expected end, and lets its first party record that it lapsed. Nothing changes by itself.
import { Button } from '@mantine/core';
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TerminationDialog } from './termination-dialog.tsx';

export function PastEndNotice({ contract }: { contract: EnergyContractRecord }) {
  const { t } = useTranslation('energyContracts');
  const formats = useFormats();
  const [asks, setAsks] = useState(false);
  const { isPastEnd, expectedEndDate, allowedActions } = contract;
  if (!isPastEnd) return null;
  const mayRecord = allowedActions.includes('terminate');
  return (
    <>
      <Notice
        kind="time"
        title={t('expiry.title', { date: formats.date(expectedEndDate) })}
        action={mayRecord && <Button onClick={() => setAsks(true)}>{t('expiry.action')}</Button>}
      >
        {t(mayRecord ? 'expiry.text' : 'expiry.text_other')}
      </Notice>
      {mayRecord && (
        <TerminationDialog
          contract={contract}
          given="EXPIRATION_BY_LAPSE_OF_TIME"
          opened={asks}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
