// The section of the administrators' chapter about each of their pages.
import { byAddress } from '../platform/address/by-address.ts';

/** By the beginning of a page's address; the longest that fits holds. The manual itself needs none. */
const sections: Readonly<Record<string, string>> = {
  '': 'dashboard',
  'legal-entities': 'decide',
  projects: 'decide',
  offers: 'decide',
  'energy-contracts': 'decide',
  'energy-contracts/database': 'find',
  invoices: 'collect',
  support: 'support',
  mails: 'support',
  users: 'accounts',
  settings: 'accounts',
  audit: 'audit',
  series: 'series',
  simulator: 'series',
  'contract-templates': 'clauses',
  'decision-texts': 'share',
  prices: 'price-index',
  usage: 'usage',
  operation: 'operation',
  configuration: 'maintenance',
};

/** @returns undefined for an address of no page, and for the manual */
export const sectionOf = (path: string): string | undefined => byAddress(sections, path);
