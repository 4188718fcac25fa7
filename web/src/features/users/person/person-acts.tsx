// What a person did, newest first, page by page.

import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { defaultPageSize } from '@wattpact/domain/filters/page';
import type { UserRecord } from '@wattpact/domain/users/admin-user-api';
import { type PersonAct, personApi } from '@wattpact/domain/users/person-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { adminPaths } from '../../../platform/address/paths.ts';
import { apiQuery } from '../../../platform/api/query.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { loggedPage } from '../../../records/kind-looks.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import classes from '../second-factor/settings.module.css';

export function PersonActs({ user: { id: userId, isAdmin } }: { user: UserRecord }) {
  const { t } = useTranslation(['profile', 'common', 'dashboard']);
  const formats = useFormats();
  const [{ page, limit }, turn] = useState({ page: 1, limit: defaultPageSize as number });
  const query = useQuery({
    ...apiQuery(personApi.acts, { params: { id: userId }, query: { page, limit } }),
    placeholderData: keepPreviousData,
  });
  // The status that an act leads to, or the words of the audit log, where the act has none of its own.
  const words = ({ action }: PersonAct) =>
    t([`profile:person.act.${action}`, `common:status.${action}`, `dashboard:audit.act.${action}`], {
      defaultValue: action,
    });
  const record = (act: PersonAct) => {
    const name = act.recordName ?? t([`profile:person.kind.${act.recordKind}`], { defaultValue: '' });
    const to = loggedPage(act.recordKind, act.recordId);
    return to === undefined || act.recordName === null ? name : <AppLink to={to}>{name}</AppLink>;
  };
  const columns: Column<PersonAct>[] = [
    { id: 'at', header: t('profile:person.at'), width: 170, cell: ({ at }) => formats.dateTime(at) },
    { id: 'act', header: t('profile:person.did'), width: '40%', atLeast: 160, wrap: true, cell: words },
    { id: 'record', header: t('profile:person.record'), width: '40%', atLeast: 160, cell: record },
  ];
  const card = (act: PersonAct) => (
    <div>
      <strong>{words(act)}</strong>
      <span className="second-line">{record(act)}</span>
      <span className="second-line">{formats.dateTime(act.at)}</span>
    </div>
  );
  return (
    <>
      <Button
        component={AppLink}
        to={adminPaths.audit(isAdmin ? { actor: userId } : { resourceId: userId })}
        variant="default"
        className={classes.toAudit ?? ''}
      >
        {t('common:history.in_audit_log')}
      </Button>
      <DataTable
        label={t('profile:person.tabs.acts')}
        columns={columns}
        rows={query.data?.items}
        rowKey={({ id }) => id}
        card={card}
        stale={query.isPlaceholderData}
        failed={query.isLoadingError}
        error={query.error}
        loadError="error_load.users"
        onRetry={() => void query.refetch()}
        paging={
          query.data && {
            ...query.data,
            onPage: (next) => turn({ page: next, limit }),
            onLimit: (next) => turn({ page: 1, limit: next }),
          }
        }
        empty={
          <EmptyState icon={IconHistory} title={t('profile:person.no_acts')} text={t('profile:person.no_acts_text')} />
        }
      />
    </>
  );
}
