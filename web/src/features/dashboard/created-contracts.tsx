// Contracts created on each of the last thirty days.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../platform/lazy.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Figure } from '../../ui/charts/figure.tsx';
import { newestDays } from '../../ui/charts/quiet-days.ts';
import { createdContractsQuery } from './dashboard-calls.ts';

const ValueBars = lazy(() => import('../../ui/charts/charts.tsx').then((module) => ({ default: module.ValueBars })));

export function CreatedContracts() {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { data, isLoadingError, refetch } = useQuery(createdContractsQuery);
  const days = data?.map(({ date, count }) => ({ name: formats.date(date).slice(0, 5), value: count })) ?? [];
  const total = days.reduce((sum, { value }) => sum + value, 0);
  return (
    <Figure
      title={t('created.title')}
      subtitle={t('created.subtitle')}
      headline={
        <>
          <strong>{formats.number(total)}</strong> {t('created.headline', { count: total })}
        </>
      }
      chart={<ValueBars data={days} label={t('created.column')} />}
      head={[t('created.day'), t('created.column')]}
      rows={
        data &&
        newestDays(data).map(
          ({ from, to, count }) =>
            [
              from === to ? formats.date(from) : t('created.days', { from: formats.date(from), to: formats.date(to) }),
              formats.number(count),
            ] as const,
        )
      }
      failed={isLoadingError}
      onRetry={() => void refetch()}
    />
  );
}
