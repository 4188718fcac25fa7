// If a reader wants more columns than fit, the box scrolls sideways with a sticky name column. That no list hides a column is
// held by pages/list-widths.spec.ts.
import { expect, test } from '@playwright/test';
import { list } from '../../support/checks/list-pages.ts';
import { accessFaults } from '../../support/checks/page-checks.ts';
import { button, expectPage } from '../../support/pages/forms.ts';
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
