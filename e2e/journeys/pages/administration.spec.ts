// The administration: a list of each kind with its columns, a record of each, the invoices with the fees.
import { expect, type Page, test } from '@playwright/test';
import { button, expectPage, field } from '../../support/pages/forms.ts';
import { move } from '../../support/pages/open-page.ts';
import { accounts, openDesk } from '../../support/people/people.ts';
import { send } from '../../support/records/made-parties.ts';

const figures = ['Tecnologia', 'Potência'];
const item = ['ID', 'Nome', ...figures, 'Estado'];
const lists = [
  { path: 'legal-entities', columns: ['ID', 'Nome', 'NIF', 'Estado'] },
  { path: 'projects', columns: [...item, 'Preço', 'Vendedor', 'Criação'] },
  { path: 'offers', columns: [...item, 'Preço máximo', 'Comprador', 'Criação'] },
  { path: 'energy-contracts', columns: ['Número', 'Contrato', ...figures, 'Preço', 'Estado', 'Entidade', 'Criado em'] },
];

/** Each stands below the number of its invoice. */
const feeTypes: Record<string, string> = {
  REGISTRATION: 'Taxa de registo',
  MODIFICATION: 'Taxa de alteração',
  CELEBRATION: 'Taxa de celebração',
  LATE_PAYMENT: 'Taxa por atraso de pagamento',
  EARLY_TERMINATION: 'Taxa de cessação antecipada',
};

async function expectColumns(page: Page, path: string, columns: readonly string[]): Promise<void> {
  // The oldest first, which are the demo's: other journeys delete what they have made.
  await move(page, `/admin/pt/${path}?sortByCreatedAt=true&sortOrder=asc`);
  const table = page.getByRole('main').getByRole('table').first();
  for (const name of columns) await expect(table.getByRole('columnheader', { name })).toBeVisible();
}

test('[ADM-28, ADM-29, ADM-30, FEE-37] administrators have a list and a page of each kind, users, invoices and fees', async ({
  browser,
}) => {
  const context = await openDesk(browser, accounts.admin);
  const page = await context.newPage();
  for (const { path, columns } of lists) {
    await expectColumns(page, path, columns);
    const record = page.getByRole('main').getByRole('row').nth(1).getByRole('link').first();
    const name = (await record.innerText()).trim();
    await record.click();
    await expectPage(page, name);
    await expect(page.getByRole('heading', { name: 'Decisão', exact: true })).toBeVisible();
  }
  await expectColumns(page, 'users', [
    'Nome e e-mail',
    'Entidades',
    'Tipo de utilizador',
    'Último acesso',
    'Criado em',
  ]);
  const invoices = ['Fatura', 'Contrato', 'Entidade', 'Total', 'Emissão', 'Vencimento', 'Estado'];
  await expectColumns(page, 'invoices', invoices);
  const listed = await send(context, 'get', '/admin/invoices?sortByCreatedAt=true&sortOrder=asc');
  const items = listed.items as { number: string; feeType: string }[];
  expect(items.length).toBeGreaterThan(0);
  for (const { number, feeType } of items)
    await expect(page.getByRole('row').filter({ hasText: number })).toContainText(feeTypes[feeType] ?? feeType);
  await button(page, 'Emitir fatura').click();
  const dialog = page.getByRole('dialog', { name: 'Emitir fatura' });
  await expect(field(dialog, 'Descrição')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Configuração das taxas' }).click();
  await expect(field(page, 'IBAN')).toBeVisible();
  await context.close();
});
