// Asks before an account is deleted for good: what goes, what stays, and who takes over the companies that the person
// holds.
import { Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { adminLegalEntityApi } from '@wattpact/domain/legal-entities/legal-entity-api';
import { adminUserApi, type UserRecord } from '@wattpact/domain/users/admin-user-api';
import { type HeldPlace, personApi } from '@wattpact/domain/users/person-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { apiQuery } from '../../../platform/api/query.ts';
import { refreshAfter } from '../../../records/stale-answers.ts';
import { useAct } from '../../../records/use-act.ts';
import { ConfirmDialog, Consequences } from '../../../ui/feedback/confirm-dialog.tsx';
import { FailedPart } from '../../../ui/feedback/failed-part.tsx';

/** Whom each company goes to, by its id. */
type Heirs = Record<string, string>;

export function ErasureDialog({ user: { id, displayName: name }, onClose }: { user: UserRecord; onClose: () => void }) {
  const { t } = useTranslation(['profile', 'errorMessages', 'toast']);
  const [chosen, setChosen] = useState<Heirs>({});
  const person = useQuery(apiQuery(personApi.get, { params: { id } }));
  const client = useQueryClient();
  const { isPending, run } = useAct(() =>
    Promise.all([refreshAfter(client, 'user'), refreshAfter(client, 'legal_entity')]),
  );
  const held = (person.data?.companies ?? []).filter(({ isHolder }) => isHolder);
  const open = held.filter(({ heirs }) => heirs.length > 0);
  const orphans = held.filter(({ heirs }) => heirs.length === 0);
  /** The only possible heir is proposed. */
  const heirOf = ({ legalEntityId, heirs }: HeldPlace) =>
    chosen[legalEntityId] ?? (heirs.length === 1 ? heirs[0]?.userId : undefined);
  const erase = async () => {
    for (const place of open) {
      const { legalEntityId, version } = place;
      const userId = heirOf(place);
      if (userId === undefined) return;
      await call(adminLegalEntityApi.changeOwner, { params: { id: legalEntityId }, body: { userId }, version });
    }
    await call(adminUserApi.remove, { params: { id } });
  };
  const confirm = () =>
    run(erase, {
      done: { title: t('toast:users.remove'), text: name },
      failed: t('errorMessages:users.error_delete'),
      onDone: onClose,
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('profile:users.act.remove.title', { name })}
      confirmLabel={t('profile:users.act.remove.action')}
      danger
      loading={isPending}
      disabled={!person.isSuccess || open.some((place) => heirOf(place) === undefined)}
      onConfirm={() => void confirm()}
    >
      <p>{t('profile:users.act.remove.text')}</p>
      <p>{t('profile:users.erasure.stays')}</p>
      {orphans.length > 0 && (
        <Consequences>
          {orphans.map(({ legalEntityId, name: company }) => (
            <div key={legalEntityId}>{t('profile:users.erasure.orphan', { company })}</div>
          ))}
        </Consequences>
      )}
      {person.isLoadingError && (
        <FailedPart
          error={person.error}
          title={t('profile:users.erasure.failed')}
          onRetry={() => void person.refetch()}
        />
      )}
      {open.length > 0 && <p>{t('profile:users.erasure.heirs')}</p>}
      {open.map((place) => (
        <Select
          key={place.legalEntityId}
          label={t('profile:users.erasure.heir', { company: place.name })}
          data={place.heirs.map(({ userId, displayName, email }) => ({
            value: userId,
            label: `${displayName} (${email})`,
          }))}
          value={heirOf(place) ?? null}
          onChange={(userId) => userId && setChosen({ ...chosen, [place.legalEntityId]: userId })}
        />
      ))}
    </ConfirmDialog>
  );
}
