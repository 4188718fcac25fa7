// The users, for administrators: those of the market and the administrators, who can be created here.
import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { adminUserApi, type UserRecord } from '@wattpact/domain/users/user-api';
import { userList } from '@wattpact/domain/users/user-filters';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { PageHeader } from '../../../ui/app-shell/page-header.tsx';
import { setValue } from '../../../ui/filters/filter-values.ts';
import { arranged } from '../../market/arrange-filters.ts';
import { RecordList } from '../../market/record-list.tsx';
import { type ListSource, useRecordList } from '../../market/use-record-list.ts';
import { NewAdministratorDialog } from './new-administrator-dialog.tsx';
import { useUserColumns } from './user-columns.tsx';

const users: ListSource<UserRecord> = {
  path: adminUserApi.list.path,
  fetch: (input) => call(adminUserApi.list, input),
};
const filters = arranged(userList, { bar: ['status'], placeholderKey: 'profile:users.search' });
const kinds = ['all', 'marketplace', 'admin'] as const;

export function AdminUsersPage() {
  const { t } = useTranslation(['profile', 'common']);
  const formats = useFormats();
  const records = useRecordList(filters, users);
  const [creating, setCreating] = useState(false);
  const { list, page } = records;
  const kind = String(list.values.kind ?? '') || 'all';
  return (
    <>
      <PageHeader
        title={t('common:navigation.users')}
        note={page && t('profile:users.count', { count: page.total, number: formats.number(page.total) })}
        actions={
          <Button leftSection={<IconPlus size={18} stroke={1.9} />} onClick={() => setCreating(true)}>
            {t('profile:users.create')}
          </Button>
        }
      />
      <SegmentedControl
        mb={16}
        aria-label={t('profile:users.filters.kind')}
        value={kind}
        onChange={(next) => list.setValues(setValue(list.values, 'kind', next === 'all' ? '' : next))}
        data={kinds.map((value) => ({ value, label: t(`profile:users.shown.${value}`) }))}
      />
      <RecordList
        records={records}
        loadError="error_load.users"
        label={t('common:navigation.users')}
        icon={IconUsers}
        {...useUserColumns()}
        empty={{ title: t('profile:users.none'), text: t('profile:users.none_text') }}
      />
      {creating && <NewAdministratorDialog onClose={() => setCreating(false)} />}
    </>
  );
}
