// The contract database: the figures of the register as chart, table and file, its list with searches that are saved, and
// one's own contracts by their names.
import { expect, type Page, test } from '@playwright/test';
import { accessFaults } from '../../support/checks/page-checks.ts';
import { button, expectPage, field, openFilter } from '../../support/pages/forms.ts';
import { accounts, openSession } from '../../support/people/people.ts';

const contract = 'PPA Salto–Mar Cinzento';

/** The search is saved, found among the saved ones, and opened from there. */
async function saveSearch(page: Page, words: string): Promise<void> {
  const name = `Perto de nós ${crypto.randomUUID().slice(0, 6)}`;
  await button(page, /^Guardar (esta )?pesquisa$/).click();
  await field(page.getByRole('dialog'), 'Nome').fill(name);
  await button(page.getByRole('dialog'), 'Guardar').click();
  await page.getByRole('link', { name: 'Pesquisas guardadas' }).click();
  await expect(page).toHaveURL(/\/energy-contracts\/saved-search/);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(words);
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`/energy-contracts/database\\?.*searchQuery=${words}`));
}

test('[CON-150, CON-151, CON-152, CON-153] the register is read in figures; who has a role in the first party opens its contract by its name', async ({
  context,
}) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  await page.goto('/pt/energy-contracts/database');
  const figures = page.getByRole('region', { name: 'Números do registo' });
  await expect(figures.getByText('Preço médio por ano de início')).toBeVisible();
  const years = figures.getByRole('region', { name: 'Preço médio por ano de início' });
  await expect(years).toBeHidden();
  await figures.getByRole('radiogroup', { name: 'Preço médio por ano de início: Vista' }).getByText('Tabela').click();
  await expect(years.getByRole('row', { name: /^20\d\d/ }).first()).toContainText('€/MWh');
  expect(await accessFaults(page)).toEqual([]);

  await figures.getByRole('radiogroup', { name: 'Agrupar por' }).getByText('Estrutura').click();
  const file = page.waitForEvent('download');
  await figures.getByRole('button', { name: 'Descarregar Por estrutura em CSV' }).click();
  expect((await file).suggestedFilename()).toBe('Por estrutura.csv');

  await figures.getByRole('button', { name: 'Recolher' }).click();
  await expect(years).toBeHidden();
  await page.reload();
  await expect(figures.getByRole('button', { name: 'Mostrar gráficos' })).toBeVisible();

  const list = page.getByRole('table', { name: 'Base de dados de contratos' });
  const technologies = await openFilter(page, 'Tecnologia');
  await technologies.getByText('Eólica terrestre', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('Montalegre');
  await expect(page).toHaveURL(
    /technologies=ONSHORE_WIND.*searchQuery=Montalegre|searchQuery=Montalegre.*technologies=/,
  );
  await saveSearch(page, 'Montalegre');
  await expect(list.getByRole('row').nth(1)).toContainText('Montalegre');
  await list.getByRole('link', { name: contract }).click();
  await expectPage(page, contract);
  await page.getByRole('link', { name: 'Contratos', exact: true }).click();
  await expectPage(page, 'Os meus contratos');
  await page.getByRole('searchbox').fill('Salto');
  await expect(page.getByRole('row').getByRole('link', { name: contract })).toBeVisible();
});
