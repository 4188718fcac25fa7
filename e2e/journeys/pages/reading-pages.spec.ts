// The public reading pages as served: legal pages and manual in the three languages, and the links to them.
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { consoleFaults } from '../../support/checks/console-faults.ts';
import { accessFaults } from '../../support/checks/page-checks.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openSession } from '../../support/people/people.ts';

/** One page of each kind: the rendering tests check that all exist and are alike. */
const addressesIn = (language: string) => [
  `/${language}/cookies`,
  `/manual/${language}/`,
  `/manual/${language}/invoices`,
];

/** Colours are the same in all languages, so axe runs in only one. */
const ways = [
  { language: 'pt', colorScheme: 'light', rules: 'all' },
  { language: 'pt', colorScheme: 'dark', rules: 'contrast' },
  { language: 'en', colorScheme: 'light', rules: undefined },
  { language: 'es', colorScheme: 'dark', rules: undefined },
] as const;

for (const { language, colorScheme, rules } of ways) {
  test(`[GEN-52, SUP-16] ${language}, ${colorScheme}: readable without a session, nothing from elsewhere`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width: 390, height: 844 } });
    const faults = consoleFaults(context);
    const foreign: string[] = [];
    const page = await context.newPage();
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
    });
    for (const address of addressesIn(language)) {
      expect((await page.goto(address))?.status(), address).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      if (rules) expect(await accessFaults(page, { rules }), address).toEqual([]);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(tooWide, address).toBe(false);
    }
    expect([faults, foreign]).toEqual([[], []]);
    await context.close();
  });
}

test('[SUP-16, SUP-17] the search of the manual leads to words in a section, by keyboard alone', async ({ page }) => {
  await page.goto('/manual/pt/');
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: 'Pesquisar no manual' });
  await expect(field).toBeFocused();
  await field.fill('xilofone');
  await expect(page.getByText('Nada encontrado.')).toBeVisible();
  await field.fill('copie IBAN');
  await expect(page.getByText('Beneficiário, IBAN, montante')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manual\/pt\/invoices#pagar-uma-fatura$/);
  await expect(page.getByRole('heading', { name: 'Pagar uma fatura' })).toBeInViewport();
});

test('the language switch keeps the chapter', async ({ page }) => {
  await page.goto('/manual/pt/invoices');
  await page.getByText('Português').first().click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/manual\/es\/invoices$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tasas y facturas' })).toBeVisible();
});

/** The page that the link opens in a new tab. */
async function opened(context: BrowserContext, link: Locator): Promise<Page> {
  const [page] = await Promise.all([context.waitForEvent('page'), link.click()]);
  return page;
}

test('[SUP-14, SUP-15, SUP-20] the sidebar opens the manual in a new tab, a help button what it says about the page', async ({
  context,
  page,
}) => {
  await openSession(context, accounts.seller);
  await page.goto('/pt');
  const manual = await opened(context, page.getByRole('link', { name: 'Manual do utilizador' }));
  await expect(manual).toHaveURL(/\/manual\/pt\/first-steps$/);
  await expect(manual.getByRole('heading', { level: 1, name: 'Conta e primeiros passos' })).toBeVisible();
  await follow(page, '/pt/invoices/my-invoices');
  const help = await opened(context, page.getByRole('link', { name: 'Ajuda sobre esta página' }));
  await expect(help).toHaveURL(/\/manual\/pt\/invoices$/);
});

test('[SUP-18] a chapter that does not exist is answered in the frame of the manual', async ({ page }) => {
  expect((await page.goto('/manual/es/nada'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Este capítulo no existe' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Tasas y facturas' }).click();
  await expect(page).toHaveURL(/\/manual\/es\/invoices$/);
});

test('in print a page shows its text, its address and the day, and not the navigation', async ({ context, page }) => {
  await openSession(context, accounts.seller);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/manual/pt/invoices');
  await expect(page.getByRole('navigation', { name: 'Capítulos' })).toBeHidden();
  await expect(page.getByText(/^Impresso em .*\/manual\/pt\/invoices$/)).toBeVisible();
  await page.goto('/pt/invoices/my-invoices');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(/^Impresso em .*\/pt\/invoices\/my-invoices$/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navegação' })).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('[ADM-36, ADM-37, ADM-73, SUP-20] administrators have a manual of their own, in their app and language', async ({
  context,
  page,
}) => {
  await openSession(context, accounts.admin);
  await page.goto('/admin/pt');
  await expect(page.getByRole('link', { name: 'Utilizadores' })).toBeVisible();
  await expect(page.getByText('Manual do utilizador')).toHaveCount(0);
  await expect(page.getByText('Contactar o apoio')).toHaveCount(0);
  await page.getByRole('link', { name: 'Manual da administração' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manual da administração' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link', { name: 'Decidir' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Decidir', exact: true })).toBeInViewport();

  await page.goto('/admin/es/users');
  const help = await opened(context, page.getByRole('link', { name: 'Ayuda sobre esta página' }));
  await expect(help).toHaveURL(/\/admin\/es\/manual#accounts$/);
  await expect(help.getByRole('heading', { level: 2, name: 'Repartir el trabajo' })).toBeVisible();
  // Nobody else finds it.
  const open = await page.goto('/manual/pt/administration');
  expect(open?.status()).toBe(404);
});
