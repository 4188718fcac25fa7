// The personal area: the user's tasks, then their own lists as tabs.
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { HomeTab } from '@wattpact/domain/records/kinds';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PortfolioPaper } from '../features/portfolio/portfolio-paper.tsx';
import { usePortfolio } from '../features/portfolio/use-portfolio.ts';
import { OwnTasks } from '../features/tasks/own-tasks.tsx';
import { useTasks } from '../features/tasks/use-tasks.ts';
import { lazy } from '../platform/lazy.ts';
import { useSession } from '../platform/session/session.ts';
import { useFormats } from '../platform/words/use-formats.ts';
import type { ListView } from '../records/list/list-view.ts';
import { TabList } from '../records/list/tab-list.tsx';
import { MarketPreview, marketPreviewQuery } from '../records/market-preview.tsx';
import { PageHeader } from '../ui/app-shell/page-header.tsx';
import { useWide } from '../ui/data-table/data-table.tsx';
import { FailedPart } from '../ui/feedback/failed-part.tsx';
import { QueryTabs } from '../ui/record/query-tabs.tsx';
import { FirstSteps, useFirstSteps } from './first-steps.tsx';
import { useOwnTotals } from './own-totals.ts';

/** A tab's list, in its own chunk. */
const tab = <Row extends { id: string }>(load: () => Promise<ListView<Row>>) =>
  lazy(async () => {
    const view = await load();
    return { default: () => <TabList view={view} /> };
  });

/** In the order of the tabs. */
const lists: Record<HomeTab, ComponentType> = {
  projects: tab(async () => (await import('../features/projects/list/own-projects.tsx')).ownProjects),
  offers: tab(async () => (await import('../features/offers/list/own-offers.tsx')).ownOffers),
  contracts: tab(async () => (await import('../features/energy-contracts/list/own-contracts.tsx')).ownContracts),
  invoices: tab(async () => (await import('../features/invoices/list/own-invoices.ts')).ownInvoices),
  legalEntity: tab(async () => (await import('../features/legal-entities/list/own-entities.tsx')).ownEntities),
};
const tabs = Object.entries(lists) as [HomeTab, ComponentType][];

export function HomePage() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { hidesFirstSteps } = useSession().preferences;
  const totals = useOwnTotals();
  const { data: tasks, isPending: isAsking } = useTasks();
  const steps = useFirstSteps(totals);
  const { shown: position, legalEntityId, ...portfolio } = usePortfolio();
  const isNewcomer = steps.progress !== undefined && !steps.progress.isApproved;
  const preview = useQuery({ ...marketPreviewQuery, enabled: isNewcomer });
  /** All at once: what came later would push the lists down. */
  const isPending = isAsking || steps.isPending || portfolio.isPending || (isNewcomer && preview.isPending);
  const today = new Date();
  return (
    <>
      <PageHeader
        title={t('home.title')}
        actions={<span className="quiet">{`${formats.weekday(today)}, ${formats.date(today)}`}</span>}
      />
      {!isPending && steps.progress && !hidesFirstSteps && <FirstSteps progress={steps.progress} />}
      {!isPending && isNewcomer && <MarketPreview />}
      {!isPending && <OwnTasks />}
      {!isPending && portfolio.hasFailed && (
        <FailedPart error={portfolio.error} title={t('home.portfolio_failed')} onRetry={portfolio.retry} />
      )}
      {!isPending && position && <PortfolioPaper {...position} legalEntityId={legalEntityId} />}
      {/* The lists load meanwhile, and show where they stay. */}
      {isPending && <HomeSkeleton />}
      <div hidden={isPending}>
        <QueryTabs
          label={t('home.tabs')}
          tabs={tabs.map(([value, List]) => ({
            value,
            label: t(`home.tab.${value}`),
            count: totals[value],
            dot: value === 'invoices' && tasks && tasks.openInvoices > 0 ? t('home.unpaid') : undefined,
            content: (
              <Suspense>
                <List />
              </Suspense>
            ),
          }))}
        />
      </div>
    </>
  );
}

/** The tasks, the position with its chart, which a phone shows on a press, and the tabs with their list. */
function HomeSkeleton() {
  const { t } = useTranslation();
  const wide = useWide();
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height={wide ? 200 : 360} mb={24} />
      <Skeleton height={wide ? 500 : 172} mb={24} />
      <Skeleton height={40} maw={560} />
      <Skeleton height={400} mt={16} />
    </div>
  );
}
