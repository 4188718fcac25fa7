// Publishes a project or an offer in the marketplace, or withdraws it, after explaining the consequences.
import type { ApiCall } from '@wattpact/domain/api/api-call';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { ApiError, request } from '../../platform/api/request.ts';
import { toasts } from '../../platform/toasts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { OutdatedDialog } from '../../ui/record/outdated-dialog.tsx';

interface PublicationDialogProps {
  opened: boolean;
  onClose: () => void;
  /** `projectApi.settings`, `offerApi.settings`. */
  target: Pick<ApiCall, 'method' | 'path'>;
  record: { id: string; name: string; version: number; status: string; isPublishedInMarketplace: boolean };
  /** Refetches the record. */
  onChanged: () => unknown;
}

export function PublicationDialog({ opened, onClose, target, record, onChanged }: PublicationDialogProps) {
  const { t } = useTranslation(['common', 'toast', 'errorMessages']);
  const [busy, setBusy] = useState(false);
  const [outdated, setOutdated] = useState(false);
  const { id, name, version, status, isPublishedInMarketplace: published } = record;
  const act = published ? 'withdraw' : 'publish';
  const toggle = async () => {
    setBusy(true);
    try {
      const body = { isPublishedInMarketplace: !published };
      await request(target.method, target.path, { params: { id }, version, body });
      toasts.success(t(`toast:publication.${act}`), t('toast:publication.named', { name }));
      onClose();
      await onChanged();
    } catch (error) {
      onClose();
      if (error instanceof ApiError && error.status === 412) setOutdated(true);
      else toasts.error(t('errorMessages:error_publication'), refusalOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  const waits = !published && status !== 'approved' && status !== 'fractioned';
  return (
    <>
      <ConfirmDialog
        opened={opened}
        onClose={onClose}
        title={t(`common:publication.${act}.title`, { name })}
        confirmLabel={t(`common:publication.${act}.confirm`)}
        loading={busy}
        onConfirm={() => void toggle()}
      >
        <p>{t(`common:publication.${act}.text`)}</p>
        {waits && <p>{t('common:publication.waits')}</p>}
      </ConfirmDialog>
      <OutdatedDialog opened={outdated} onClose={() => setOutdated(false)} onReload={() => void onChanged()} />
    </>
  );
}
