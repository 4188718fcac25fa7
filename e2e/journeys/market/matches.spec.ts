// Best matches: a buyer finds the project that fits an own offer best, reads why, and opens the negotiation from there.
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { offerPayload } from '@wattpact/domain/samples/sample-payloads';
import { accessFaults } from '../../support/checks/page-checks.ts';
import { button, choose } from '../../support/pages/forms.ts';
import { composer } from '../../support/pages/negotiation-page.ts';
import { accounts, openAccount, openDesk, skipAgreement, stranger } from '../../support/people/people.ts';
import { makeParties, send } from '../../support/records/made-parties.ts';
import { makeCompanyWithReader } from '../../support/records/made-records.ts';

const matches = (page: Page) => page.getByRole('tabpanel', { name: 'Correspondências' });
const matchOf = (page: Page, name: string) => matches(page).getByRole('listitem').filter({ hasText: name }).first();

test('[MAT-12, MAT-13, MAT-15] a buyer finds the best match and opens the negotiation from it', async ({ browser }) => {
  const { seller, buyer, project, close } = await makeParties(browser);
  const admin = await openDesk(browser, accounts.admin);
  // At 35.50 €/MWh the project is 7.6 % dearer than what is wanted, and as large.
  const payload = offerPayload(buyer.entity.id, { price: 33, totalPurchasedCapacity: 40 });
  const offer = await send(buyer.context, 'post', '/offers', payload);
  await skipAgreement(buyer.context);
  const { page } = buyer;
  await page.goto(`/pt/offers/${offer.id}`);
  await page.getByRole('link', { name: 'Ver todas' }).click();
  await expect(matches(page).getByText('ainda não vê este registo')).toBeVisible();
  await send(admin, 'post', `/admin/offers/${offer.id}/approve`, {});
  await page.reload();

  const match = matchOf(page, project.name);
  await expect(match).toContainText(seller.entity.name);
  await expect(match).toContainText(/\d\d\/100 · (Boa|Forte)/);
  await expect(match.getByRole('listitem')).toContainText([
    /O preço pedido está 7,6\u00a0% acima do pretendido\./,
    /./,
    /./,
  ]);
  await match.getByText('Todas as parcelas').click();
  await expect(match.getByText('21,7 de 35')).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);

  await button(match, `Sem interesse: ${project.name}`).click();
  await expect(match).toContainText('A outra parte não sabe.');
  await button(match, `Voltar a mostrar ${project.name}`).click();
  await expect(match).toContainText('7,6\u00a0%');

  await page.getByRole('link', { name: `Abrir negociação sobre ${project.name}` }).click();
  await composer(page).fill('Bom dia, o vosso projeto serve-nos.');
  await composer(page).press('Enter');
  await expect(page.getByRole('region', { name: 'Mensagens' })).toContainText('o vosso projeto serve-nos');
  await admin.close();
  await close();
});

test('[MAT-13] an offer that says little has its matches; who only reads opens no negotiation from them', async ({
  browser,
}) => {
  const [rui, eva] = [stranger('Rui', 'Serra'), stranger('Eva', 'Leite')];
  const [owner, reader] = [await browser.newContext(), await browser.newContext()];
  const admin = await openDesk(browser, accounts.admin);
  await openAccount(owner, rui);
  await openAccount(reader, eva);
  const company = await makeCompanyWithReader(owner, admin, eva, 'Fornos do Dão');
  const { totalPurchasedCapacity: _megawatts, contractStructure: _structure, ...little } = offerPayload(company.id);
  const unsaid = { pricingType: 'VARIABLE_PRICING', price: undefined, startDate: undefined };
  const offer = await send(owner, 'post', '/offers', { ...little, ...unsaid });
  const open = async (context: BrowserContext, path: string) => {
    const page = await context.newPage();
    await page.goto(path);
    await expect(matches(page).getByRole('heading', { name: 'Correspondências mais fracas' })).toBeVisible();
    await expect(matches(page).getByText('Nenhuma chega a 40 pontos em 100.')).toBeVisible();
    await expect(matches(page).getByText('Sem pontuação').first()).toBeVisible();
    return matches(page);
  };
  const acts = (panel: Locator) => panel.getByRole('link', { name: /^Abrir negociação sobre/ });
  const panel = await open(owner, `/pt/offers/${offer.id}?tab=matches`);
  await expect(acts(panel).first()).toBeVisible();
  expect(await accessFaults(panel.page())).toEqual([]);
  for (const [context, path] of [
    [reader, `/pt/offers/${offer.id}?tab=matches`],
    [admin, `/admin/pt/offers/${offer.id}?tab=matches`],
  ] as const) {
    const read = await open(context, path);
    await expect(acts(read)).toHaveCount(0);
    await expect(button(read, /^Sem interesse/)).toHaveCount(0);
  }
  await Promise.all([owner, reader, admin].map((context) => context.close()));
});

test('[MAT-14, MAT-18] a chosen own offer is scored in the head of a project and in the market’s list', async ({
  browser,
}) => {
  const { buyer, project, close } = await makeParties(browser);
  const { page, context } = buyer;
  const best = offerPayload(buyer.entity.id, { name: 'Compra por metade', price: 35.5, totalPurchasedCapacity: 40 });
  await send(context, 'post', '/offers', best);
  await send(context, 'post', '/offers', { ...best, name: 'Compra noutro país', country: 'spain' });
  await page.goto(`/pt/projects/${project.id}`);
  await button(page, 'Comparar com uma oferta sua').click();
  await choose(page, 'A sua oferta', 'Compra noutro país');
  await expect(page.getByText('A oferta quer outro país.')).toBeVisible();
  await choose(page, 'A sua oferta', 'Compra por metade');
  await expect(button(page, /^Correspondência com Compra por metade: \d+\/100/)).toBeVisible();
  const { score } = await send(context, 'get', `/matches/score?offerId=${await idOf(page)}&projectId=${project.id}`);
  await expect(page.getByRole('dialog')).toContainText('O preço pedido é igual ao pretendido.');
  expect(await accessFaults(page)).toEqual([]);

  await page.goto('/pt/marketplace/projects');
  const scores = page.getByRole('row').getByText(/^\d+\/100 · /);
  await expect(page.getByRole('row', { name: project.name })).toContainText(`${score}/100`);
  await button(page.getByRole('columnheader'), 'Correspondência').click();
  const shown = (await scores.allTextContents()).map((text) => Number.parseInt(text, 10));
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(shown.toSorted((one, other) => other - one));
  await expect(page).toHaveURL(/\/marketplace\/projects$/);
  await close();
});

/** Of the offer that is remembered in the browser. */
const idOf = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('match:project:'))?.[1]);
