// Keyboard shortcuts: the list behind `?`, the pages behind `g`, the search of a list, and silence while somebody types.
import { expect, test } from '@playwright/test';
import { button } from '../../support/pages/forms.ts';
import { accounts, openDesk } from '../../support/people/people.ts';

test('[UI-61, UI-62] they lead to pages and to the search, are listed by ?, and leave fields alone', async ({
  browser,
}) => {
  const desk = await openDesk(browser, accounts.seller);
  const page = await desk.newPage();
  await page.goto('/pt');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/pt\/marketplace\/projects/);
  const search = page.getByRole('searchbox').first();
  // The home page, still shown while the list loads, has a search too.
  await expect(page.getByRole('heading', { level: 1, name: 'Projetos para venda' })).toBeVisible();
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('?go');
  await expect(search).toHaveValue('?go');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Atalhos de teclado' });
  await expect(list.getByText('Pesquisar na lista')).toBeVisible();
  await expect(list.getByText('Projetos para venda')).toBeVisible();
  await list.getByRole('switch', { name: 'Atalhos de uma só tecla ou letra' }).click();
  await expect(list.getByText('Projetos para venda')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('?');
  await button(page, /^Menu de/).click();
  await page.getByRole('menuitem', { name: 'Atalhos de teclado' }).click();
  await list.getByRole('switch', { name: 'Atalhos de uma só tecla ou letra' }).click();
  await expect(list.getByText('Projetos para venda')).toBeVisible();
  await desk.close();
});
