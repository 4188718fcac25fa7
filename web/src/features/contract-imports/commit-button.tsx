// Registers the rows without faults, after a question that says how many and how many are left out.
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImportSummary } from '@wattpact/domain/contract-imports/contract-import';
import { contractImportApi } from '@wattpact/domain/contract-imports/contract-import-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { call } from '../../platform/api/call.ts';
import { useActingEntity } from '../../platform/session/acting-entity.ts';
import { toasts } from '../../platform/toasts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { refreshImports } from './import-queries.ts';

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
  const client = useQueryClient();
  const commit = useMutation({
    mutationFn: () => call(contractImportApi.commit, { params: { id } }),
    onError: (error) => toasts.error(refusalOf(error).message ?? ''),
    onSettled: async () => {
      setAsks(false);
      await refreshImports(client);
    },
  });
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
        onConfirm={() => commit.mutate()}
        loading={commit.isPending}
      >
        <p>{t('confirm.text')}</p>
        {warned > 0 && <p>{t('same.title', { count: warned })}</p>}
        {invalid > 0 && <p>{t('confirm.left_out', { count: invalid })}</p>}
      </ConfirmDialog>
    </>
  );
}
