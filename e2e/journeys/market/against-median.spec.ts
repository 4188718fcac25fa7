// How far prices are from the median, in the list of the market.
import { type BrowserContext, expect, test } from '@playwright/test';
import { accessFaults } from '../../support/checks/page-checks.ts';
import { button } from '../../support/pages/forms.ts';
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

test('[BEN-17] offers have the column too, and no filter asks for it', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  for (const [list, name, of] of [
    ['offers', 'Ofertas de compra', 'oferecidos'],
    ['projects', 'Projetos para venda', 'pedidos'],
  ] as const) {
    await page.goto(`/pt/marketplace/${list}?limit=50`);
    const table = page.getByRole('table', { name });
    await expect(table.getByRole('columnheader', { name: 'Face à mediana' })).toBeVisible();
    await expect(table.getByTitle(`face à mediana dos preços ${of}`).first()).toHaveText(/^([+−-]?\d+,\d)\s%/);
    const { parameters } = await filtersOf(context, list);
    expect(parameters).toContain('minPrice');
    expect(parameters.filter((one) => /median|benchmark/i.test(one))).toEqual([]);
    await button(page, 'Mais filtros').click();
    const filters = page.getByRole('dialog', { name: 'Pesquisa avançada' });
    await expect(filters.getByRole('heading', { name: 'Tecnologia' })).toBeVisible();
    await expect(filters.getByText(/mediana/i)).toHaveCount(0);
  }
  await context.close();
});

/** The query's parameters, as the description of the API names them. */
async function filtersOf(context: BrowserContext, list: string): Promise<{ parameters: string[] }> {
  const { paths } = await send(context, 'get', '/openapi.json');
  const call = (paths as Record<string, { get: { parameters: { name: string }[] } }>)[`/api/search/${list}`];
  return { parameters: (call?.get.parameters ?? []).map(({ name }) => name) };
}
