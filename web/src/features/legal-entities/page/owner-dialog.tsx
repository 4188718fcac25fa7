// Transfers an entity to another holder of `manage`; the former owner stays as an employee.
import { Select } from '@mantine/core';
import { adminLegalEntityApi, type LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { isOutdated } from '../../../records/overtaken.ts';
import { useAct } from '../../../records/use-act.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { OutdatedDialog } from '../../../ui/record/outdated-dialog.tsx';

interface OwnerDialogProps {
  entity: LegalEntityRecord;
  opened: boolean;
  onClose: () => void;
}

export function OwnerDialog({ entity, opened, onClose }: OwnerDialogProps) {
  const { t } = useTranslation(['legalEntity', 'common', 'toast', 'errorMessages']);
  const [heir, setHeir] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const { isPending, outdated, run } = useAct('legal_entity', { overtaken: isOutdated });
  const { id, name, version, employees } = entity;
  const heirs = employees.flatMap(({ userId, isOwner, role, firstName, lastName, email }) =>
    userId && !isOwner && role === 'manage' ? [{ value: userId, label: `${firstName} ${lastName} (${email})` }] : [],
  );
  const close = () => {
    setHeir(null);
    setError(undefined);
    onClose();
  };
  const hand = (userId: string) =>
    run(() => call(adminLegalEntityApi.changeOwner, { params: { id }, body: { userId }, version }), {
      done: ({ owner }) => ({
        title: t('toast:legal_entity.owner_changed'),
        text: t('toast:legal_entity.owner_changed_text', { name, owner: owner?.displayName ?? '' }),
      }),
      onDone: close,
      onRefused: ({ errors, message }) => {
        setError(errors.userId ?? message);
        return true;
      },
    });
  return (
    <>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={t('legalEntity:owner.title', { name })}
        confirmLabel={t('legalEntity:owner.confirm')}
        loading={isPending}
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
      <OutdatedDialog {...outdated} />
    </>
  );
}
