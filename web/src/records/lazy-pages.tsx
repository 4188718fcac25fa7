// Pages of records for the routers: a kind's chunk has its declarations, the page itself is shared by all kinds.
import { lazyRouteComponent } from '@tanstack/react-router';
import type { SearchableList } from '@wattpact/domain/saved-searches/searched-lists';
import { useTranslation } from 'react-i18next';
import { whenOnline } from '../platform/online.ts';
import type { ComparedRecords } from './compare/compared-records.ts';
import { ListPage } from './list/list-page.tsx';
import type { ListView } from './list/list-view.ts';
import { MarketGate } from './market-gate.tsx';

export const listPage = <Row extends { id: string }>(load: () => Promise<ListView<Row>>) =>
  lazyRouteComponent(
    whenOnline(async () => {
      const view = await load();
      return { default: () => <ListPage view={view} /> };
    }),
  );

export const comparisonPage = <Found,>(load: () => Promise<ComparedRecords<Found>>) =>
  lazyRouteComponent(
    whenOnline(async () => {
      const [{ ComparisonPage }, compared] = await Promise.all([import('./compare/comparison-page.tsx'), load()]);
      return { default: () => <ComparisonPage compared={compared} /> };
    }),
  );

export const savedSearchesPage = (list: SearchableList) =>
  lazyRouteComponent(
    whenOnline(async () => {
      const { SavedSearches } = await import('./saved-searches/saved-searches.tsx');
      return {
        default: () => {
          const { t } = useTranslation();
          return (
            <MarketGate title={t('crumbs.saved_searches')}>
              <SavedSearches listEntity={list} />
            </MarketGate>
          );
        },
      };
    }),
  );
