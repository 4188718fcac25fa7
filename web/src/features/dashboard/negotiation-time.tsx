// The duration of negotiations, by the month in which they closed.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../platform/lazy.ts';
import { monthName } from '../../platform/words/month-name.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Figure } from '../../ui/charts/figure.tsx';
import { negotiationTimeQuery } from './dashboard-calls.ts';
import { latestMonths, type Month } from './latest-months.ts';

const ValueLine = lazy(() => import('../../ui/charts/charts.tsx').then((module) => ({ default: module.ValueLine })));

export function NegotiationTime() {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { data, isLoadingError, refetch } = useQuery(negotiationTimeQuery);
  const months = data?.map(({ month, averageDays }) => ({
    name: monthName(month, formats.language, 'short'),
    value: averageDays === null ? null : Math.round(averageDays),
  }));
  return (
    <Figure
      title={t('time.title')}
      subtitle={t('time.subtitle')}
      headline={<Headline months={data ?? []} />}
      chart={<ValueLine data={months ?? []} label={t('time.column')} />}
      head={[t('time.month'), t('time.column')]}
      // As in the other tables of the dashboard the newest comes first.
      rows={data
        ?.toReversed()
        .map(({ month, averageDays }) => [
          `${monthName(month, formats.language, 'long')} ${month.slice(0, 4)}`,
          averageDays === null ? '—' : formats.number(averageDays, 1),
        ])}
      failed={isLoadingError}
      onRetry={() => void refetch()}
    />
  );
}

function Headline({ months }: { months: readonly Month[] }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { latest, before, difference } = latestMonths(months);
  if (!latest) return t('time.none');
  const direction = difference === 0 ? 'same' : difference > 0 ? 'more' : 'less';
  const month = monthName(latest.month, formats.language, 'long');
  return (
    <>
      <strong>{formats.number(latest.days)}</strong>{' '}
      {before
        ? t(`time.headline_${direction}`, {
            count: latest.days,
            month,
            difference: formats.number(Math.abs(difference)),
            before: monthName(before.month, formats.language, 'long'),
          })
        : t('time.headline', { count: latest.days, month })}
    </>
  );
}
