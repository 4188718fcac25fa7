// Every page of both apps in Portuguese on a desk and on a phone, and in one of the other languages (that all have the same
// texts is held beside them); some in the dark: it opens, speaks, and can be used by all.
import { type APIRequestContext, expect, test } from '@playwright/test';
import { consoleFaults } from './support/console-faults.ts';
import { expectSound } from './support/page-checks.ts';
import { adminPaths, buyerPaths, newcomerPaths, openAdminPaths, openPaths, sellerPaths } from './support/page-list.ts';
import { accounts, openSession, skipAgreement } from './support/people.ts';

interface Visitor {
  name: string;
  app: string;
  account?: string;
  paths: (request: APIRequestContext) => Promise<string[]> | string[];
}

const seller: Visitor = { name: 'a seller', app: '', account: accounts.seller, paths: sellerPaths };
const admin: Visitor = { name: 'an administrator', app: '/admin', account: accounts.admin, paths: adminPaths };
const visitors: Visitor[] = [
  seller,
  admin,
  { name: 'a buyer', app: '', account: accounts.buyer, paths: buyerPaths },
  { name: 'a newcomer', app: '', account: accounts.newcomer, paths: () => newcomerPaths },
  { name: 'a visitor', app: '', paths: () => openPaths },
  { name: 'a visitor', app: '/admin', paths: () => openAdminPaths },
];

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

interface Way {
  name: string;
  language: string;
  viewport: { width: number; height: number };
  axe: boolean;
  dark?: boolean;
  /** Only some pages, in the interest of time. */
  only?: RegExp;
  /** Every second page from this one. */
  half?: 0 | 1;
}

const ways: Way[] = [
  { name: 'in Portuguese on a desk', language: 'pt', viewport: desk, axe: true },
  { name: 'in Portuguese on a phone', language: 'pt', viewport: phone, axe: true },
  { name: 'in English', language: 'en', viewport: desk, axe: false, half: 0 },
  { name: 'in Spanish', language: 'es', viewport: desk, axe: false, half: 1 },
  {
    name: 'in the dark',
    language: 'pt',
    viewport: desk,
    axe: true,
    dark: true,
    only: /marketplace|\/[0-9a-f-]{36}$|^$|sign-in|register$/,
  },
];

for (const visitor of visitors) {
  for (const way of ways) {
    test(`pages of ${visitor.name}${visitor.app} ${way.name}`, async ({ browser }) => {
      test.setTimeout(240_000);
      const context = await browser.newContext({
        viewport: way.viewport,
        colorScheme: way.dark ? 'dark' : 'light',
        reducedMotion: 'reduce',
      });
      const faults = consoleFaults(context);
      if (visitor.account) {
        await openSession(context, visitor.account);
        await skipAgreement(context);
      }
      const paths = await visitor.paths(context.request);
      const page = await context.newPage();
      const { only = /^/, half } = way;
      for (const path of paths.filter((one, place) => only.test(one) && (half === undefined || place % 2 === half))) {
        await expectSound(page, `${visitor.app}/${way.language}${path}`, way);
        expect.soft(faults.splice(0), `${path} leaves the console free of errors`).toEqual([]);
      }
      await context.close();
    });
  }
}
