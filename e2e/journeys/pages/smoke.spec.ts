// Every page of both apps. In Portuguese each is checked for access on a desktop or on a phone, in light or in dark colours, and
// then for its width at the other size; one page of each kind is opened by its address, and checked with the frame around it,
// at both sizes and in both colours. In the other languages the texts of those are checked, half of them in each: that each
// language has every text is held by the tests of locales/.
import { type APIRequestContext, type Browser, expect, test } from '@playwright/test';
import { consoleFaults } from '../../support/checks/console-faults.ts';
import { expectNotWider, expectReadable, expectUsable, expectWords } from '../../support/checks/page-checks.ts';
import {
  adminPaths,
  buyerPaths,
  newcomerPaths,
  openAdminPaths,
  openPaths,
  sellerPaths,
} from '../../support/checks/page-list.ts';
import { move, visit } from '../../support/pages/open-page.ts';
import { accounts, openSession, skipAgreement } from '../../support/people/people.ts';

interface Visitor {
  name: string;
  app: string;
  account?: string;
  paths: (request: APIRequestContext) => Promise<string[]> | string[];
  /** The pages are split among this many tests. */
  parts: number;
}

const visitors: Visitor[] = [
  { name: 'a seller', app: '', account: accounts.seller, paths: sellerPaths, parts: 3 },
  { name: 'an administrator', app: '/admin', account: accounts.admin, paths: adminPaths, parts: 2 },
  { name: 'a buyer', app: '', account: accounts.buyer, paths: buyerPaths, parts: 1 },
  { name: 'a newcomer', app: '', account: accounts.newcomer, paths: () => newcomerPaths, parts: 1 },
  { name: 'a visitor', app: '', paths: () => openPaths, parts: 1 },
  { name: 'a visitor of the administration', app: '/admin', paths: () => openAdminPaths, parts: 1 },
];

const desk = { name: 'a desktop', size: { width: 1440, height: 900 } };
const phone = { name: 'a phone', size: { width: 390, height: 844 } };
/** One page of each kind: forms, records, a list, a comparison, a negotiation. */
const ofEachKind = /^$|sign-in|register$|\/[0-9a-f-]{36}$|marketplace\/(projects$|projects\/compare|negotiations\?)/;

async function openVisit(browser: Browser, { account, paths }: Visitor) {
  const context = await browser.newContext({ viewport: desk.size });
  const faults = consoleFaults(context);
  if (account) {
    await openSession(context, account);
    await skipAgreement(context);
  }
  return { context, page: await context.newPage(), faults, paths: await paths(context.request) };
}

for (const visitor of visitors) {
  for (let part = 1; part <= visitor.parts; part += 1) {
    test(`pages of ${visitor.name}, ${part} of ${visitor.parts}: usable wherever they are opened`, async ({
      browser,
    }) => {
      test.setTimeout(240_000);
      const { context, page, faults, paths } = await openVisit(browser, visitor);
      // Each page is opened at the size and in the colours in which the one before was left: they change once a page.
      let [here, there] = [desk, phone];
      let otherColors: 'light' | 'dark' = 'dark';
      for (const path of paths.filter((_, place) => place % visitor.parts === part - 1)) {
        const address = `${visitor.app}/pt${path}`;
        const isOne = ofEachKind.test(path);
        await (isOne || !visitor.account ? visit : move)(page, address);
        await expectWords(page, address);
        if (isOne) {
          await expectUsable(page, `${address} on ${here.name}`);
          await expectReadable(page, address, otherColors);
          otherColors = otherColors === 'dark' ? 'light' : 'dark';
          await page.setViewportSize(there.size);
          await expectUsable(page, `${address} on ${there.name}`, { rules: 'all but contrast' });
        } else {
          await expectUsable(page, `${address} on ${here.name}`, { part: 'main' });
          await page.setViewportSize(there.size);
          await expectNotWider(page, `${address} on ${there.name}`);
        }
        [here, there] = [there, here];
        expect.soft(faults.splice(0), `${address} leaves the console free of errors`).toEqual([]);
      }
      await context.close();
    });
  }

  test(`pages of ${visitor.name}: words in English and in Spanish`, async ({ browser }) => {
    test.setTimeout(240_000);
    const { context, page, faults, paths } = await openVisit(browser, visitor);
    for (const [start, language] of ['en', 'es'].entries()) {
      for (const path of paths.filter((one) => ofEachKind.test(one)).filter((_, place) => place % 2 === start)) {
        const address = `${visitor.app}/${language}${path}`;
        await (visitor.account ? move : visit)(page, address);
        await expectWords(page, address);
        expect.soft(faults.splice(0), `${address} leaves the console free of errors`).toEqual([]);
      }
    }
    await context.close();
  });
}
