// An administrator imports prices from a file with faults, mends it, and the simulator calculates with them.
import { expect, type Page, test } from '@playwright/test';
import { accessFaults } from '../../support/checks/page-checks.ts';
import { button, choose, field } from '../../support/pages/forms.ts';
import { accounts, openDesk } from '../../support/people/people.ts';

/** Thirteen months of hours. */
const hours = Array.from({ length: 24 * 396 }, (_, place) => {
  const at = new Date(Date.UTC(2025, 0, 1, place));
  return `${at.toISOString().slice(0, 16)}Z;${place % 24 < 8 ? '50,5' : '30'}`;
});
const fileOf = (lines: readonly string[]) => ({
  name: 'precos.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['timestamp;value', ...lines].join('\n')),
});

async function describe(page: Page, name: string): Promise<void> {
  await button(page, 'Importar série').click();
  await field(page, 'Nome').fill(name);
  await field(page, 'Fonte').fill('OMIE');
  await field(page, 'Licença').fill('Reutilização com indicação da fonte');
}

test('[SIM-02, SIM-03, SIM-28] faults are named by line, the mended file is imported, and counts', async ({
  browser,
}) => {
  const admin = await openDesk(browser, accounts.admin);
  const page = await admin.newPage();
  await page.goto('/admin/pt/series');
  const name = `Preços de 2025 ${crypto.randomUUID().slice(0, 6)}`;
  await describe(page, name);
  const dialog = page.getByRole('dialog', { name: 'Importar série' });
  const choice = dialog.locator('input[type="file"]');
  const faulty = [...hours.slice(0, 99), '2025-01-05T03:00Z;muito', hours[99] ?? '', ...hours.slice(300)];
  await choice.setInputFiles(fileOf(faulty));
  await button(dialog, 'Verificar').click();
  await expect(dialog.getByText('O ficheiro não pode ser importado')).toBeVisible();
  const faults = dialog.getByRole('list', { name: 'Erros por linha' }).getByRole('listitem');
  await expect(faults).toHaveText([/^Linha 101: .*não é um número/, /^Linha 103: Faltam 200 intervalos/]);
  expect(await accessFaults(page)).toEqual([]);

  await choice.setInputFiles(fileOf(hours));
  await button(dialog, 'Verificar').click();
  await expect(dialog.getByText('O ficheiro está em ordem')).toBeVisible();
  await button(dialog, 'Importar').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Do mercado' })).toContainText(name);

  const seller = await (await openDesk(browser, accounts.seller)).newPage();
  await seller.goto('/pt/simulator');
  await choose(seller, 'Preços do mercado', name);
  await expect(seller.getByText('A produção vem de uma fórmula, não de medições.')).toBeVisible();
  await expect(seller.getByRole('region', { name: 'Resultado' }).locator('dl')).toContainText(/Preço de equilíbrio/);
  await button(page, `Eliminar «${name}»`).click();
  await button(page.getByRole('dialog'), 'Eliminar').click();
  await expect(page.getByRole('main').getByText(name)).toHaveCount(0);
});
