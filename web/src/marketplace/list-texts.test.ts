// The texts that lists derive from kind and place.
import { expect, test } from 'vitest';
import { hasText } from '../../../locales/read-texts.ts';
import { allContracts } from '../features/energy-contracts/list/all-contracts.tsx';
import { contractDatabase } from '../features/energy-contracts/list/contract-database.tsx';
import { ownContracts } from '../features/energy-contracts/list/own-contracts.tsx';
import { allInvoices } from '../features/invoices/list/all-invoices.ts';
import { ownInvoices } from '../features/invoices/list/own-invoices.ts';
import { allEntities } from '../features/legal-entities/list/all-entities.tsx';
import { ownEntities } from '../features/legal-entities/list/own-entities.tsx';
import { allOffers } from '../features/offers/list/all-offers.ts';
import { marketOffers } from '../features/offers/list/market-offers.tsx';
import { ownOffers } from '../features/offers/list/own-offers.tsx';
import { allProjects } from '../features/projects/list/all-projects.ts';
import { marketProjects } from '../features/projects/list/market-projects.tsx';
import { ownProjects } from '../features/projects/list/own-projects.tsx';
import type { ListView } from '../records/list/list-view.ts';

type Texts = Pick<ListView<never>, 'place' | 'texts' | 'titleKey' | 'emptyKey' | 'create' | 'filters'>;

const lists: readonly Texts[] = [
  ...[ownProjects, marketProjects, allProjects],
  ...[ownOffers, marketOffers, allOffers],
  ...[ownContracts, contractDatabase, allContracts],
  ...[ownEntities, allEntities],
  ...[ownInvoices, allInvoices],
];

test.each(lists)('the list of $place $texts has all its texts', (list) => {
  const { titleKey, emptyKey, create, filters } = list;
  const search = filters.filters.find(({ name }) => name === 'searchQuery')?.placeholderKey ?? '';
  const keys = [titleKey, `${emptyKey}.title`, `${emptyKey}.text`, search, ...(create ? [create.labelKey] : [])];
  expect(keys.filter((key) => !hasText(key))).toEqual([]);
});
