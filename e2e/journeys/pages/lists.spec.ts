// If a reader wants more columns than fit, the box scrolls sideways with a sticky name column. That no list hides a column is
// held by pages/list-widths.spec.ts.
import { expect, test } from '@playwright/test';
import { list } from '../../support/checks/list-pages.ts';
import { accessFaults } from '../../support/checks/page-checks.ts';
import { button, expectPage } from '../../support/pages/forms.ts';
import { move } from '../../support/pages/open-page.ts';
import { accounts, openSession } from '../../support/people/people.ts';

test('who wants every column scrolls sideways, by keyboard too, and the name stays', async ({ context }) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/pt/marketplace/projects');
  const place = list(page).getByRole('columnheader', { name: 'Localização' });
  await expect(list(page)).toBeVisible();
  await expect(place).toBeHidden();
  await button(page, 'Colunas e ficheiro').click();
  await page.getByRole('switch', { name: 'Mostrar todas as colunas em qualquer largura' }).click();
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

  // A click anywhere in the row opens it, not only on the name.
  await list(page).locator('tbody tr').first().locator('td[data-right]').first().click();
  await expectPage(page, title);
});

test('[SRCH-07] the lists of both apps share one filter bar: search, filters, and all of them in a sheet', async ({
  context,
}) => {
  test.slow();
  for (const [account, base, paths] of [
    [
      accounts.seller,
      '/pt',
      [
        '?tab=projects',
        '/projects/my-projects',
        '/energy-contracts/my-contracts',
        '/energy-contracts/database',
        '/invoices/my-invoices',
        '/marketplace/projects',
        '/marketplace/offers',
      ],
    ],
    // An own list that is empty has no filters, so this one is of an account with offers.
    [accounts.buyer, '/pt', ['/offers/my-offers']],
    [
      accounts.admin,
      '/admin/pt',
      ['/users', '/legal-entities', '/projects', '/offers', '/energy-contracts', '/invoices', '/support', '/audit'],
    ],
  ] as const) {
    await context.clearCookies();
    await openSession(context, account);
    const page = await context.newPage();
    await page.goto(`${base}${paths[0]}`);
    for (const path of paths) {
      await move(page, `${base}${path}`);
      const bar = page.getByRole('main').getByRole('search', { name: 'Filtros' });
      await expect(bar, path).toHaveCount(1);
      await expect(bar.getByRole('button').first(), path).toBeVisible();
    }
    await page.close();
  }
});
