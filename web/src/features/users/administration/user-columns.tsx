// The columns and cards of the administrators' list of users.
import type { UserRecord } from '@wattpact/domain/users/admin-user-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { adminPaths } from '../../../platform/address/paths.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { NameCell } from '../../../records/list/cells.tsx';
import type { ShownRows } from '../../../records/list/list-view.ts';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { OutlineBadge, StatusBadge } from '../../../ui/text/status-badge.tsx';
import classes from '../second-factor/settings.module.css';
import { UserActs } from './user-acts.tsx';

/** Nobody is told that an account is what accounts usually are. */
const UnusualStatus = ({ user: { status } }: { user: UserRecord }) =>
  status === 'active' ? null : <StatusBadge status={status} />;

/** The first company, and how many more there are. */
function useCompanyWords(): (user: UserRecord) => string | undefined {
  const { t } = useTranslation('profile');
  return ({ companies }) => {
    if (!companies) return undefined;
    const { first, count } = companies;
    return count === 1 ? first.name : t('users.and_more', { name: first.name, count: count - 1 });
  };
}

export function useUserRows(): ShownRows<UserRecord> {
  const { t } = useTranslation(['profile', 'common']);
  const formats = useFormats();
  const companyWords = useCompanyWords();
  const lastLogin = ({ lastLogin: at }: UserRecord) => (at ? formats.dateTime(at) : t('profile:users.never'));
  const kind = ({ isAdmin }: UserRecord) => t(isAdmin ? 'profile:users.administrator' : 'profile:users.trader');
  const company = (user: UserRecord) => {
    const words = companyWords(user);
    if (!user.companies || words === undefined) return <span className="quiet">{t('profile:users.no_company')}</span>;
    return (
      <AppLink to={adminPaths.legalEntity(user.companies.first.id)} className="row-action">
        {words}
      </AppLink>
    );
  };
  const columns: Column<UserRecord>[] = [
    {
      id: 'name',
      header: t('profile:users.name_and_address'),
      width: '34%',
      atLeast: 190,
      sortFlag: 'sortByName',
      cell: (user) => (
        <>
          <NameCell to={adminPaths.user(user.id)} name={user.displayName} note={user.email} />
          <UnusualStatus user={user} />
        </>
      ),
    },
    {
      id: 'companies',
      inFile: ['company', 'companies'],
      header: t('profile:users.companies'),
      width: '28%',
      atLeast: 130,
      title: (user) => companyWords(user) ?? '',
      cell: company,
    },
    {
      id: 'kind',
      inFile: ['administrator'],
      header: t('profile:users.filters.kind'),
      cell: (user) => (
        <>
          {kind(user)}
          {user.hasSecondFactor && <span className="second-line">{t('profile:users.has_second_factor')}</span>}
        </>
      ),
    },
    {
      id: 'login',
      inFile: ['lastLogin'],
      header: t('profile:users.last_login'),
      right: true,
      sortFlag: 'sortByLastLogin',
      cell: lastLogin,
    },
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
        <NameCell to={adminPaths.user(user.id)} name={user.displayName} note={user.email} />
        {user.companies && <span className="second-line">{companyWords(user)}</span>}
        <span className="second-line">{`${t('profile:users.last_login')}: ${lastLogin(user)}`}</span>
        {user.hasSecondFactor && <span className="second-line">{t('profile:users.has_second_factor')}</span>}
        <UnusualStatus user={user} /> {user.isAdmin && <OutlineBadge>{t('profile:users.administrator')}</OutlineBadge>}
      </div>
      <UserActs user={user} />
    </div>
  );
  return { columns, card };
}
