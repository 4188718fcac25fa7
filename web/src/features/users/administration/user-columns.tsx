// The columns and cards of the administrators' list of users.
import type { UserRecord } from '@wattpact/domain/users/user-api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import type { ShownRows } from '../../../records/list/list-view.ts';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { OutlineBadge, StatusBadge } from '../../../ui/text/status-badge.tsx';
import classes from '../second-factor/settings.module.css';
import { UserActs } from './user-acts.tsx';

export function useUserRows(): ShownRows<UserRecord> {
  const { t } = useTranslation(['profile', 'common']);
  const formats = useFormats();
  const lastLogin = ({ lastLogin: at }: UserRecord) => (at ? formats.dateTime(at) : t('profile:users.never'));
  const about = ({ isAdmin, hasSecondFactor }: UserRecord) =>
    [isAdmin && t('profile:users.administrator'), hasSecondFactor && t('profile:users.has_second_factor')]
      .filter(Boolean)
      .join(' · ');
  const name = (user: UserRecord) => (
    <>
      <strong className={classes.userName}>{user.displayName}</strong>
      {about(user) && <span className="second-line">{about(user)}</span>}
    </>
  );
  const columns: Column<UserRecord>[] = [
    {
      id: 'name',
      header: t('common:field.name'),
      width: '24%',
      atLeast: 130,
      sortFlag: 'sortByName',
      title: ({ displayName }) => displayName,
      cell: name,
    },
    {
      id: 'email',
      header: t('common:field.email'),
      width: '30%',
      atLeast: 150,
      title: ({ email }) => email,
      cell: ({ email }) => email,
    },
    {
      id: 'status',
      header: t('common:field.status'),
      sortFlag: 'sortByStatus',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    { id: 'login', header: t('profile:users.last_login'), right: true, cell: lastLogin },
    {
      id: 'created',
      header: t('profile:users.created'),
      right: true,
      from: 'broad',
      sortFlag: 'sortByCreatedAt',
      cell: ({ createdAt }) => formats.date(createdAt),
    },
    {
      id: 'acts',
      header: t('profile:users.actions'),
      right: true,
      width: 90,
      cell: (user) => <UserActs user={user} />,
    },
  ];
  const card = (user: UserRecord) => (
    <div className={classes.userCard}>
      <div>
        <strong className={classes.userName}>{user.displayName}</strong>
        <span className="second-line">{user.email}</span>
        <span className="second-line">{`${t('profile:users.last_login')}: ${lastLogin(user)}`}</span>
        {user.hasSecondFactor && <span className="second-line">{t('profile:users.has_second_factor')}</span>}
        <StatusBadge status={user.status} />{' '}
        {user.isAdmin && <OutlineBadge>{t('profile:users.administrator')}</OutlineBadge>}
      </div>
      <UserActs user={user} />
    </div>
  );
  return { columns, card };
}
