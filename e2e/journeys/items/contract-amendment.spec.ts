// A contract in force is amended: what its party fills in, what both parties and the administrator see, and its fee.
import { expect, type Page, test } from '@playwright/test';
import { approve } from '../../support/pages/administration.ts';
import { attachDocument, button, choose, expectPage, field, nextStep, typeDate } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openSession } from '../../support/people/people.ts';
import { registerAgreed } from '../../support/records/made-contracts.ts';
import { makeParties, send, termsData } from '../../support/records/made-parties.ts';

/** A new price from a later day on; the last step shows what changes and what it costs. */
async function amendPrice(page: Page): Promise<void> {
  // Scrolled down, the page has it in its bar as well.
  // By key: what the page hears of the contract may draw it anew while the mouse is down.
  await page.getByRole('link', { name: 'Alterar contrato' }).last().press('Enter');
  await expectPage(page, 'Alterar contrato');
  await nextStep(page);
  await expect(page.getByText('Escolha o motivo.').first()).toBeVisible();
  await choose(page, 'Motivo do aditamento', 'Preço');
  await typeDate(page, 'Produz efeitos a partir de', '31/12/2036');
  await attachDocument(page, 'Aditamento assinado', 'aditamento.pdf');
  await nextStep(page);
  await field(page, 'Preço').fill('41,00');
  await nextStep(page);
  await expect(page.locator('section').filter({ hasText: 'O que muda face' })).toContainText('41,00');
  await expect(page.getByText('Taxa de alteração')).toBeVisible();
  await button(page, 'Alterar: Aditamento').click();
  await expect(page.getByRole('combobox', { name: 'Motivo do aditamento' })).toBeFocused();
  for (const _ of ['terms', 'confirmation']) await nextStep(page);
  await button(page, 'Enviar aditamento').click();
}

test('[CON-112, FEE-17] an amendment waits beside the version in force, and is approved and invoiced', async ({
  browser,
}) => {
  const parties = await makeParties(browser, { message: 'Bom dia.' });
  const { seller, buyer, negotiationId } = parties;
  await send(seller.context, 'post', `/negotiations/${negotiationId}/contract-templates`, termsData('PPA vivo', 36.5));
  const path = `energy-contracts/${await registerAgreed(parties)}`;
  const admin = await browser.newContext();
  await openSession(admin, accounts.admin);
  await send(admin, 'post', `/admin/${path}/approve`, {});

  await follow(seller.page, `/pt/${path}`);
  await amendPrice(seller.page);
  await follow(buyer.page, `/pt/${path}`);
  for (const { page } of [seller, buyer]) {
    await expect(page.getByRole('heading', { name: 'Aditamento a aguardar aprovação' })).toBeVisible();
    await expect(page.getByText(/^A versão 1 mantém-se em vigor/)).toBeVisible();
  }
  await button(seller.page, 'Retirar aditamento').click();
  const taking = seller.page.getByRole('dialog', { name: /^Retirar o aditamento/ });
  await expect(taking).toContainText('volta a ter os termos da versão 1');
  await button(taking, 'Retirar aditamento').click();
  await expect(seller.page.getByRole('heading', { name: 'Aditamento a aguardar aprovação' })).toBeHidden();
  await amendPrice(seller.page);
  await button(buyer.page, 'Ler a versão 1').click();
  await expect(buyer.page.getByRole('dialog', { name: 'Versão 1' })).toContainText('36,50');

  const review = await admin.newPage();
  await review.goto(`/admin/pt/${path}`);
  await expect(review.getByRole('row', { name: /^Preço .*41,00/ })).toBeVisible();
  await approve(review);
  await button(review, 'Emitir fatura').click();
  const invoice = review.getByRole('dialog', { name: 'Emitir fatura' });
  await expect(field(invoice, 'Descrição')).toHaveValue(/versão 2, com efeitos a partir de 31\/12\/2036$/);
  await button(invoice, 'Emitir fatura').click();
  await expectPage(review, /^Fatura /);

  await follow(seller.page, `/pt/${path}?tab=versions`);
  await expect(seller.page.getByRole('tabpanel').getByText('Aprovada, ainda não em vigor')).toBeVisible();
  await button(seller.page, 'Comparar versões').press('Enter');
  await expect(seller.page.getByRole('dialog', { name: 'Comparar versões' })).toContainText('41,00');
  await seller.page.keyboard.press('Escape');
  await expect(button(seller.page, 'Comparar versões')).toBeFocused();
  await Promise.all([admin.close(), parties.close()]);
});
