// A person's companies with their roles, the sessions that still count, and the last sign-ins.
import { IconBuilding, IconDevices, IconLogin2 } from '@tabler/icons-react';
import type { Person } from '@wattpact/domain/users/person-api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { adminPaths } from '../../../platform/address/paths.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { useStatusLabel } from '../../../records/status-label.ts';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import type { Icon } from '../../../ui/theme/icons.ts';
import classes from '../second-factor/settings.module.css';

export function PersonOverview({ person: { companies, sessions, signIns } }: { person: Person }) {
  const { t } = useTranslation('profile');
  const formats = useFormats();
  return (
    <>
      <Rows title={t('person.companies')} none={t('person.no_companies')}>
        {companies.map((place) => (
          <Company key={place.legalEntityId} place={place} />
        ))}
      </Rows>
      <Rows title={t('person.sessions')} none={t('person.no_sessions')}>
        {sessions.map(({ id, device, method, createdAt, lastSeenAt }) => (
          <Row key={id} icon={IconDevices}>
            {device || t('security.unknown_device')} · {t(`person.method.${method}`)}
            <small>
              {t('security.session_times', {
                since: formats.dateTime(createdAt),
                seen: formats.ago(lastSeenAt),
              })}
            </small>
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

function Rows({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) {
  return (
    <SectionPaper title={title}>
      {children.length === 0 ? (
        <p className={classes.help}>{none}</p>
      ) : (
        <ul className={classes.sessions}>{children}</ul>
      )}
    </SectionPaper>
  );
}

function Row({ icon: RowIcon, aside, children }: { icon: Icon; aside?: ReactNode; children: ReactNode }) {
  return (
    <li className={classes.session}>
      <RowIcon size={20} stroke={1.7} aria-hidden />
      <div>{children}</div>
      {aside}
    </li>
  );
}

function Company({ place }: { place: Person['companies'][number] }) {
  const { t } = useTranslation(['profile', 'legalEntity', 'common']);
  const statusLabel = useStatusLabel('legalEntity');
  const { legalEntityId, name, status, role, authorizationLevel, isHolder } = place;
  const held = [
    t(`common:entity_role.${role}`),
    t(`common:authorization_level.${authorizationLevel}`),
    isHolder && t('profile:person.holder'),
  ];
  const badge = status === 'approved' ? undefined : <StatusBadge status={status} label={statusLabel(status)} />;
  return (
    <Row icon={IconBuilding} aside={badge}>
      <AppLink to={adminPaths.legalEntity(legalEntityId)}>{name}</AppLink>
      <small>{held.filter(Boolean).join(' · ')}</small>
    </Row>
  );
}
