// One chart of the portfolio at a time: the capacity under contract by year, or what the projects on the market produce by
// month.
import { SegmentedControl, Skeleton } from '@mantine/core';
import type { Portfolio } from '@wattpact/domain/portfolio/portfolio-api';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './portfolio.module.css';
import { PortfolioProduction } from './portfolio-production.tsx';
import { PortfolioYears } from './portfolio-years.tsx';

const charts = ['years', 'production'] as const;
type Chart = (typeof charts)[number];

type Shown = Pick<Portfolio, 'years' | 'offered'>;

/** Those that say something. */
export const chartsOf = ({ years, offered }: Shown): readonly Chart[] =>
  charts.filter((one) => (one === 'years' ? years.length > 0 : offered.projects.count > 0));

interface PortfolioChartProps {
  portfolio: Shown;
  legalEntityId: string | undefined;
}

export function PortfolioChart({ portfolio, legalEntityId }: PortfolioChartProps) {
  const { t } = useTranslation('dashboard');
  const [chosen, setChosen] = useState<Chart>('years');
  const all = chartsOf(portfolio);
  const shown = all.includes(chosen) ? chosen : all[0];
  return (
    <div className={classes.chart}>
      {all.length > 1 && (
        <SegmentedControl
          size="xs"
          className={classes.choice ?? ''}
          aria-label={t('portfolio.shown.label')}
          data={all.map((value) => ({ value, label: t(`portfolio.shown.${value}`) }))}
          value={shown ?? chosen}
          onChange={(value) => setChosen(value as Chart)}
        />
      )}
      {shown === 'years' ? (
        <PortfolioYears years={portfolio.years} />
      ) : (
        <Suspense fallback={<Skeleton className={classes.waiting ?? ''} height={300} />}>
          <PortfolioProduction legalEntityId={legalEntityId} />
        </Suspense>
      )}
    </div>
  );
}
