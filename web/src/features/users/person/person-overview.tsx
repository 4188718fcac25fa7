// A person's companies with their roles, the sessions that still count, and the last sign-ins.
import { IconDevices, IconLogin2 } from '@tabler/icons-react';
import type { Person } from '@wattpact/domain/users/person-api';
import { useTranslation } from 'react-i18next';
import { adminPaths } from '../../../platform/address/paths.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { PlainRow, RowsPaper } from '../../../ui/record/plain-rows.tsx';
import { CompanyRow, SessionTimes } from './person-rows.tsx';

export function PersonOverview({ person: { companies, sessions, signIns } }: { person: Person }) {
  const { t } = useTranslation('profile');
  const formats = useFormats();
  return (
    <>
      <RowsPaper title={t('person.companies')} none={t('person.no_companies')}>
        {companies.map((place) => (
          <CompanyRow key={place.legalEntityId} place={place} to={adminPaths.legalEntity(place.legalEntityId)} />
        ))}
      </RowsPaper>
      <RowsPaper title={t('person.sessions')} none={t('person.no_sessions')}>
        {sessions.map(({ id, device, method, createdAt, lastSeenAt }) => (
          <PlainRow key={id} icon={IconDevices}>
            {device || t('security.unknown_device')} · {t(`person.method.${method}`)}
            <SessionTimes createdAt={createdAt} lastSeenAt={lastSeenAt} />
          </PlainRow>
        ))}
      </RowsPaper>
      <RowsPaper title={t('person.sign_ins')} none={t('person.no_sign_ins')}>
        {signIns.map(({ id, at, method }) => (
          <PlainRow key={id} icon={IconLogin2}>
            {formats.dateTime(at)}
            {method && <small>{t(`person.method.${method}`)}</small>}
          </PlainRow>
        ))}
      </RowsPaper>
    </>
  );
}
