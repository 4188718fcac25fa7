// What the projects on the market produce together over the year. Its texts and its chart come when it is chosen.
import { useQuery } from '@tanstack/react-query';
import { portfolioApi } from '@wattpact/domain/portfolio/portfolio-api';
import type { ProductionOfSeveral } from '@wattpact/domain/series/production';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../platform/api/query.ts';
import { lazy } from '../../platform/lazy.ts';

const ProductionFigure = lazy(() => import('../production/production-figure.tsx'));

interface PortfolioProductionProps {
  legalEntityId: string | undefined;
}

export function PortfolioProduction({ legalEntityId }: PortfolioProductionProps) {
  const { t } = useTranslation('simulation');
  const query = legalEntityId === undefined ? {} : { legalEntityId };
  const { data, isLoadingError, refetch } = useQuery(apiQuery(portfolioApi.production, { query }));
  return (
    <ProductionFigure
      title={t('production.of_projects')}
      months={data?.months}
      notes={useNotes(data)}
      failed={isLoadingError}
      onRetry={() => void refetch()}
    />
  );
}

function useNotes(production: ProductionOfSeveral | undefined): string[] {
  const { t } = useTranslation('simulation');
  if (!production) return [];
  const { projects: count, invented, withoutProduction } = production;
  return [
    ...(invented > 0 ? [t('production.invented_some', { count, invented })] : []),
    t('production.by_each'),
    ...(withoutProduction > 0 ? [t('production.without', { count: withoutProduction })] : []),
  ];
}
