// The users, for administrators: those of the market, and the administrators, who can be created here.
import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { adminUserApi, type UserRecord } from '@wattpact/domain/users/admin-user-api';
import { userList } from '@wattpact/domain/users/user-filters';
import { useTranslation } from 'react-i18next';
import { setValue } from '../../../platform/address/filter-values.ts';
import { useAddressFlag } from '../../../platform/address/use-address-flag.ts';
import { arranged } from '../../../records/list/arrange-filters.ts';
import { ListPage } from '../../../records/list/list-page.tsx';
import { listSource, type PlainView } from '../../../records/list/list-view.ts';
import type { RecordList } from '../../../records/list/use-record-list.ts';
import { NewAdministratorDialog } from './new-administrator-dialog.tsx';
import { useUserRows } from './user-columns.tsx';

const users: PlainView<UserRecord> = {
  place: 'all',
  source: listSource(adminUserApi.list, {
    file: {
      call: adminUserApi.listExport,
      columns: async () => (await import('@wattpact/domain/users/user-columns')).userColumns,
    },
  }),
  filters: arranged(userList, { bar: ['status'], elsewhere: ['kind'], placeholderKey: 'profile:users.search' }),
  useRows: useUserRows,
  icon: IconUsers,
  texts: 'profile',
  titleKey: 'common:navigation.users',
  countKey: 'profile:users.count',
  emptyKey: 'profile:users.empty',
  loadError: 'error_load.users',
};
const kinds = ['all', 'marketplace', 'admin'] as const;

export function AdminUsersPage() {
  const { t } = useTranslation('profile');
  const [creating, setCreating] = useAddressFlag('new');
  return (
    <>
      <ListPage
        view={users}
        actions={
          <Button leftSection={<IconPlus size={18} stroke={1.9} />} onClick={() => setCreating(true)}>
            {t('users.create')}
          </Button>
        }
        above={({ list }) => <KindChoice list={list} />}
      />
      {creating && <NewAdministratorDialog onClose={() => setCreating(false)} />}
    </>
  );
}

function KindChoice({ list }: Pick<RecordList<UserRecord>, 'list'>) {
  const { t } = useTranslation('profile');
  return (
    <SegmentedControl
      mb={16}
      aria-label={t('users.filters.kind')}
      value={String(list.values.kind ?? '') || 'all'}
      onChange={(next) => list.setValues(setValue(list.values, 'kind', next === 'all' ? '' : next))}
      data={kinds.map((value) => ({ value, label: t(`users.shown.${value}`) }))}
    />
  );
}
