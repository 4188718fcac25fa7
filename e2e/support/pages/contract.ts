// From the signed contract to the active one: registered from the negotiation, approved, invoiced, paid. In Portuguese.
import { expect, type Page } from '@playwright/test';
import { document } from '../records/documents.ts';
import { approve, openForReview } from './administration.ts';
import type { Company } from './entity-wizard.ts';
import { button, expectPage, field, nextStep, openSection } from './forms.ts';
import { expectNews, unread } from './notifications.ts';
import { follow } from './open-page.ts';

/** The wizard already contains the agreed terms; its last step shows the fee. */
export async function registerContract(seller: Page, name: string, buyer: Company): Promise<void> {
  const question = seller.getByRole('region', { name: 'O contrato está assinado?' });
  await question.getByRole('link', { name: 'Sim, registar' }).click();
  await expectPage(seller, 'Registar contrato');
  await expect(field(seller, 'Nome do contrato')).toHaveValue(name);
  await openSection(seller, 'Segunda parte');
  await expect(field(seller, 'Nome')).toHaveValue(buyer.name);
  await expect(field(seller, 'Número de identificação fiscal (NIF)')).toHaveValue(buyer.fiscalNumber);
  await nextStep(seller);
  await expect(field(seller, 'Preço')).toHaveValue('33,50');
  await nextStep(seller);
  // On the last step, and beside all steps.
  await expect(seller.getByText('Taxa de celebração').filter({ visible: true }).first()).toBeVisible();
  await expect(
    seller
      .getByText(/^\d[\d\s.]*,\d\d\s€/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await button(seller, 'Registar contrato').click();
  await expectPage(seller, name);
}

export async function payContract(seller: Page, admin: Page, name: string): Promise<void> {
  const before = await unread(seller);
  await openForReview(admin, 'energy-contracts', name);
  await approve(admin);
  await expectNews(seller, before, name);
  await seller.getByRole('link', { name: 'Carregar comprovativo' }).click();
  await expectPage(seller, /^Fatura /);
  await seller.getByLabel('Ficheiro do comprovativo', { exact: true }).setInputFiles(document('transferência.pdf'));
  await expect(seller.getByText('Por verificar').first()).toBeVisible();

  await admin.reload();
  await admin.getByRole('link', { name: 'Ver fatura' }).click();
  await expect(admin.getByText('transferência.pdf')).toBeVisible();
  const told = await unread(seller);
  await button(admin, 'Confirmar').click();
  await button(admin.getByRole('dialog', { name: /^Confirmar o pagamento/ }), 'Confirmar').click();
  await expect(admin.getByText('Fatura paga')).toBeVisible();
  await expectNews(seller, told, name);
  await expect(seller.getByText('Fatura paga')).toBeVisible();
}

/** The first party sees the whole history; the second party sees the contract too. */
export async function expectActive(seller: Page, buyer: Page, name: string): Promise<void> {
  await seller.getByRole('main').getByRole('link', { name }).first().click();
  await expectPage(seller, name);
  await expect(seller.getByText('Ativo', { exact: true }).first()).toBeVisible();
  // Without the dot of an unpaid invoice, whose text is part of the name.
  await expect(seller.getByRole('tab', { name: 'Faturas', exact: true })).toBeVisible();
  await button(seller, /^Ver todos/).click();
  const history = seller.getByRole('dialog').getByRole('listitem');
  for (const status of ['Ativo', 'Pagamento feito', 'A aguardar pagamento', 'Aprovado', 'Criado']) {
    await expect(history.filter({ hasText: status }).first()).toBeVisible();
  }
  await follow(buyer, new URL(seller.url()).pathname);
  await expectPage(buyer, name);
  await expect(buyer.getByText('Ativo', { exact: true }).first()).toBeVisible();
}
