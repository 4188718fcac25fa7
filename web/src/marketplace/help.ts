// The chapter of the manual about each page of the marketplace.
import { byAddress } from '../platform/address/by-address.ts';

/** By the beginning of a page's address; the longest that fits holds. */
const chapters: Readonly<Record<string, string>> = {
  '': 'first-steps',
  'legal-entities': 'legal-entities',
  '/integrations': 'integrators',
  projects: 'projects',
  'marketplace/projects': 'projects',
  'marketplace/projects/saved-search': 'saved-searches',
  offers: 'offers',
  'marketplace/offers': 'offers',
  'marketplace/offers/saved-search': 'saved-searches',
  negotiations: 'negotiations',
  'marketplace/negotiations': 'negotiations',
  'energy-contracts': 'register-contract',
  'energy-contracts/saved-search': 'saved-searches',
  invoices: 'invoices',
  simulator: 'simulator',
  series: 'simulator',
  prices: 'market-prices',
  settings: 'settings',
};

/** @returns undefined for an address of no page */
export const chapterOf = (path: string): string | undefined => byAddress(chapters, path);
