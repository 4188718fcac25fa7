// A person, for administrators: who it is, where they belong, where they are signed in, what they did and what they were sent.
import { IconClock, IconMail, IconShieldCheck, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { adminUserApi, type UserRecord } from '@wattpact/domain/users/admin-user-api';
import { personApi } from '@wattpact/domain/users/person-api';
import { useTranslation } from 'react-i18next';
import { usePageName } from '../../../platform/address/page-name.ts';
import { apiQuery } from '../../../platform/api/query.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { DetailHeader } from '../../../ui/record/detail-header.tsx';
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx';
import type { QueryTab } from '../../../ui/record/query-tabs.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import { UserActs } from '../administration/user-acts.tsx';
import { PersonActs } from './person-acts.tsx';
import { PersonMails } from './person-mails.tsx';
import { PersonOverview } from './person-overview.tsx';

export function PersonPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const user = useQuery(apiQuery(adminUserApi.get, { params: { id } }));
  return <LoadedRecord query={user}>{(found) => <FoundPerson user={found} />}</LoadedRecord>;
}

function FoundPerson({ user }: { user: UserRecord }) {
  const { t } = useTranslation(['profile', 'common']);
  const { id, displayName, email, status, isAdmin, hasSecondFactor } = user;
  usePageName(displayName);
  const person = useQuery(apiQuery(personApi.get, { params: { id } }));
  const tabs: QueryTab[] = [
    {
      value: 'overview',
      label: t('profile:person.tabs.overview'),
      content: (
        <LoadedRecord query={person} shape="part">
          {(found) => <PersonOverview person={found} />}
        </LoadedRecord>
      ),
    },
    { value: 'acts', label: t('profile:person.tabs.acts'), content: <PersonActs user={user} />, onlyWhenOpen: true },
    {
      value: 'mails',
      label: t('profile:person.tabs.mails'),
      content: <PersonMails email={email} />,
      onlyWhenOpen: true,
    },
  ];
  return (
    <div className="reading-width">
      <DetailHeader
        name={displayName}
        badges={<StatusBadge status={status} />}
        facts={[
          { icon: IconMail, content: email },
          { icon: IconUser, content: t(isAdmin ? 'profile:users.administrator' : 'profile:users.trader') },
          ...(hasSecondFactor ? [{ icon: IconShieldCheck, content: t('profile:users.has_second_factor') }] : []),
          { icon: IconClock, content: <LastLogin user={user} /> },
        ]}
        actions={<UserActs user={user} />}
        tabsLabel={t('profile:person.tabs.label')}
        tabs={tabs}
      />
    </div>
  );
}

function LastLogin({ user: { lastLogin } }: { user: UserRecord }) {
  const { t } = useTranslation('profile');
  const formats = useFormats();
  return `${t('users.last_login')}: ${lastLogin ? formats.dateTime(lastLogin) : t('users.never')}`;
}
