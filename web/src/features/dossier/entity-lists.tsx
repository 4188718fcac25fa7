// The administrators' lists of each kind, narrowed to one company: the same columns, filters and files as on their own pages.
import type { DossierKind } from '@wattpact/domain/dossier/dossier-api';
import { type ComponentType, useMemo } from 'react';
import { lazy } from '../../platform/lazy.ts';
import type { PlainView } from '../../records/list/list-view.ts';
import { TabList } from '../../records/list/tab-list.tsx';

interface OfEntity {
  entityId: string;
}

/** @param without columns that say the same in every row */
function narrowed<Row>(view: PlainView<Row>, legalEntityId: string, without: readonly string[]): PlainView<Row> {
  const { bulk: _, Figures: __, create: ___, ...rest } = view;
  const { filters } = view.filters;
  return {
    ...rest,
    source: { ...view.source, fixed: { legalEntityId } },
    filters: { ...view.filters, filters: filters.filter(({ name }) => name !== 'legalEntityId') },
    useRows: (shown) => {
      const rows = view.useRows(shown);
      return { ...rows, columns: rows.columns.filter(({ id }) => !without.includes(id)) };
    },
  };
}

const listOf = <Row extends { id: string }>(load: () => Promise<PlainView<Row>>, without: readonly string[] = []) =>
  lazy(async () => {
    const view = await load();
    return {
      default: ({ entityId }: OfEntity) => {
        const ofEntity = useMemo(() => narrowed(view, entityId, without), [entityId]);
        return <TabList view={ofEntity} createInBar={false} />;
      },
    };
  });

/** In the order of the tabs. */
export const entityLists: Record<DossierKind, ComponentType<OfEntity>> = {
  projects: listOf(async () => (await import('../projects/list/all-projects.ts')).allProjects, ['owner']),
  offers: listOf(async () => (await import('../offers/list/all-offers.ts')).allOffers, ['owner']),
  // The company may be the second party: the column of the first one stays.
  energyContracts: listOf(async () => (await import('../energy-contracts/list/all-contracts.tsx')).allContracts),
  invoices: listOf(async () => (await import('../invoices/list/all-invoices.ts')).allInvoices, ['entity']),
  negotiations: lazy(() => import('./entity-negotiations.tsx')),
};
