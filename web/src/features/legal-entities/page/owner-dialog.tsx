// Transfers an entity to another holder of `manage`; the former owner stays as an employee.
import { Select } from '@mantine/core';
import { adminLegalEntityApi, type LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../../platform/api/api-problems.ts';
import { ApiError, call } from '../../../platform/api/call.ts';
import { toasts } from '../../../platform/toasts.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { OutdatedDialog } from '../../../ui/record/outdated-dialog.tsx';

interface OwnerDialogProps {
  entity: LegalEntityRecord;
  opened: boolean;
  onClose: () => void;
  onChanged: () => unknown;
}

export function OwnerDialog({ entity, opened, onClose, onChanged }: OwnerDialogProps) {
  const { t } = useTranslation(['legalEntity', 'common', 'toast', 'errorMessages']);
  const [heir, setHeir] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [outdated, setOutdated] = useState(false);
  const { id, name, version, employees } = entity;
  const heirs = employees.flatMap(({ userId, isOwner, role, firstName, lastName, email }) =>
    userId && !isOwner && role === 'manage' ? [{ value: userId, label: `${firstName} ${lastName} (${email})` }] : [],
  );
  const close = () => {
    setHeir(null);
    setError(undefined);
    onClose();
  };
  const hand = async (userId: string) => {
    setBusy(true);
    try {
      const { owner } = await call(adminLegalEntityApi.changeOwner, { params: { id }, body: { userId }, version });
      toasts.success(
        t('toast:legal_entity.owner_changed'),
        t('toast:legal_entity.owner_changed_text', { name, owner: owner?.displayName ?? '' }),
      );
      close();
      await onChanged();
    } catch (refused) {
      if (refused instanceof ApiError && refused.status === 412) {
        close();
        setOutdated(true);
        return;
      }
      const { errors, message } = refusalOf(refused);
      setError(errors.userId ?? message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={t('legalEntity:owner.title', { name })}
        confirmLabel={t('legalEntity:owner.confirm')}
        loading={busy}
        disabled={heir === null}
        onConfirm={() => {
          if (heir) void hand(heir);
        }}
      >
        <p>{t(heirs.length > 0 ? 'legalEntity:owner.text' : 'legalEntity:owner.nobody')}</p>
        {heirs.length > 0 && (
          <Select label={t('legalEntity:owner.heir')} data={heirs} value={heir} error={error} onChange={setHeir} />
        )}
      </ConfirmDialog>
      <OutdatedDialog opened={outdated} onClose={() => setOutdated(false)} onReload={() => void onChanged()} />
    </>
  );
}
