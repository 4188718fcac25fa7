// An administrator deletes a contract: sees what happens to its unpaid invoice, and must give a justification.
import { expect, test } from '@playwright/test';
import { button, expectPage, field } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openSession } from '../../support/people/people.ts';
import { registerAgreed } from '../../support/records/made-contracts.ts';
import { makeParties, send, termsData } from '../../support/records/made-parties.ts';

test('[CON-126, CON-127, UI-42, UI-45, UI-46, ERR-10] a contract is deleted with a justification, after what depends on it was named', async ({
  browser,
}) => {
  const parties = await makeParties(browser, { message: 'Bom dia.' });
  const { seller, negotiationId } = parties;
  const name = 'PPA registado duas vezes';
  await send(seller.context, 'post', `/negotiations/${negotiationId}/contract-templates`, termsData(name, 36.5));
  const id = await registerAgreed(parties);
  const admin = await browser.newContext();
  await openSession(admin, accounts.admin);
  await send(admin, 'post', `/admin/energy-contracts/${id}/approve`, {});

  const page = await admin.newPage();
  await page.goto(`/admin/pt/energy-contracts/${id}`);
  await button(page, 'Mais ações').click();
  await page.getByRole('menuitem', { name: 'Eliminar contrato' }).click();
  const dialog = page.getByRole('dialog', { name: `Eliminar «${name}» e afetar outros registos?` });
  await expect(dialog.getByText('1 fatura por pagar é cancelada.')).toBeVisible();
  await expect(button(dialog, 'Eliminar contrato')).toBeDisabled();
  const justification = field(dialog, 'Justificação');
  await justification.fill(' ');
  await expect(button(dialog, 'Eliminar contrato')).toBeDisabled();
  await justification.fill('Registado duas vezes.');
  await button(dialog, 'Eliminar contrato').click();
  await expect(page.getByText(`«${name}» foi eliminado`)).toBeVisible();
  await expectPage(page, 'Contratos');

  await follow(page, `/admin/pt/energy-contracts/${id}`);
  await expectPage(page, name);
  await expect(page.getByText('«Registado duas vezes.»')).toBeVisible();
  await expect(page.getByText('Cancelada', { exact: true }).first()).toBeVisible();
  await seller.page.goto(`/pt/energy-contracts/${id}`);
  await expectPage(seller.page, 'Não encontrámos o que procura');
  await admin.close();
  await parties.close();
});
