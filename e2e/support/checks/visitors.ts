// Who visits the pages of both apps, and which pages each of them has.
import type { APIRequestContext, Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { accounts, openSession, skipAgreement } from '../people/people.ts';
import { consoleFaults } from './console-faults.ts';
import { adminPaths, buyerPaths, newcomerPaths, openAdminPaths, openPaths, sellerPaths } from './page-list.ts';

export interface Visitor {
  name: string;
  app: string;
  account?: string;
  paths: (request: APIRequestContext) => Promise<string[]> | string[];
  /** The pages are split among this many tests. */
  parts: number;
  /** Those of the pages that are lists with filters. An own list that is empty has none. */
  filtered?: readonly string[];
}

const sellerLists = [
  '?tab=projects',
  '/projects/my-projects',
  '/energy-contracts/my-contracts',
  '/energy-contracts/database',
  '/invoices/my-invoices',
  '/marketplace/projects',
  '/marketplace/offers',
];
const records = ['/legal-entities', '/projects', '/offers', '/energy-contracts', '/invoices'];
const adminLists = [...records, '/users', '/support', '/audit'];
const buyerLists = ['/offers/my-offers'];

export const visitors: Visitor[] = [
  { name: 'a seller', app: '', account: accounts.seller, paths: sellerPaths, parts: 3, filtered: sellerLists },
  {
    name: 'an administrator',
    app: '/admin',
    account: accounts.admin,
    paths: adminPaths,
    parts: 2,
    filtered: adminLists,
  },
  { name: 'a buyer', app: '', account: accounts.buyer, paths: buyerPaths, parts: 1, filtered: buyerLists },
  { name: 'a newcomer', app: '', account: accounts.newcomer, paths: () => newcomerPaths, parts: 1 },
  { name: 'a visitor', app: '', paths: () => openPaths, parts: 1 },
  { name: 'a visitor of the administration', app: '/admin', paths: () => openAdminPaths, parts: 1 },
];

export const desk = { name: 'a desktop', size: { width: 1440, height: 900 } };
export const phone = { name: 'a phone', size: { width: 390, height: 844 } };

/** One page of each kind: forms, records, a list, a comparison, a negotiation. */
export const ofEachKind =
  /^$|sign-in|register$|\/[0-9a-f-]{36}$|marketplace\/(projects$|projects\/compare|negotiations\?)/;

interface Visit {
  context: BrowserContext;
  page: Page;
  /** What the console has said is wrong since it was last emptied. */
  faults: string[];
  paths: string[];
}

export async function openVisit(
  browser: Browser,
  { account, paths }: Visitor,
  options: BrowserContextOptions = { viewport: desk.size },
): Promise<Visit> {
  const context = await browser.newContext(options);
  const faults = consoleFaults(context);
  if (account) {
    await openSession(context, account);
    await skipAgreement(context);
  }
  return { context, page: await context.newPage(), faults, paths: await paths(context.request) };
}
