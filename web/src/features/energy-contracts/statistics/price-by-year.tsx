// The mean price of contracts with a fixed price, by the year in which delivery begins.
import type { ContractStatistics } from '@wattpact/domain/contract-statistics/contract-statistics-api';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../../platform/lazy.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { Figure } from '../../../ui/charts/figure.tsx';
import classes from './register-figures.module.css';
import { useRoom, useStatisticsColumns, useStatisticsTable } from './statistics-columns.tsx';
import { pricesByYear } from './statistics-rows.ts';

const ValueLine = lazy(() => import('../../../ui/charts/charts.tsx').then((module) => ({ default: module.ValueLine })));

export function PriceByYear({ statistics: { byYear } }: { statistics: ContractStatistics }) {
  const { t } = useTranslation('energyContracts');
  const formats = useFormats();
  const { contracts, capacity, mean, weighted } = useStatisticsColumns();
  const title = t('statistics.by_year');
  const named = byYear
    .toSorted((one, other) => Number(one.year) - Number(other.year))
    .map((cell) => ({ name: String(cell.year), cell }));
  const shown = useRoom() ? [contracts, capacity, mean, weighted] : [contracts, capacity, weighted];
  const { head, rows, save } = useStatisticsTable({ title, head: t('statistics.year'), rows: named }, shown);
  const prices = pricesByYear(byYear);
  const chart =
    prices.length === 0 ? (
      <p className={classes.none}>{t('statistics.no_prices')}</p>
    ) : (
      <ValueLine
        data={prices.map(({ year, price }) => ({ name: String(year), value: price }))}
        label={t('statistics.price')}
        format={formats.decimal}
        near
      />
    );
  return (
    <Figure
      inPaper
      title={title}
      subtitle={t('statistics.by_year_help')}
      chart={chart}
      head={head}
      rows={rows}
      failed={false}
      onRetry={() => {}}
      onSave={save}
    />
  );
}
