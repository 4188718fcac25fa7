// The public reading pages as served: legal pages and manual in the three languages, and the links to them.
import { expect, test } from '@playwright/test';
import { consoleFaults } from '../../support/checks/console-faults.ts';
import { accessFaults } from '../../support/checks/page-checks.ts';
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

test('[SUP-14, SUP-15] the sidebar opens the manual in a new tab', async ({ context, page }) => {
  await openSession(context, accounts.seller);
  await page.goto('/pt');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Manual do utilizador' }).click();
  const manual = await opened;
  await expect(manual).toHaveURL(/\/manual\/pt\/first-steps$/);
  await expect(manual.getByRole('heading', { level: 1, name: 'Conta e primeiros passos' })).toBeVisible();
});

for (const [account, from, to] of [
  [accounts.seller, '/pt/invoices/my-invoices', /\/manual\/pt\/invoices$/],
  [accounts.admin, '/admin/es/users', /\/admin\/es\/manual#accounts$/],
] as const) {
  test(`[SUP-20] the help button of ${from} opens what the manual says about it`, async ({ context, page }) => {
    await openSession(context, account);
    await page.goto(from);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /^(Ajuda|Ayuda) sobre esta página$/ }).click();
    await expect(await opened).toHaveURL(to);
  });
}

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

test('[ADM-36, ADM-37] the admin app has no support link and no manual link', async ({ context, page }) => {
  await openSession(context, accounts.admin);
  await page.goto('/admin/pt');
  await expect(page.getByRole('link', { name: 'Utilizadores' })).toBeVisible();
  await expect(page.getByText('Manual do utilizador')).toHaveCount(0);
  await expect(page.getByText('Contactar o apoio')).toHaveCount(0);
});

test('[ADM-73] administrators read their chapter in their app, in their language; nobody else finds it', async ({
  context,
  page,
}) => {
  await openSession(context, accounts.admin);
  await page.goto('/admin/pt');
  await page.getByRole('link', { name: 'Manual da administração' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manual da administração' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link', { name: 'Decidir' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Decidir', exact: true })).toBeInViewport();
  await page.goto('/admin/es/manual');
  await expect(page.getByRole('heading', { level: 2, name: 'Repartir el trabajo' })).toBeVisible();
  const open = await page.goto('/manual/pt/administration');
  expect(open?.status()).toBe(404);
});

for (const path of ['/pt/sign-in', '/admin/pt/sign-in']) {
  test(`[GEN-106] ${path} leads to the legal pages`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('link', { name: 'Acessibilidade' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Declaração de acessibilidade' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Termos de utilização' }).click();
    await expect(page).toHaveURL(/\/pt\/terms$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Termos de utilização' })).toBeVisible();
    await page.getByRole('link', { name: 'Página inicial' }).click();
    await expect(page).toHaveURL(/\/pt$/);
  });
}
