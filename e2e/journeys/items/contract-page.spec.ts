// The page of a contract for each of its readers: the first party, the second party, administrators.
import { expect, type Page, test } from '@playwright/test';
import { button, choose, expectPage, field } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openSession } from '../../support/people/people.ts';
import { holdAnswers } from '../../support/product/connections.ts';
import { registerAgreed } from '../../support/records/made-contracts.ts';
import { makeParties, send, termsData } from '../../support/records/made-parties.ts';

/** The dot of what waits, in light colours. */
const yellow = 'rgb(211, 169, 0)';
const side = (page: Page) => page.getByRole('complementary').filter({ hasText: 'Tecnologias' });
const part = (page: Page, name: string) => side(page).getByRole('heading', { name, exact: true });
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const fact = (page: Page, term: string) =>
  side(page)
    .locator('dt', { hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd[1]');

/** A reason, with details where it is another one; nothing is sent before, or twice. */
async function reportTermination(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Comunicar a cessação de «${name}»?` });
  const submit = button(dialog, 'Comunicar cessação');
  const open = async () => {
    await button(page, 'Mais ações').click();
    await page.getByRole('menuitem', { name: 'Comunicar cessação' }).click();
  };
  await open();
  await expect(submit).toBeDisabled();
  await choose(page, 'Motivo', 'Outro motivo');
  await expect(submit).toBeDisabled();
  await field(dialog, 'Pormenores').fill('  ');
  await expect(submit).toBeDisabled();
  await field(dialog, 'Pormenores').fill('Incêndio na fábrica.');
  await expect(submit).toBeEnabled();
  await button(dialog, 'Cancelar').click();
  await expect(dialog).toBeHidden();
  await open();
  await choose(page, 'Motivo', 'Revogação por acordo mútuo');
  await field(dialog, 'Pormenores (facultativo)').fill('Acordo de ambas as partes.');
  const answer = holdAnswers(page, /\/terminate$/);
  await submit.click();
  await answer.asked;
  await expect(submit).toBeDisabled();
  await answer.release();
  await expect(page.getByText('Cessação comunicada')).toBeVisible();
  await tab(page, 'Detalhes').click();
  await expect(page.getByText('Acordo de ambas as partes.').first()).toBeVisible();
}

/** Whoever may not edit it comes to its page instead. */
async function expectNoEditing(page: Page, id: string, name: string): Promise<void> {
  await follow(page, `/pt/energy-contracts/${id}/edit`);
  await expect(page).toHaveURL(new RegExp(`/pt/energy-contracts/${id}$`));
  await expectPage(page, name);
}

test('[CON-101, CON-102, CON-117, CON-119, CON-120, CON-137, CON-138, CON-139, CON-141, CON-142, CON-143, CON-144, CON-145, CON-146, CON-147, CON-156] what a contract shows to whom, until it ends', async ({
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
  for (const term of ['Potência afeta', 'Capacidade anual prevista'])
    await expect(fact(page, term)).toHaveText(/^20\s*MW$/);
  await expect(fact(page, 'Preço médio da energia')).toHaveText(/^36,50\s*€\/MWh$/);
  await expect(fact(page, 'Tecnologias')).toHaveText('Solar');
  await expect(part(page, 'Entidade')).toBeVisible();
  await expect(side(page).getByText(seller.entity.name)).toBeVisible();
  await expect(side(page).getByText('Rua do Moinho', { exact: false })).toBeVisible();
  await expect(part(page, 'Histórico')).toBeVisible();
  // The tabs have the groups of the wizard, in its order.
  const dot = tab(page, /^Faturas.*há faturas por pagar/).getByLabel('há faturas por pagar');
  await expect(dot).toHaveCSS('background-color', yellow);
  const details = ['Partes', 'Localização do projeto', 'Características do projeto', 'Dever de registo'];
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText(details);
  await tab(page, /^Termos/).click();
  const groups = ['Condições financeiras', 'Duração do contrato', 'Partes responsáveis'];
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText(groups);

  await follow(buyer.page, `/pt/energy-contracts/${id}`);
  await expectPage(buyer.page, 'PPA da página');
  await expect(part(buyer.page, 'Tecnologias')).toBeVisible();
  for (const name of ['Pagamento', 'Entidade', 'Histórico']) await expect(part(buyer.page, name)).toHaveCount(0);
  await expect(tab(buyer.page, /^Faturas/)).toHaveCount(0);
  await expectNoEditing(buyer.page, id, 'PPA da página');

  const review = await admin.newPage();
  await review.goto(`/admin/pt/energy-contracts/${id}`);
  await expect(part(review, 'Histórico')).toBeVisible();
  await expect(tab(review, /^Faturas/)).toBeVisible();
  await expect(part(review, 'Entidade')).toHaveCount(0);
  await expect(review.getByRole('link', { name: `Ver ${seller.entity.name}` })).toBeVisible();
  await admin.close();

  await reportTermination(page, 'PPA da página');
  await expectNoEditing(page, id, 'PPA da página');
  await parties.close();
});
