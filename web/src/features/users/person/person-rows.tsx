// The rows of lists about a person: a company with the role in it, the times of a session.
import { Tooltip } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import type { PersonPlace } from '@wattpact/domain/users/person-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { filledText } from '../../../platform/words/filled-text.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { useStatusLabel } from '../../../records/status-label.ts';
import { PlainRow } from '../../../ui/record/plain-rows.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';

interface SessionTimesProps {
  createdAt: string;
  lastSeenAt: string;
  /** It is in use at this moment. */
  current?: boolean;
}

/** When a session began and was last seen; the moment itself shows on hover and on touch. */
export function SessionTimes({ createdAt, lastSeenAt, current = false }: SessionTimesProps) {
  const { t } = useTranslation('profile');
  const formats = useFormats();
  const since = formats.dateTime(createdAt);
  if (current) return <small>{t('security.session_since', { since })}</small>;
  return (
    <Tooltip label={formats.dateTime(lastSeenAt)} events={{ hover: true, focus: false, touch: true }} withinPortal>
      <small>{t('security.session_times', { seen: formats.ago(lastSeenAt), since })}</small>
    </Tooltip>
  );
}

/** @param to the page of the company in the reader's app */
export function CompanyRow({ place, to }: { place: PersonPlace; to: string }) {
  const { t } = useTranslation(['profile', 'legalEntity', 'common']);
  const formats = useFormats();
  const statusLabel = useStatusLabel('legalEntity');
  const { name, status, role, authorizationLevel, isHolder, since } = place;
  const held = [
    t(`common:entity_role.${role}`),
    t(`common:authorization_level.${authorizationLevel}`),
    isHolder && t('profile:person.holder'),
    t('profile:person.since', { date: formats.date(since) }),
  ];
  const badge = status === 'approved' ? undefined : <StatusBadge status={status} label={statusLabel(status)} />;
  return (
    <PlainRow icon={IconBuilding} aside={badge}>
      <AppLink to={to}>{name}</AppLink>
      <small>{filledText(held)}</small>
    </PlainRow>
  );
}
