// Too much was received: an administrator credits a part of it to another invoice, returns the rest, and takes that back.
import { expect, test } from '@playwright/test';
import { button, field } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { madeInvoice, openAdmin, receive } from '../../support/records/made-invoices.ts';
import { makeParties, send } from '../../support/records/made-parties.ts';

test('[FEE-55, FEE-63] an overpayment is credited and returned, and a note taken back', async ({ browser }) => {
  const [parties, admin] = [await makeParties(browser), await openAdmin(browser)];
  const { seller } = parties;
  const make = () => madeInvoice(admin, seller.context, seller.entity.id);
  const [from, to] = [await make(), await make()];
  await receive(admin, to, to.totalPrice - 200);
  await receive(admin, from, from.totalPrice + 500);
  const page = await admin.newPage();
  await page.goto(`/admin/pt/invoices/${from.id}`);
  const settle = async (way: string, fill: () => Promise<void>) => {
    await button(page, 'Registar acerto').click();
    await dialog.getByLabel(way).check();
    await fill();
    await button(dialog, 'Registar acerto').click();
    await expect(dialog).toBeHidden();
  };
  const dialog = page.getByRole('dialog');
  await settle('Creditado noutra fatura', async () => {
    await dialog.getByRole('combobox', { name: 'Fatura por pagar' }).click();
    await page.getByRole('option', { name: to.number }).click();
    await expect(dialog.getByText('200,00 € contam para a fatura')).toContainText('300,00 € ficam por acertar');
  });
  await expect(page.getByText('200,00 € creditados a')).toContainText(to.number);
  await settle('Devolvido por transferência', () => field(dialog, 'Referência do banco').fill('NDT-2026-17'));
  await expect(page.getByText('300,00 € devolvidos a')).toContainText('NDT-2026-17');
  await expect(button(page, 'Registar acerto')).toBeHidden();
  await follow(seller.page, `/pt/invoices/${to.id}`);
  await expect(seller.page.getByText('200,00 € creditados a')).toContainText(from.number);
  await expect(seller.page.getByText('Fatura paga')).toBeVisible();

  const note = page.getByRole('listitem').filter({ hasText: 'NDT-2026-17' });
  await button(note, 'Retirar').click();
  await field(dialog, 'Motivo').fill('A transferência foi devolvida.');
  await button(dialog, 'Retirar').click();
  await expect(button(page, 'Registar acerto')).toBeVisible();
  const { closingBalance } = await send(admin, 'get', `/admin/legal-entities/${seller.entity.id}/account-statement`);
  expect(closingBalance).toBe(-300);
  await Promise.all([admin.close(), parties.close()]);
});
