// The contract database: the figures of the register as chart, table and file, and one's own contracts by their names.
import { expect, test } from '@playwright/test';
import { accessFaults } from '../../support/checks/page-checks.ts';
import { expectPage } from '../../support/pages/forms.ts';
import { accounts, openSession } from '../../support/people/people.ts';

const contract = 'PPA Salto–Mar Cinzento';

test('[CON-152] the register is read in figures; who has a role in the first party opens its contract by its name', async ({
  context,
}) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  await page.goto('/pt/energy-contracts/database');
  const figures = page.getByRole('region', { name: 'Números do registo' });
  await expect(figures.getByText('Preço médio por ano de início')).toBeVisible();
  await expect(figures.getByText(/O volume não inclui \d+ contratos?/)).toBeVisible();
  const years = figures.getByRole('region', { name: 'Preço médio por ano de início' });
  await expect(years).toBeHidden();
  await figures.getByRole('radiogroup', { name: 'Preço médio por ano de início: Vista' }).getByText('Tabela').click();
  await expect(years.getByRole('row', { name: /^20\d\d/ }).first()).toContainText('€/MWh');
  expect(await accessFaults(page)).toEqual([]);

  await figures.getByRole('radiogroup', { name: 'Agrupar por' }).getByText('Estrutura').click();
  const file = page.waitForEvent('download');
  await figures.getByRole('button', { name: 'Transferir Por estrutura em CSV' }).click();
  expect((await file).suggestedFilename()).toBe('Por estrutura.csv');

  await figures.getByRole('button', { name: 'Recolher' }).click();
  await expect(years).toBeHidden();
  await page.reload();
  await expect(figures.getByRole('button', { name: 'Mostrar gráficos' })).toBeVisible();

  const list = page.getByRole('table', { name: 'Base de dados de contratos' });
  await expect(list.getByRole('row')).not.toHaveCount(0);
  await list.getByRole('link', { name: contract }).click();
  await expectPage(page, contract);
});
