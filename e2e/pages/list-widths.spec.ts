// No list hides a column: its table fits its box on every desktop width, also beside an open sidebar.
import { test } from '@playwright/test';
import { expectFitting, sellerLists } from '../support/checks/list-pages.ts';
import { accounts, openSession } from '../support/people/people.ts';

// Those of one company and of an administrator: long-names.spec.ts, with the longest names.
test('the lists of who has two companies fit on every desk in Portuguese and in Spanish', async ({ context }) => {
  await openSession(context, accounts.seller);
  await expectFitting(context, ['/pt', '/es'], sellerLists);
});
