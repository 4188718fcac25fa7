// What fees cost is said before they bind, and an invoice whose proof was sent says what happens now.
import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { contractPayload } from '@wattpact/domain/samples/sample-payloads';
import { button, choose, field } from '../../support/pages/forms.ts';
import { agreementOf } from '../../support/pages/negotiation-page.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openDesk } from '../../support/people/people.ts';
import { document } from '../../support/records/documents.ts';
import { makeParties, send } from '../../support/records/made-parties.ts';
import { uploadDocument } from '../../support/records/made-records.ts';

/** The total as pages show it; a space may part the thousands. */
function shown(total: number): RegExp {
  const [whole = '', cents = ''] = total.toFixed(2).split('.');
  return new RegExp(`${whole.replace(/\B(?=(\d{3})+$)/g, '\\s?')},${cents}\\s€`);
}

async function totalOf(context: BrowserContext, feeType: string, entityId: string): Promise<RegExp> {
  const body = { feeType, entityType: 'contract', entityId, params: {} };
  const fee = await send(context, 'post', '/fee-calculation/calculate', body);
  return shown(Number(fee.price));
}

/** A contract that the seller registered, approved: its fee is invoiced. */
async function invoiced(browser: Browser) {
  const [parties, admin] = [await makeParties(browser), await openDesk(browser, accounts.admin)];
  const { seller } = parties;
  const { id, number } = await send(seller.context, 'post', '/energy-contracts', contractPayload(seller.entity.id));
  await send(admin, 'post', `/admin/energy-contracts/${id}/approve`, {});
  const { items } = await send(admin, 'get', `/admin/invoices?energyContractId=${id}`);
  const [invoice] = items as { id: string; number: string }[];
  if (!invoice) throw new Error('The fee was not invoiced');
  const close = () => Promise.all([parties.close(), admin.close()]);
  return { ...parties, admin, number: String(number), invoice, close };
}

test('below 1200 px a payment is decided on in a sheet, whose buttons stay in view', async ({ browser }) => {
  const { seller, admin, invoice, close } = await invoiced(browser);
  const proof = await uploadDocument(seller.context.request, 'comprovativo.pdf');
  await send(seller.context, 'post', `/payments/${invoice.id}/upload-file/${proof}`, {});
  const page = await admin.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/pt/invoices/${invoice.id}`);
  await expect(button(page, 'Confirmar')).toBeInViewport();
  await button(page, 'Confirmar').press('Enter');
  // The question has the invoice's number in its name, too.
  const sheet = page.getByRole('dialog', { name: `Fatura ${invoice.number}`, exact: true });
  const amount = sheet.getByRole('checkbox', { name: /^Montante/ });
  await amount.press('Space');
  await page.keyboard.press('Escape');
  await button(page, 'Confirmar').press('Enter');
  await expect(amount).toBeChecked();
  await button(sheet, 'Confirmar').press('Enter');
  const question = page.getByRole('dialog', { name: /^Confirmar o pagamento/ });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await button(sheet, 'Confirmar').press('Enter');
  await button(question, 'Confirmar').press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Fatura paga', { exact: true })).toBeVisible();
  await expect(page.locator('main :focus')).toBeVisible();
  await close();
});

test('[FEE-57] a fee is named with its VAT before it binds, and a second one is asked about', async ({ browser }) => {
  const { seller, buyer, project, admin, number, close } = await invoiced(browser);
  await buyer.page.goto(`/pt/projects/${project.id}`);
  await buyer.page.getByRole('link', { name: 'Negociar', exact: true }).click();
  const agreement = agreementOf(buyer.page, `Iniciar negociação sobre «${project.name}»`);
  await expect(agreement).toContainText(await totalOf(buyer.context, 'CELEBRATION', buyer.entity.id));
  await expect(agreement).toContainText(/e IVA de 23/);

  const total = await totalOf(seller.context, 'REGISTRATION', seller.entity.id);
  await seller.page.goto('/pt/energy-contracts/register');
  const first = seller.page.getByRole('main');
  await expect(first.getByText(/^Passo 1 de/).first()).toBeAttached();
  await expect(first).toContainText(total);
  await expect(first).toContainText(/e IVA de 23/);

  const page = await admin.newPage();
  await page.goto('/admin/pt/invoices');
  await button(page, 'Emitir fatura').click();
  const dialog = page.getByRole('dialog', { name: 'Emitir fatura' });
  await choose(page, 'Entidade', seller.entity.name);
  await expect(dialog).toContainText(total);
  await dialog.getByRole('combobox', { name: 'Contrato' }).click();
  await page.getByRole('option', { name: new RegExp(number) }).click();
  await field(dialog, 'Descrição').fill('Segunda taxa');
  await expect(dialog.getByText('Este contrato já tem uma fatura deste tipo: Taxa de registo')).toBeVisible();
  await expect(button(dialog, 'Emitir fatura')).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Quero emitir outra fatura deste tipo' }).check();
  await expect(button(dialog, 'Emitir fatura')).toBeEnabled();
  await close();
});

test('[FEE-59, GEN-45] once the proof is sent the invoice waits for confirmation, and the payment data are folded', async ({
  browser,
}) => {
  const { seller, invoice, close } = await invoiced(browser);
  const { page } = seller;
  await page.goto(`/pt/invoices/${invoice.id}`);
  const iban = page.getByText('IBAN', { exact: true });
  await expect(iban).toBeVisible();
  await page.getByLabel('Ficheiro do comprovativo', { exact: true }).setInputFiles(document('transferência.pdf'));
  await expect(page.getByText('Comprovativo enviado, à espera de confirmação')).toBeVisible();
  await expect(iban).toBeHidden();
  await button(page, 'Ver dados da transferência').click();
  await expect(iban).toBeVisible();

  await follow(page, `/pt/invoices/my-invoices?invoiceId=${invoice.id}`);
  const selected = page.getByRole('dialog', { name: `Fatura ${invoice.number}` });
  await expect(selected.getByRole('link', { name: 'Abrir fatura' })).toHaveAttribute(
    'href',
    `/pt/invoices/${invoice.id}`,
  );
  await button(selected, 'Fechar').click();
  await expect(page).toHaveURL(/my-invoices$/);
  await close();
});
