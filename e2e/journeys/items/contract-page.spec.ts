// The page of a contract for each of its readers: the first party, the second party, administrators.
import { expect, type Page, test } from '@playwright/test';
import { expectPage } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openSession } from '../../support/people/people.ts';
import { registerAgreed } from '../../support/records/made-contracts.ts';
import { makeParties, send, termsData } from '../../support/records/made-parties.ts';

const side = (page: Page) => page.getByRole('complementary').filter({ hasText: 'Tecnologias' });
const part = (page: Page, name: string) => side(page).getByRole('heading', { name, exact: true });
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const fact = (page: Page, term: string) =>
  side(page)
    .locator('dt', { hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd[1]');

test('[CON-137, CON-138, CON-139, CON-141, CON-142, CON-143, CON-144, CON-145, CON-146, CON-147, CON-156] what a contract shows to whom', async ({
  browser,
}) => {
  const parties = await makeParties(browser, { message: 'Bom dia.' });
  const { seller, buyer, negotiationId } = parties;
  const templates = `/negotiations/${negotiationId}/contract-templates`;
  await send(seller.context, 'post', templates, termsData('PPA da página', 36.5));
  const id = await registerAgreed(parties);
  const admin = await browser.newContext();
  await openSession(admin, accounts.admin);
  await send(admin, 'post', `/admin/energy-contracts/${id}/approve`, {});

  const { page } = seller;
  await follow(page, `/pt/energy-contracts/${id}`);
  await expectPage(page, 'PPA da página');
  await expect(part(page, 'Pagamento')).toBeVisible();
  await expect(side(page).getByText(/^\d[\d\s.]*,\d\d\s€Taxa de celebração/)).toBeVisible();
  await expect(side(page).getByText('Pendente', { exact: true })).toBeVisible();
  await expect(side(page).getByText(/^Vence em \d\d\/\d\d\/\d{4}/)).toBeVisible();
  for (const term of ['Capacidade instalada', 'Produção anual prevista'])
    await expect(fact(page, term)).toHaveText(/^20\s*MW$/);
  await expect(fact(page, 'Preço médio da energia')).toHaveText(/^36,50\s*€\/MWh$/);
  await expect(fact(page, 'Tecnologias')).toHaveText('Solar');
  await expect(part(page, 'Entidade legal')).toBeVisible();
  await expect(side(page).getByText(seller.entity.name)).toBeVisible();
  await expect(side(page).getByText('Rua do Moinho', { exact: false })).toBeVisible();
  await expect(part(page, 'Histórico')).toBeVisible();
  // The tabs have the groups of the wizard, in its order.
  await expect(tab(page, /^Faturas.*há faturas por pagar/)).toBeVisible();
  const details = ['Partes', 'Local e projeto', 'Dever de registo'];
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText(details);
  await tab(page, /^Termos/).click();
  const groups = ['Condições financeiras', 'Duração do contrato', 'Partes responsáveis'];
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText(groups);

  await follow(buyer.page, `/pt/energy-contracts/${id}`);
  await expectPage(buyer.page, 'PPA da página');
  await expect(part(buyer.page, 'Tecnologias')).toBeVisible();
  for (const name of ['Pagamento', 'Entidade legal', 'Histórico']) await expect(part(buyer.page, name)).toHaveCount(0);
  await expect(tab(buyer.page, /^Faturas/)).toHaveCount(0);

  const review = await admin.newPage();
  await review.goto(`/admin/pt/energy-contracts/${id}`);
  await expect(part(review, 'Histórico')).toBeVisible();
  await expect(part(review, 'Entidade legal')).toHaveCount(0);
  await expect(review.getByRole('link', { name: `Ver ${seller.entity.name}` })).toBeVisible();
  await admin.close();
  await parties.close();
});
