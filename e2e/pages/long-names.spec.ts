// Names of the maximum length without a space: no page scrolls sideways, nothing is cut off without an ellipsis, and the
// rows of lists keep their height.
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { adminLists, expectFitting, sellerLists } from '../support/checks/list-pages.ts';
import { expectInside } from '../support/checks/page-checks.ts';
import { button } from '../support/pages/forms.ts';
import { bell, popover } from '../support/pages/notifications.ts';
import { move, visit } from '../support/pages/open-page.ts';
import {
  adminLongPaths,
  type LongNames,
  listPaths,
  makeLongNames,
  recordPaths,
} from '../support/records/long-names.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** How a row names three technologies: no name is cut, so these rows may have a third line. */
const threeTechnologies = String.raw`\p{L}+, [\p{L} ]+\s+e (solar|eólica|hídrica|térmica|armazenamento)`;

/** Rows of a list that are higher than two lines and their padding, or than three where they may have them. */
const highRows = (page: Page): Promise<string[]> =>
  page.locator('main table[aria-label] tbody tr').evaluateAll((rows, three) => {
    const mayGrow = new RegExp(three, 'u');
    return rows.flatMap((row) => {
      const { offsetHeight, innerText } = row as HTMLElement;
      return offsetHeight > (mayGrow.test(innerText) ? 80 : 60) ? [innerText] : [];
    });
  }, threeTechnologies);

// One worker makes the records once for all tests that use them.
base.describe.configure({ mode: 'default' });
const test = base.extend<object, { made: LongNames }>({
  made: [
    async ({ browser }, use) => {
      const made = await makeLongNames(browser);
      await use(made);
      await made.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const pages = [
  { name: 'lists of the marketplace', base: '/pt', who: 'seller', paths: listPaths },
  { name: 'records of the marketplace', base: '/pt', who: 'seller', paths: recordPaths },
  { name: 'administration', base: '/admin/pt', who: 'admin', paths: adminLongPaths },
] as const;

for (const { name, base, who, paths } of pages) {
  test(`${name}: a name of 100 letters without a space moves no page sideways`, async ({ made }) => {
    const page = await made[who].newPage();
    for (const path of paths(made)) {
      await page.setViewportSize(phone);
      await move(page, `${base}${path}`);
      await expectInside(page, `${path} on a phone`);
      await page.setViewportSize(desk);
      await expect.soft(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expectInside(page, `${path} on a desk`);
      expect.soft(await highRows(page), `${path}: no row is too high`).toEqual([]);
    }
    await page.close();
  });
}

const fitting = [
  { name: 'one company', who: 'seller', app: '', lists: sellerLists },
  { name: 'an administrator', who: 'admin', app: '/admin', lists: adminLists },
] as const;
for (const { name, who, app, lists } of fitting) {
  test(`the lists of ${name} fit on every desk with the longest names`, async ({ made }) => {
    await expectFitting(made[who], [`${app}/pt`, `${app}/es`], lists);
  });
}

/** What opens over the home page or over a record's, whose header leads back in place of the menu, and its expected content. */
const overlays: {
  name: string;
  open: (page: Page) => Promise<void>;
  place: (page: Page) => Locator;
  text: RegExp;
  onRecord?: true;
}[] = [
  { name: 'news', open: (page) => bell(page).click(), place: popover, text: /Megawatt/ },
  {
    name: 'user menu',
    open: (page) => button(page, /^Menu de/).click(),
    place: (page) => page.getByRole('menu'),
    text: /Megawatt/,
  },
  {
    name: 'sidebar',
    open: (page) => button(page, 'Abrir o menu').click(),
    place: (page) => page.getByRole('dialog'),
    text: /Megawatt/,
  },
  {
    name: 'palette',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Pesquisar ou ir para…').fill('Projeto');
    },
    place: (page) => page.getByRole('dialog'),
    text: /^Projeto.*Megawatt/,
  },
  {
    name: 'dialog',
    open: async (page) => {
      await button(page.getByRole('main'), 'Mais ações').click();
      await page.getByRole('menuitem', { name: /^Eliminar/ }).click();
    },
    place: (page) => page.getByRole('dialog'),
    text: /Megawatt/,
    onRecord: true,
  },
];

test('what opens over a page moves nothing sideways either: news, menus, the palette, a dialog', async ({ made }) => {
  const page = await made.seller.newPage();
  await page.setViewportSize(phone);
  await visit(page, '/pt');
  for (const { name, open, place, text, onRecord } of overlays) {
    if (onRecord) await move(page, `/pt/projects/${made.projectId}`);
    await open(page);
    await expect(place(page).getByText(text).first()).toBeVisible();
    await expectInside(page, name);
    await page.keyboard.press('Escape');
    await expect(place(page)).toHaveCount(0);
  }
  await page.close();
});
