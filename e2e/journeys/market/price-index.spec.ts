// A price index that an administrator imports with faults and mends, and where readers see it.
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { accessFaults } from '../../support/checks/page-checks.ts';
import { button, choose } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openDesk } from '../../support/people/people.ts';

const header = 'country;technology;structure;quarter;p25;p50;p75;source;licenceNote';
/** A country of its own: what the demo imported stays as it is. */
const lineOf = (source: string, licence: string) =>
  `greece;HYDRO_POWER;;2026-Q3;41,10;44,20;47,30;${source};${licence}`;

async function check(page: Page, name: string, ...lines: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Escolher ficheiro CSV').click();
  const csv = [header, ...lines].join('\n');
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) });
}

test('[BEN-13, BEN-16] a technology has its three kinds now and over eight quarters, in a table and a file', async ({
  browser,
}) => {
  const desk = await openDesk(browser, accounts.buyer);
  const page = await desk.newPage();
  await follow(page, '/pt/prices?country=portugal&technology=SOLAR_POWER');
  const present = page.getByRole('region', { name: 'Agora' });
  await expect(present.getByRole('term')).toContainText(['Pedidos', 'Oferecidos', 'Contratados']);
  // The demo's index stands beside the own figures with its source, which says that it is invented.
  await expect(present).toContainText('Demo (inventado, invented)');
  for (const title of ['Preços pedidos', 'Preços oferecidos', 'Preços contratados']) {
    const table = page.getByRole('table', { name: title });
    await expect(table.getByRole('row')).toHaveCount(9);
    const told = (await table.getByRole('row').allInnerTexts()).slice(1).map((row) => row.split('\t'));
    expect(told.map(([quarter]) => quarter)).toEqual(told.map(() => expect.stringMatching(/^T[1-4]\s\d{4}$/)));
    expect(told.flatMap(([, ...figures]) => figures)).toEqual(
      Array.from({ length: 24 }, () => expect.stringMatching(/^\d+,\d\d$|^poucas empresas$/)),
    );
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(page, `Descarregar ${title} em CSV`).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${title}.csv`);
    const lines = (await readFile(await file.path(), 'utf8'))
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/);
    expect(lines).toHaveLength(9);
    expect(lines[0]).toBe('Trimestre;Quartil inferior;Mediana;Quartil superior');
  }
  expect(await accessFaults(page)).toEqual([]);
  await desk.close();
});

test('[BEN-12, BEN-13, BEN-16, BEN-21] an index is imported after its faults are mended, shown, and removed', async ({
  browser,
}) => {
  const source = `Índice de ensaio ${crypto.randomUUID().slice(0, 6)}`;
  const desk = await openDesk(browser, accounts.admin);
  const page = await desk.newPage();
  await page.goto('/admin/pt/prices');
  await check(page, 'faulty.csv', lineOf(source, ''), lineOf(source, 'Uso interno').replace('HYDRO_POWER', 'COAL'));
  const report = page.getByRole('region', { name: 'Verificação de faulty.csv' });
  await expect(report).toContainText('Linhas: 2. Válidas: 0. Com erros: 2.');
  await expect(report).toContainText('Linha 2. licenceNote: Indique o que o titular do índice permite');
  await expect(report).toContainText('Linha 3. technology:');
  await expect(button(report, /^Importar/)).toHaveCount(0);
  expect(await accessFaults(page)).toEqual([]);
  await check(page, 'mended.csv', lineOf(source, 'Uso interno'));
  await button(page.getByRole('region', { name: 'Verificação de mended.csv' }), 'Importar 1 linha').click();
  await expect(page.getByText('O índice foi importado')).toBeVisible();

  const reading = await openDesk(browser, accounts.seller);
  const prices = await reading.newPage();
  await follow(prices, '/pt/prices?country=greece&technology=HYDRO_POWER');
  const present = prices.getByRole('region', { name: 'Agora' });
  await expect(present).toContainText('41,10 · 44,20 · 47,30');
  await expect(present).toContainText(`${source}, T3 2026`);
  await expect(prices.getByText('Não houve empresas suficientes em nenhum destes trimestres.')).toHaveCount(3);
  await choose(prices, 'Tecnologia', 'Todas');
  await expect(present).toContainText('nenhum índice foi importado');
  await expect(prices.getByText('Não é uma previsão nem um conselho.')).toBeVisible();
  expect(await accessFaults(prices)).toEqual([]);

  await button(page, `Retirar T3 2026 de ${source}`).click();
  await button(page.getByRole('dialog'), 'Retirar trimestre').click();
  await expect(page.getByText('O trimestre foi retirado')).toBeVisible();
  await expect(page.getByText(source)).toHaveCount(0);
  await Promise.all([desk.close(), reading.close()]);
});
