// How many records there are of each kind; each card leads to its list and says what of it waits.
import { Skeleton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { Received } from '@wattpact/domain/api/api-call';
import type { dashboardApi } from '@wattpact/domain/dashboard/dashboard-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { adminPaths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { icons } from '../../ui/theme/icons.ts';
import classes from './dashboard.module.css';

const cards = [
  { name: 'legalEntities', label: 'entities', icon: icons.entity, to: adminPaths.legalEntities },
  { name: 'energyContracts', label: 'contracts', icon: icons.contract, to: adminPaths.contracts },
  { name: 'projects', label: 'projects', icon: icons.project, to: adminPaths.projects },
  { name: 'offers', label: 'offers', icon: icons.offer, to: adminPaths.offers },
] as const;

interface TotalsProps {
  summary: Received<typeof dashboardApi.summary> | undefined;
  failed: boolean;
}

export function Totals({ summary, failed }: TotalsProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const formats = useFormats();
  return (
    <ul className={classes.totals}>
      {cards.map(({ name, label, icon: Icon, to }) => (
        <li key={name}>
          <AppLink to={to()} className={classes.total}>
            <span className={classes.totalHead}>
              <Icon size={18} stroke={1.9} aria-hidden />
              {t(`common:navigation.${label}`)}
              <IconChevronRight size={18} stroke={1.9} aria-hidden />
            </span>
            {summary ? (
              <span className={classes.totalBody}>
                <strong>{formats.number(summary[name])}</strong>
                <small>{t('dashboard:pending', { count: summary.pending[name] })}</small>
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
