// Pages of records for the routers: a kind's chunk has its declarations, the page itself is shared by all kinds.
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { SearchableList } from '@wattpact/domain/saved-searches/searched-lists';
import type { ReactNode } from 'react';
import { whenOnline } from '../platform/online.ts';
import type { ComparedRecords } from './compare/compared-records.ts';
import { ListPage } from './list/list-page.tsx';
import type { ListView } from './list/list-view.ts';

/** @param load its chunk, and what draws the page with it */
const lazyPage = (load: () => Promise<() => ReactNode>): RouteComponent =>
  lazyRouteComponent(whenOnline(async () => ({ default: await load() })));

export const listPage = <Row extends { id: string }>(load: () => Promise<ListView<Row>>) =>
  lazyPage(async () => {
    const view = await load();
    return () => <ListPage view={view} />;
  });

export const comparisonPage = <Found,>(load: () => Promise<ComparedRecords<Found>>) =>
  lazyPage(async () => {
    const [{ ComparisonPage }, compared] = await Promise.all([import('./compare/comparison-page.tsx'), load()]);
    return () => <ComparisonPage compared={compared} />;
  });

export const savedSearchesPage = (list: SearchableList) =>
  lazyPage(async () => {
    const { SavedSearchesPage } = await import('./saved-searches/saved-searches.tsx');
    return () => <SavedSearchesPage listEntity={list} />;
  });
