// No list hides a column: its table fits its box on every desktop width, also beside an open sidebar.
import { expect, type Page, test } from '@playwright/test';
import { expectFitting, sellerLists } from '../support/checks/list-pages.ts';
import { visit } from '../support/pages/open-page.ts';
import { accounts, openDesk, openSession } from '../support/people/people.ts';

// Those of one company and of an administrator: long-names.spec.ts, with the longest names.
test('the lists of who has two companies fit on every desk in Portuguese and in Spanish', async ({ context }) => {
  await openSession(context, accounts.seller);
  await expectFitting(context, ['/pt', '/es'], sellerLists);
});

/** The names that end in an ellipsis. */
const shortened = (page: Page): Promise<string[]> =>
  page.locator('main table a.row-link').evaluateAll((names) =>
    names.flatMap((name) => {
      let box = name.parentElement;
      while (box && getComputedStyle(box).overflowX === 'visible') box = box.parentElement;
      const isWhole = name.getBoundingClientRect().right <= (box?.getBoundingClientRect().right ?? 0) + 0.5;
      return isWhole ? [] : [name.textContent ?? ''];
    }),
  );

for (const who of ['seller', 'buyer'] as const) {
  test(`a ${who} reads the names of the market's projects whole on a desk of 1440 px`, async ({ browser }) => {
    const context = await openDesk(browser, accounts[who]);
    const page = await context.newPage();
    await visit(page, '/pt/marketplace/projects?limit=50');
    await expect(page.locator('main table a.row-link').nth(9)).toBeVisible();
    // Those of the demo; other walks make longer ones.
    expect((await shortened(page)).filter((name) => name.length < 45)).toEqual([]);
    await context.close();
  });
}
