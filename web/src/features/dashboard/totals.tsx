// The number of records of each kind; each card links to its list and shows how many wait.
import { Skeleton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { Received } from '@wattpact/domain/api/api-call';
import type { dashboardApi } from '@wattpact/domain/dashboard/dashboard-api';
import { recordKinds, reviewedKinds } from '@wattpact/domain/records/kinds';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { useFormats } from '../../platform/words/use-formats.ts';
import { adminList, kindIcons, menuLabels } from '../../records/kind-looks.ts';
import classes from './dashboard.module.css';

const cards = reviewedKinds.map((kind) => ({ kind, key: recordKinds[kind].key, icon: kindIcons[kind] }));

interface TotalsProps {
  summary: Received<typeof dashboardApi.summary> | undefined;
  failed: boolean;
}

export function Totals({ summary, failed }: TotalsProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const formats = useFormats();
  return (
    <ul className={classes.totals}>
      {cards.map(({ kind, key, icon: Icon }) => (
        <li key={kind}>
          <AppLink to={adminList(kind)} className={classes.total}>
            <span className={classes.totalHead}>
              <Icon size={18} stroke={1.9} aria-hidden />
              {t(`common:navigation.${menuLabels[kind]}`)}
              <IconChevronRight size={18} stroke={1.9} aria-hidden />
            </span>
            {summary ? (
              <span className={classes.totalBody}>
                <strong>{formats.number(summary[key])}</strong>
                <small>{t('dashboard:pending', { count: summary.pending[key] })}</small>
              </span>
            ) : failed ? (
              '—'
            ) : (
              <Skeleton height={36} width={64} />
            )}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
