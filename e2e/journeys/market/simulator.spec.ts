// The simulator: opened from a project with its terms, each input changes the sentence, charts have a table and a file, and
// the link shows somebody else the same figures, which are those of the server.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { simulationVectors } from '@wattpact/domain/testing/simulation-vectors';
import { accessFaults } from '../../support/checks/page-checks.ts';
import { button, choose, expectPage, field } from '../../support/pages/forms.ts';
import { accounts, openSession } from '../../support/people/people.ts';

const result = (page: Page) => page.getByRole('region', { name: 'Resultado' });
const figures = (page: Page) => result(page).locator('dl');

test('[SIM-22, SIM-23, SIM-26, SIM-31] a project is simulated, and each input changes the result', async ({
  context,
}) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  await page.goto('/pt/marketplace/projects?searchQuery=huertas');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.waitForURL(/\/projects\/[\da-f-]{36}/);
  const { financialConditions } = await (
    await context.request.get(`/api${new URL(page.url()).pathname.slice(3)}`)
  ).json();
  expect(page.workers()).toEqual([]);
  await button(page, 'Mais ações').click();
  await page.getByRole('menuitem', { name: 'Simular' }).click();
  await expectPage(page, 'Simulador');
  await expect(figures(page)).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  const written = new Intl.NumberFormat('pt-PT');
  for (const [name, value] of [
    ['Potência', financialConditions.totalPurchasedCapacity],
    ['Preço', financialConditions.price],
  ] as const)
    expect(Number((await field(page, name).inputValue()).replace(',', '.')), written.format(value)).toBe(value);

  await page.goto('/pt/simulator');
  await expect(result(page)).toContainText(
    'No caso central, o comprador paga mais 6,3 M€ do que no mercado, em 15 anos',
  );
  await expect(figures(page)).toContainText('27,48');
  await choose(page, 'Estrutura', 'Carga base anual');
  await expect(figures(page)).toContainText('51,46');
  await expect(result(page)).toContainText('o comprador paga menos 13,5 M€');
  await field(page, 'Preço').fill('0');
  await expect(result(page)).toContainText('Corrija os campos assinalados');
  await expect(result(page)).toContainText('Valores dos dados anteriores');
  await expect(page.getByText('Introduza um valor acima de 0.')).toBeVisible();
  await field(page, 'Preço').fill('60');
  await expect(result(page)).toContainText('o comprador paga mais');
  await expect(page).toHaveURL(/structure=BASELOAD_ANNUAL.*price=60|price=60.*structure=BASELOAD_ANNUAL/);
  await expect(page.getByText('não prevê preços nem aconselha')).toBeVisible();
  await expect(page.getByText('Inventado para demonstração').first()).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
});

test('[SIM-21, SIM-23, ALL-07, ALL-09, ALL-10] the link and the file have the same figures as the server', async ({
  context,
}) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  await page.goto('/pt/simulator?structure=BASELOAD_MONTHLY&years=7&seed=5');
  const years = page.locator('main section').filter({ has: page.getByRole('heading', { name: 'Ano a ano' }) });
  await years.getByRole('radiogroup', { name: 'Ano a ano: Vista' }).getByText('Tabela').click();
  const answer = await context.request.post('/api/simulations/run', {
    data: {
      technology: 'SOLAR_POWER',
      zone: 'portugal',
      capacity: 46,
      fromYear: 2027,
      years: 7,
      terms: { structure: 'BASELOAD_MONTHLY' },
      price: 33.9,
      seed: 5,
    },
  });
  const { years: expected } = await answer.json();
  const written = new Intl.NumberFormat('pt-PT', { maximumFractionDigits: 2 });
  const rowOf = (year: number) => years.getByRole('row', { name: new RegExp(`^${year}`) });
  for (const { year, buyerSavingBand } of expected)
    for (const value of Object.values<number>(buyerSavingBand))
      await expect(rowOf(year)).toContainText(written.format(value));
  await years.getByText('Receita do vendedor', { exact: true }).click();
  for (const { year, sellerCash } of expected) await expect(rowOf(year)).toContainText(written.format(sellerCash));
  const file = page.waitForEvent('download');
  await button(page, 'Descarregar Ano a ano em CSV').click();
  const text = readFileSync(await (await file).path(), 'utf8');
  for (const line of [
    'Semente;5',
    'Inventado para demonstração',
    'Estrutura;Carga base mensal',
    'Volume usado (MW);',
    'Cenários calculados;1000',
    String(expected[0].pay).replace('.', ','),
  ])
    expect(text).toContain(line);
});

test('[SIM-22, SIM-24] the comparison of projects has what each is worth, and a contract opens the simulator', async ({
  context,
}) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  const found = async (path: string) =>
    (await (await context.request.get(`/api${path}`)).json()).items as { id: string }[];
  const ids = (await found('/search/projects')).slice(0, 2).map(({ id }) => id);
  await page.goto(`/pt/marketplace/projects/compare?ids=${ids.join(',')}`);
  const worth = page.getByRole('region', { name: 'Simulador' }).getByRole('row');
  await expect(worth).toHaveCount(3);
  for (const row of [1, 2]) await expect(worth.nth(row).getByRole('cell')).toHaveText([/\d/, /\d|–/, /\d/]);
  await expect(page.getByText('não prevê preços nem aconselha')).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);

  const [contract] = await found('/energy-contracts?status=approved');
  await page.goto(`/pt/energy-contracts/${contract?.id}`);
  await button(page, 'Mais ações').click();
  await page.getByRole('menuitem', { name: 'Simular' }).click();
  await expectPage(page, 'Simulador');
  await expect(figures(page)).toContainText('Preço nivelado');
});

test('[SIM-22, SIM-24] the comparison of offers has what each is worth to its buyer', async ({ context }) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  const { items } = (await (await context.request.get('/api/search/offers?searchQuery=24/7')).json()) as {
    items: { id: string }[];
  };
  await page.goto(`/pt/marketplace/offers/compare?ids=${items.map(({ id }) => id).join(',')}`);
  const worth = page.getByRole('region', { name: 'Simulador' }).getByRole('row');
  await expect(worth.first()).toContainText('Em risco para o comprador');
  await expect(worth.nth(1).getByRole('cell')).toHaveText([/\d/, /\d/, /\d/]);
  expect(await accessFaults(page)).toEqual([]);
});

/** The domain's own files as the browser's modules: types are taken away, nothing else. */
async function serveDomain(page: Page): Promise<void> {
  await page.route('http://domain.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>·</title>' });
    const source = readFileSync(new URL(`../../../domain/src${pathname}`, import.meta.url), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
  await page.goto('http://domain.test/');
}

test('[SIM-04] the browser invents the same series, digit for digit', async ({ page }) => {
  await serveDomain(page);
  for (const [name, { sha256 }] of Object.entries(simulationVectors.inventedSeries)) {
    const lines = await page.evaluate(async (series) => {
      const [zone, what, year] = series.split(' ');
      const load = (module: string) => import(`http://domain.test/simulation/${module}.ts`);
      const values: Float64Array = year
        ? (await load('invented-prices')).inventedPrices(zone, Number(year))
        : (await load('invented-profiles')).inventedProfile(what, zone);
      return Array.from(values, (value) => value.toFixed(year ? 2 : 4)).join('\n');
    }, name);
    expect(createHash('sha256').update(lines).digest('hex'), name).toBe(sha256);
  }
});
