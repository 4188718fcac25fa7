// Registers the rows without faults, after a question that says how many and how many are left out.
import { Button } from '@mantine/core';
import type { ImportSummary } from '@wattpact/domain/contract-imports/contract-import';
import { contractImportApi } from '@wattpact/domain/contract-imports/contract-import-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useActingEntity } from '../../platform/session/acting-entity.ts';
import { useAct } from '../../records/use-act.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';

/** Whether the reader may correct and commit an import of the company. */
export function useMayRegister(legalEntityId: string): boolean {
  const { withRole } = useActingEntity();
  return withRole('registry').entities.some(({ id }) => id === legalEntityId);
}

export function CommitButton({ of }: { of: ImportSummary }) {
  const { t } = useTranslation(['importEnergyContract', 'errorMessages']);
  const { id, status, valid, invalid, warned, created, legalEntityId } = of;
  const count = valid - created;
  const [asks, setAsks] = useState(false);
  const { isPending, run } = useAct('energy_contract');
  const commit = async () => {
    await run(() => call(contractImportApi.commit, { params: { id } }));
    setAsks(false);
  };
  const mayRegister = useMayRegister(legalEntityId);
  if (!mayRegister || count === 0 || (status !== 'CHECKED' && status !== 'FAILED')) return null;
  const label = status === 'FAILED' ? t('page.again') : t('page.commit', { count });
  return (
    <>
      <Button onClick={() => setAsks(true)}>{label}</Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('confirm.title', { count })}
        confirmLabel={label}
        onConfirm={() => void commit()}
        loading={isPending}
      >
        <p>{t('confirm.text')}</p>
        {warned > 0 && <p>{t('same.title', { count: warned })}</p>}
        {invalid > 0 && <p>{t('confirm.left_out', { count: invalid })}</p>}
      </ConfirmDialog>
    </>
  );
}
