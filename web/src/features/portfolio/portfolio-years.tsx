// The capacity under contract in each year, as a chart and as a table.
import { type PortfolioYear, portfolioSides } from '@wattpact/domain/portfolio/portfolio';
import { useTranslation } from 'react-i18next';
import { saveTable } from '../../platform/api/save-table.ts';
import { lazy } from '../../platform/lazy.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Figure } from '../../ui/charts/figure.tsx';

const PairedBars = lazy(() => import('../../ui/charts/charts.tsx').then((module) => ({ default: module.PairedBars })));

interface PortfolioYearsProps {
  years: readonly PortfolioYear[];
}

export function PortfolioYears({ years }: PortfolioYearsProps) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const sides = portfolioSides.filter((side) => years.some((one) => one[side] > 0));
  const title = t('portfolio.years');
  const head = [t('portfolio.year'), ...sides.map((side) => `${t(`portfolio.side.${side}`)} (MW)`)];
  const save = () =>
    saveTable(
      {
        name: title,
        head,
        rows: years.map((one) => [{ text: String(one.year) }, ...sides.map((side) => one[side])]),
      },
      formats.language,
    );
  return (
    <Figure
      inPaper="filling"
      title={title}
      subtitle={t('portfolio.years_subtitle')}
      chart={
        <PairedBars
          data={years.map(({ year, ...values }) => ({ name: String(year), ...values }))}
          series={sides.map((side) => ({ name: side, label: t(`portfolio.side.${side}`) }))}
          format={(value) => `${formats.number(value)} MW`}
        />
      }
      head={head}
      rows={years.map((one) => [String(one.year), ...sides.map((side) => formats.number(one[side]))] as const)}
      failed={false}
      onRetry={() => {}}
      onSave={save}
    />
  );
}
