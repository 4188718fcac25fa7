// The number of records of each kind, with how many wait, and the money that is due; each card links to its list.
import { Skeleton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { Received } from '@wattpact/domain/api/api-call';
import type { dashboardApi, Unpaid as UnpaidMoney } from '@wattpact/domain/dashboard/dashboard-api';
import { recordKinds, reviewedKinds } from '@wattpact/domain/records/kinds';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { adminPaths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { adminList, kindIcons, menuLabels } from '../../records/kind-looks.ts';
import { icons } from '../../ui/theme/icons.ts';
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
      <li>
        <AppLink to={adminPaths.invoices()} className={classes.total}>
          <span className={classes.totalHead}>
            <icons.invoice size={18} stroke={1.9} aria-hidden />
            {t('dashboard:unpaid.title')}
            <IconChevronRight size={18} stroke={1.9} aria-hidden />
          </span>
          {summary ? <Unpaid of={summary.unpaid} /> : failed ? '—' : <Skeleton height={36} width={64} />}
        </AppLink>
      </li>
    </ul>
  );
}

/** Everything that is not paid, and how much of it is overdue. */
function Unpaid({ of: { due, overdue } }: { of: UnpaidMoney }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  /** Cents say nothing in a sum. */
  const euros = (amount: number) => `${formats.number(Math.round(amount))}\u00a0€`;
  return (
    <span className={classes.totalBody}>
      <strong>{euros(due.amount + overdue.amount)}</strong>
      <small data-late={overdue.count > 0 || undefined}>
        {t('unpaid.overdue', { count: overdue.count, amount: euros(overdue.amount) })}
      </small>
    </span>
  );
}
