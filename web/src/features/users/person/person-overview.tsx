// A person's companies with their roles, the sessions that still count, and the last sign-ins.
import { IconDevices, IconLogin2 } from '@tabler/icons-react';
import type { Person } from '@wattpact/domain/users/person-api';
import { useTranslation } from 'react-i18next';
import { adminPaths } from '../../../platform/address/paths.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { CompanyRow, Row, Rows, SessionTimes } from './person-rows.tsx';

export function PersonOverview({ person: { companies, sessions, signIns } }: { person: Person }) {
  const { t } = useTranslation('profile');
  const formats = useFormats();
  return (
    <>
      <Rows title={t('person.companies')} none={t('person.no_companies')}>
        {companies.map((place) => (
          <CompanyRow key={place.legalEntityId} place={place} to={adminPaths.legalEntity(place.legalEntityId)} />
        ))}
      </Rows>
      <Rows title={t('person.sessions')} none={t('person.no_sessions')}>
        {sessions.map(({ id, device, method, createdAt, lastSeenAt }) => (
          <Row key={id} icon={IconDevices}>
            {device || t('security.unknown_device')} · {t(`person.method.${method}`)}
            <SessionTimes createdAt={createdAt} lastSeenAt={lastSeenAt} />
          </Row>
        ))}
      </Rows>
      <Rows title={t('person.sign_ins')} none={t('person.no_sign_ins')}>
        {signIns.map(({ id, at, method }) => (
          <Row key={id} icon={IconLogin2}>
            {formats.dateTime(at)}
            {method && <small>{t(`person.method.${method}`)}</small>}
          </Row>
        ))}
      </Rows>
    </>
  );
}
