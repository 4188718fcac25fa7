// No list hides a column: its table fits into its box on every desk, beside an open sidebar, and where a reader wants
// more columns than fit the box scrolls sideways with the name in place.
import { type BrowserContext, expect, test } from '@playwright/test';
import { button, expectPage } from './support/forms.ts';
import { adminLists, excess, list, marketLists } from './support/list-pages.ts';
import { makeLongNames } from './support/made/long-names.ts';
import { send } from './support/made/made-parties.ts';
import { projectData, uploadDocument } from './support/made/made-records.ts';
import { accessFaults, settle } from './support/page-checks.ts';
import { accounts, openSession } from './support/people.ts';

/** At 1200 an open sidebar leaves what a shut one leaves at 1024; there the side panel is beside the tabs already. */
const widths = [1024, 1200, 1280, 1366, 1440];

type Lists = (context: BrowserContext) => Promise<string[]>;

/** One page, and only its size changes. */
async function expectFitting(context: BrowserContext, base: string, lists: Lists): Promise<void> {
  await context.addCookies([{ name: 'sidebar_state', value: 'expanded', url: test.info().project.use.baseURL ?? '' }]);
  const page = await context.newPage();
  for (const path of await lists(context)) {
    await page.goto(`${base}${path}`);
    await settle(page, path);
    await expect(list(page).first(), `${path} is filled`).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await excess(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
}

/** What the demo's companies, and those with the longest names, have none of. */
const noOffers = ['?tab=offers', '/offers/my-offers'];
const noProjects = ['', '/projects/my-projects'];
const noContracts = ['?tab=contracts', '?tab=invoices', '/energy-contracts/my-contracts', '/invoices/my-invoices'];

const entityOf = async (context: BrowserContext): Promise<string> =>
  ((await send(context, 'get', '/legal-entities?status=approved')).items as { id: string }[])[0]?.id ?? '';

/** With a record that waits for review: no other status has longer words. */
const sellerLists: Lists = async (context) => {
  const fileIds = [await uploadDocument(context.request, 'alvará.pdf')];
  await send(context, 'post', '/projects', projectData('Central à espera', await entityOf(context), fileIds));
  return marketLists(context, noOffers);
};
const buyerLists: Lists = async (context) => {
  await send(context, 'post', '/offers', { buyerLegalEntityId: await entityOf(context), name: 'Compra à espera' });
  return marketLists(context, [...noProjects, ...noContracts]);
};

const visitors: { name: string; account: string; app: string; lists: Lists }[] = [
  { name: 'who has two companies', account: accounts.seller, app: '', lists: sellerLists },
  { name: 'who has one company', account: accounts.buyer, app: '', lists: buyerLists },
  { name: 'an administrator', account: accounts.admin, app: '/admin', lists: adminLists },
];

for (const language of ['pt', 'es']) {
  for (const { name, account, app, lists } of visitors) {
    test(`the lists of ${name} fit on every desk in ${language}`, async ({ context }) => {
      test.setTimeout(180_000);
      await openSession(context, account);
      await expectFitting(context, `${app}/${language}`, lists);
    });
  }
}

test('the lists of one company fit on every desk with the longest names', async ({ browser }) => {
  test.setTimeout(180_000);
  const made = await makeLongNames(browser);
  await expectFitting(made.seller, '/pt', sellerLists);
  await expectFitting(made.admin, '/admin/pt', adminLists);
  await made.close();
});

test('who wants every column scrolls sideways, by keyboard too, and the name stays', async ({ context }) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/pt/marketplace/projects');
  const place = list(page).getByRole('columnheader', { name: 'Localização' });
  await expect(list(page)).toBeVisible();
  await expect(place).toBeHidden();
  await button(page, 'Colunas e ficheiro').click();
  await page.getByRole('switch', { name: 'Mostrar todas as colunas a qualquer largura' }).click();
  await page.keyboard.press('Escape');
  await expect(place).toBeVisible();
  const box = page.getByRole('region', { name: 'Projetos para venda' });
  const name = list(page).locator('.row-link').first();
  const title = (await name.textContent()) ?? '';
  const before = await name.boundingBox();
  await box.focus();
  await page.keyboard.press('End');
  for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowRight');
  const last = list(page).getByRole('columnheader', { name: 'Negociação' });
  await expect(last).toBeInViewport({ ratio: 0.95 });
  expect((await name.boundingBox())?.x).toBeGreaterThanOrEqual((before?.x ?? 0) - 40);
  await expect(name).toBeInViewport({ ratio: 0.9 });
  expect(await accessFaults(page)).toEqual([]);
  await page.reload();
  await expect(place).toBeVisible();

  // Any place of the row opens it, beside the name too.
  await list(page).locator('tbody tr').first().locator('td[data-right]').first().click();
  await expectPage(page, title);
});
