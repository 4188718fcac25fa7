// Contracts come in from a spreadsheet: the template, the check, a correction in the page, the commit, the report.
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { nextFiscalNumber } from '@wattpact/domain/samples/sample-payloads';
import { consoleFaults } from '../../support/checks/console-faults.ts';
import { button, dayFromToday, expectPage, field } from '../../support/pages/forms.ts';
import { accounts, openDesk } from '../../support/people/people.ts';

/** By the labels of the Portuguese template, with values as a person writes them. */
const typed = (name: string, price: string): Record<string, string> => ({
  Nome: name,
  'Papel no contrato': 'Vendedor',
  'Segunda parte: País': 'Portugal',
  'Segunda parte: Número de identificação fiscal (NIF)': nextFiscalNumber(),
  'Segunda parte: Nome': 'Cerâmica Barro Novo, S.A.',
  'Segunda parte: Morada': 'Rua dos Oleiros 12',
  'Segunda parte: Código postal': '3800-100',
  'Segunda parte: Localidade': 'Aveiro',
  'Localização: Freguesia': 'Várzea',
  'Localização: Concelho': 'Beja',
  'Localização: País': 'Portugal',
  'Tecnologia 1: Tipo': 'Solar',
  'Fase do projeto': 'Em construção',
  'Estrutura do contrato': 'Conforme produção',
  'Tipo de preço': 'Fixo',
  'Preço (€/MWh)': price,
  'Potência total contratada (MW)': '20',
  'Energia máxima declarada ao registo (MWh)': '20',
  'Data de assinatura': dayFromToday(-13),
  'Data de início prevista': dayFromToday(214),
  'Data de fim prevista': dayFromToday(3866),
  'Responsável pela programação da energia': 'Vendedor',
});

/** Fills the template's columns by their labels. */
function filled(template: string, rows: Record<string, string>[]): string {
  const labels = template.replace('\ufeff', '').trim().split(';');
  for (const label of Object.keys(rows[0] ?? {})) expect(labels).toContain(label);
  return [labels, ...rows.map((row) => labels.map((label) => row[label] ?? ''))]
    .map((line) => line.join(';'))
    .join('\r\n');
}

async function download(page: Page, name: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('[CON-154, CON-155] contracts are imported from a spreadsheet, corrected in the page and registered', async ({
  browser,
}) => {
  const desk = await openDesk(browser, accounts.seller);
  const page = await desk.newPage();
  const faults = consoleFaults(desk, []);
  await page.goto('/pt/energy-contracts/my-contracts');
  await page.getByRole('link', { name: 'Importar contratos' }).click();
  await expectPage(page, 'Importar contratos');
  const { text } = await download(page, 'Modelo CSV');
  const mark = crypto.randomUUID().slice(0, 6);
  const names = [`PPA Horta ${mark}`, `PPA Vale ${mark}`];
  const rows = [typed(names[0] ?? '', '36,50'), typed(names[1] ?? '', 'a combinar')];
  await page.getByLabel('Escolher ficheiro').setInputFiles({
    name: 'Contratos 2026.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(filled(text, rows)),
  });

  await expectPage(page, 'Contratos 2026.csv');
  await expect(page.getByText('1 linha tem erros')).toBeVisible();
  await expect(page.getByText(names[0] ?? '')).toBeHidden();
  const price = field(page, 'Preço (€/MWh)');
  await expect(price).toHaveAccessibleDescription(/preço/i);
  await price.fill('34,00');
  await button(page, 'Verificar de novo').click();
  await expect(page.getByText('Todas as linhas estão corretas')).toBeVisible();

  await button(page, 'Registar 2 contratos').click();
  await button(page.getByRole('dialog'), 'Registar 2 contratos').click();
  await expect(page.getByText('2 contratos registados')).toBeVisible();
  const report = await download(page, 'Descarregar relatório');
  expect(report.name).toMatch(/^Relatório da importação .*\.csv$/);
  expect(report.text.match(/PPA-\d{4}-\d{6}/g)).toHaveLength(2);
  await page.getByRole('link', { name: 'Abrir contrato' }).first().click();
  await expectPage(page, new RegExp(mark));
  expect(faults).toEqual([]);
  await desk.close();
});
