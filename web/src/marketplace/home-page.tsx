// The personal area: what waits for the user, then his own lists as tabs.
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingNotice } from '../features/review/pending-notice.tsx';
import { OwnTasks } from '../features/tasks/own-tasks.tsx';
import { useTasks } from '../features/tasks/use-tasks.ts';
import type { HomeTab } from '../platform/address/paths.ts';
import { QueryTabs } from '../platform/address/query-tabs.tsx';
import { useFormats } from '../platform/words/use-formats.ts';
import { PageHeader } from '../ui/app-shell/page-header.tsx';
import { useOwnTotals } from './own-totals.ts';

const OwnProjects = lazy(() =>
  import('../features/projects/own-projects.tsx').then((module) => ({ default: module.OwnProjects })),
);
const OwnOffers = lazy(() =>
  import('../features/offers/own-offers.tsx').then((module) => ({ default: module.OwnOffers })),
);
const OwnContracts = lazy(() =>
  import('../features/energy-contracts/own-contracts.tsx').then((module) => ({ default: module.OwnContracts })),
);
const OwnInvoices = lazy(() =>
  import('../features/invoices/list/own-invoices.tsx').then((module) => ({ default: module.OwnInvoices })),
);
const OwnEntities = lazy(() =>
  import('../features/legal-entities/own-entities.tsx').then((module) => ({ default: module.OwnEntities })),
);

const tabs: readonly { value: HomeTab; list: ComponentType }[] = [
  { value: 'projects', list: OwnProjects },
  { value: 'offers', list: OwnOffers },
  { value: 'contracts', list: OwnContracts },
  { value: 'invoices', list: OwnInvoices },
  { value: 'legalEntity', list: OwnEntities },
];

export function HomePage() {
  const { t } = useTranslation();
  const formats = useFormats();
  const totals = useOwnTotals();
  const { data: tasks } = useTasks();
  const today = new Date();
  return (
    <>
      <PageHeader
        title={t('home.title')}
        actions={<span className="quiet">{`${formats.weekday(today)}, ${formats.date(today)}`}</span>}
      />
      <PendingNotice />
      <OwnTasks />
      <QueryTabs
        label={t('home.tabs')}
        tabs={tabs.map(({ value, list: List }) => ({
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
    </>
  );
}
