// How far prices are from the median, in the list of the market.
import { expect, test } from '@playwright/test';
import { accessFaults } from '../../support/checks/page-checks.ts';
import { accounts, openSession } from '../../support/people/people.ts';
import { send } from '../../support/records/made-parties.ts';

test('[BEN-17] a list compares each price with the median, or has a dash that says why not', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await openSession(context, accounts.buyer);
  const [solar, variable] = ['Solar Huerta del Segura', 'Parque Eólico Llano de Sancho'];
  const { items } = await send(context, 'get', `/search/projects?searchQuery=${encodeURIComponent(solar)}`);
  const found = (items as { id: string; designation: string }[]).find(({ designation }) => designation === solar);
  expect(found).toBeDefined();
  const told = await send(context, 'get', `/benchmark/against-median?kind=project&ids=${found?.id}`);
  const [{ percent } = { percent: 0 }] = told.items as { percent: number }[];
  const signed = { signDisplay: 'exceptZero', minimumFractionDigits: 1 } as const;
  const written = new Intl.NumberFormat('pt-PT', signed).format(percent).replace(/[-−]/, '[-−]').replace('+', '\\+');

  const page = await context.newPage();
  const find = (name: string) => page.goto(`/pt/marketplace/projects?searchQuery=${encodeURIComponent(name)}`);
  await find(solar);
  const table = page.getByRole('table', { name: 'Projetos para venda' });
  const figure = (name: string, words: string) => table.getByRole('row', { name }).getByTitle(words);
  await expect(table.getByRole('columnheader', { name: 'Face à mediana' })).toBeVisible();
  await expect(figure(solar, 'face à mediana dos preços pedidos')).toHaveText(
    new RegExp(`^${written}\\s%\\s+face à mediana`),
  );
  expect(await accessFaults(page)).toEqual([]);
  await find(variable);
  await expect(figure(variable, 'sem preço fixo para comparar')).toHaveText(/^–\s+sem preço fixo para comparar$/);
  await context.close();
});
