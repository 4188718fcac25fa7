// A bank statement pays invoices: an administrator reads it, confirms what pays which, and takes a wrong match back. By
// keyboard alone: after each act the focus is on something.
import { expect, test } from '@playwright/test';
import { button, field } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { statementFile } from '../../support/records/bank-statements.ts';
import { madeInvoice, openAdmin } from '../../support/records/made-invoices.ts';
import { makeParties, send } from '../../support/records/made-parties.ts';
import { uploadDocument } from '../../support/records/made-records.ts';

test('[FEE-50, FEE-52, FEE-53, FEE-54, FEE-56] a statement is read, confirmed and taken back by keyboard; a proof too', async ({
  browser,
}) => {
  const [parties, admin] = [await makeParties(browser), await openAdmin(browser)];
  const { seller } = parties;
  const [whole, part] = [
    await madeInvoice(admin, seller.context, seller.entity.id),
    await madeInvoice(admin, seller.context, seller.entity.id),
  ];
  const page = await admin.newPage();
  await page.goto('/admin/pt/invoices?tab=statements');
  const entries = [
    { amount: whole.totalPrice, reference: whole.paymentReference, debtor: 'Vendedora' },
    { amount: 100, text: part.number, debtor: 'Vendedora' },
  ];
  const { iban } = await send(admin, 'get', '/admin/fee-configuration');
  await page.getByLabel('Escolher ficheiro').setInputFiles(statementFile(String(iban), entries));
  const row = (number: string) => page.getByRole('row').filter({ hasText: number });
  await expect(row(whole.number)).toContainText('Valor exato');
  await expect(row(part.number)).toContainText('Parte do valor');
  // Ticked a moment after the click: the table is drawn behind it.
  const chosen = row(part.number).getByRole('checkbox');
  await chosen.click();
  await expect(chosen).toBeChecked();
  const heading = page.getByRole('heading', { name: 'Montantes recebidos' });
  await button(page, 'Confirmar pagamentos').press('Enter');
  await button(page.getByRole('dialog'), 'Confirmar pagamentos').press('Enter');
  await expect(page.getByText('Todos os movimentos estão confirmados.')).toBeVisible();
  await expect(heading).toBeFocused();

  await follow(seller.page, `/pt/invoices/${whole.id}`);
  await expect(seller.page.getByText('Recebido no banco')).toBeVisible();
  await follow(seller.page, `/pt/invoices/${part.id}`);
  await expect(seller.page.getByText(/^Recebemos 100,00/)).toBeVisible();

  await page.getByText('Todos', { exact: true }).click();
  await button(row(part.number), 'Retirar').press('Enter');
  await field(page.getByRole('dialog'), 'Motivo').fill('Era de outra fatura.');
  await button(page.getByRole('dialog'), 'Retirar').press('Enter');
  await expect(row(part.number)).toContainText('Retirado da fatura');
  await expect(heading).toBeFocused();
  await seller.page.reload();
  await expect(seller.page.getByText(/^Recebemos 100,00/)).toBeHidden();

  const proof = await uploadDocument(seller.context.request, 'comprovativo.pdf');
  await send(seller.context, 'post', `/payments/${part.id}/upload-file/${proof}`, {});
  await follow(page, `/admin/pt/invoices/${part.id}`);
  await button(page, 'Confirmar').press('Enter');
  await button(page.getByRole('dialog'), 'Confirmar').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await Promise.all([admin.close(), parties.close()]);
});
