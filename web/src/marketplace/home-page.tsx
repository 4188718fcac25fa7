// The personal area: what waits for the user, then his own lists as tabs.
import { Button } from '@mantine/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingNotice } from '../features/review/pending-notice.tsx';
import { type HomeTab, paths } from '../platform/paths.ts';
import { useFormats } from '../platform/use-formats.ts';
import { AppLink } from '../ui/app-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { type Icon, icons } from '../ui/icons.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { QueryTabs } from '../ui/query-tabs.tsx';

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
  import('../features/invoices/own-invoices.tsx').then((module) => ({ default: module.OwnInvoices })),
);
const OwnEntities = lazy(() =>
  import('../features/legal-entities/own-entities.tsx').then((module) => ({ default: module.OwnEntities })),
);

interface Tab {
  value: HomeTab;
  icon: Icon;
  create?: () => string;
  /** The list; without one the tab shows what it will be for. */
  list?: ComponentType;
}

const tabs: readonly Tab[] = [
  { value: 'projects', icon: icons.project, create: paths.newProject, list: OwnProjects },
  { value: 'offers', icon: icons.offer, create: paths.newOffer, list: OwnOffers },
  { value: 'contracts', icon: icons.contract, create: () => paths.registerContract(), list: OwnContracts },
  { value: 'invoices', icon: icons.invoice, list: OwnInvoices },
  { value: 'legalEntity', icon: icons.entity, create: paths.newLegalEntity, list: OwnEntities },
];

export function HomePage() {
  const { t } = useTranslation();
  const formats = useFormats();
  const today = new Date();
  return (
    <>
      <PageHeader
        title={t('home.title')}
        actions={<span className="quiet">{`${formats.weekday(today)}, ${formats.date(today)}`}</span>}
      />
      <PendingNotice />
      <QueryTabs
        label={t('home.tabs')}
        tabs={tabs.map(({ value, icon, create, list: List }) => ({
          value,
          label: t(`home.tab.${value}`),
          content: List ? (
            <Suspense>
              <List />
            </Suspense>
          ) : (
            <EmptyState
              icon={icon}
              title={t(`empty.${value}.title`)}
              text={t(`empty.${value}.text`)}
              action={
                create && (
                  <Button component={AppLink} to={create()}>
                    {t(`empty.${value}.action`)}
                  </Button>
                )
              }
            />
          ),
        }))}
      />
    </>
  );
}
