// What a simulation takes to the board: each file has its own rows, what the term is worth to both sides as the server says,
// and what it was computed with.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { SimulationResult } from '@wattpact/domain/simulation/simulate';
import { button } from '../../support/pages/forms.ts';
import { accounts, openSession } from '../../support/people/people.ts';

/** The lines of the file of a figure, without the quotes of texts that have a comma. */
async function linesOf(page: Page, figure: string): Promise<string[]> {
  const file = page.waitForEvent('download');
  await button(page, `Descarregar ${figure} em CSV`).click();
  return readFileSync(await (await file).path(), 'utf8')
    .replaceAll(/[\ufeff"]/g, '')
    .split('\r\n');
}

const written = (value: number | null) => (value === null ? '–' : String(value).replace('.', ','));

/** Of each file, as the server has computed it. */
const totalsOf = ({ totals, volumeMw }: SimulationResult) => [
  `Preço nivelado (€/MWh);${written(totals.levelisedPrice)}`,
  `Preço de equilíbrio (€/MWh);${written(totals.breakEvenPrice)}`,
  `Receita do vendedor, valor atual (€);${written(totals.npvSeller)}`,
  `Receita do vendedor, valor atual, P10 (€);${written(totals.npvSellerBand.p10)}`,
  `Receita do vendedor, valor atual, P50 (€);${written(totals.npvSellerBand.p50)}`,
  `Receita do vendedor, valor atual, P90 (€);${written(totals.npvSellerBand.p90)}`,
  `Em risco para o vendedor (€);${written(totals.sellerAtRisk)}`,
  `Poupança do comprador, valor atual (€);${written(totals.npvBuyerSaving)}`,
  `Poupança do comprador, valor atual, P10 (€);${written(totals.npvBuyerSavingBand.p10)}`,
  `Poupança do comprador, valor atual, P50 (€);${written(totals.npvBuyerSavingBand.p50)}`,
  `Poupança do comprador, valor atual, P90 (€);${written(totals.npvBuyerSavingBand.p90)}`,
  `Casos em que o comprador poupa (%);${written(totals.chanceThatBuyerSaves)}`,
  `Pago pelo comprador, soma dos anos (€);${written(totals.pay)}`,
  `Volume usado (MW);${written(volumeMw)}`,
];

const disclaimer =
  'É um modelo: não prevê preços nem aconselha. Deixa de fora impostos, custos de desvios, risco de crédito e cortes impostos pela rede.';
const leftOut = 'O armazenamento não foi contado: não produz energia.';
const percentiles =
  'P10, P50 e P90 contam-se de baixo para cima: um de cada dez casos fica abaixo de P10. Os relatórios de produção contam ao contrário: o P90 deles é o nosso P10.';
const breakEven = 'Preço de equilíbrio: contrato e mercado valem o mesmo.';
const notes = ['Inventado para demonstração', leftOut, breakEven, percentiles, disclaimer];

const asked = [
  'Tecnologia;Solar 40 MW e Armazenamento 5 MW',
  'Perfil de produção;Inventado para demonstração',
  'Mercado;Portugal',
  'Preços do mercado;Inventados para demonstração',
  'Potência;46',
  'Primeiro ano;2027',
  'Duração;7',
  'Estrutura;Carga base mensal',
  'Comparar com;Conforme produção',
  'Entrega;Física',
  'Tipo de preço;Fixo',
  'Preço;33,9',
  'Indexação;Aumento fixo',
  'Atualização anual;–',
  'Volume;Produção média',
  'Preços negativos;Sem cláusula',
  'Desvios;A preço de mercado',
  'Perda anual de produção;0,4',
  'Taxa de desconto;6',
  'Variação anual do preço;12',
  'Variação anual da produção;Habitual',
  'Variação anual da produção usada (%);4',
  'Cenários;1000',
  'Cenários calculados;1000',
  'Semente;5',
];

test('[SIM-05, SIM-17, SIM-19, SIM-23, SIM-26, ALL-05] each file has totals, notes and all inputs', async ({
  context,
}) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  const technologies = [
    { type: 'SOLAR_POWER', installedCapacity: 40 },
    { type: 'STORAGE', installedCapacity: 5 },
  ];
  const terms = { structure: 'BASELOAD_MONTHLY' };
  const plant = { technologies, zone: 'portugal', capacity: 46, fromYear: 2027, years: 7 };
  const data = { ...plant, terms, price: 33.9, seed: 5 };
  const result: SimulationResult = await (await context.request.post('/api/simulations/run', { data })).json();
  await page.goto(
    '/pt/simulator?technology=SOLAR_POWER:40,STORAGE:5&structure=BASELOAD_MONTHLY&compare=PAY_AS_PRODUCED&years=7&seed=5',
  );
  for (const text of [leftOut, percentiles, breakEven, disclaimer])
    await expect(page.getByText(text), text).toBeVisible();
  for (const [figure, head, count] of [
    ['Todo o contrato', 'Todo o contrato;Carga base mensal;Conforme produção', totalsOf(result).length + 3],
    ['Ano a ano', 'Ano;Preço', 7],
    ['Preço capturado', 'Ano;Preço médio', 7],
    ['Um dia de cada estação', 'Hora;Produção', 24],
    ['Preços por ordem', 'Até à hora;Preço', 400],
  ] as const) {
    const lines = await linesOf(page, figure);
    expect(lines[0], figure).toContain(head);
    expect(lines.indexOf(''), figure).toBe(count + 1);
    expect(lines, figure).toEqual(expect.arrayContaining([...notes, ...asked]));
    for (const total of totalsOf(result))
      expect(
        lines.some((line) => line.startsWith(`${total};`)),
        `${figure}: ${total}`,
      ).toBe(true);
  }
  const compared = await linesOf(page, 'Estruturas lado a lado');
  expect(compared[1]).toContain(`Carga base mensal;${written(result.totals.levelisedPrice)};`);
  expect(compared).toEqual(expect.arrayContaining([...notes, ...asked]));
});

test('[SIM-16, SIM-19, SIM-23] the page has both sides of the term, and what a year captures', async ({ context }) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  const data = { technology: 'SOLAR_POWER', zone: 'portugal', capacity: 46, fromYear: 2027, years: 15, seed: 20261120 };
  const run = { ...data, terms: { structure: 'PAY_AS_PRODUCED', pricingType: 'VARIABLE_PRICING' } };
  const { totals, years }: SimulationResult = await (
    await context.request.post('/api/simulations/run', { data: run })
  ).json();
  await page.goto('/pt/simulator?pricingType=VARIABLE_PRICING');
  const shown = (value: number, decimals: number) =>
    new Intl.NumberFormat('pt-PT', { maximumFractionDigits: decimals }).format(value);
  const { npvBuyerSavingBand: buyer, npvSellerBand: seller } = totals;
  const rows = page.getByRole('table', { name: 'Todo o contrato' }).getByRole('row');
  for (const [place, cells] of [
    ['Caso esperado', totals.npvBuyerSaving, totals.npvSeller],
    ['P10', buyer.p10, seller.p10],
    ['P50', buyer.p50, seller.p50],
    ['P90', buyer.p90, seller.p90],
    ['Em risco (P50 menos P10)', buyer.p50 - buyer.p10, totals.sellerAtRisk],
  ].entries())
    await expect(rows.nth(place + 1)).toHaveText(
      cells.map((cell) => (typeof cell === 'number' ? shown(cell, 0) : cell)).join(''),
    );
  const market = page.getByRole('table', { name: 'Preço capturado' }).getByRole('row', { name: '2027' });
  const [first] = years;
  await expect(market.getByRole('cell')).toHaveText(
    [
      first?.basePrice,
      first?.capturePrice,
      first?.captureRate,
      first?.shapeCost,
      first?.negativeHours,
      first?.energyInNegativeHours,
    ].map((value) => shown(value ?? Number.NaN, 2)),
  );
  const result = page.getByRole('region', { name: 'Resultado' });
  await expect(result.locator('dl')).toContainText('Preço de equilíbrio–');
  await expect(result).toContainText('Não há preço de equilíbrio: um preço variável segue sempre o mercado.');
  const lines = await linesOf(page, 'Todo o contrato');
  expect(lines).toContain('Preço de equilíbrio (€/MWh);–');
  expect(lines).toContain('Não há preço de equilíbrio: um preço variável segue sempre o mercado.');
});
