// The simulator opened from an offer, a version and a contract: what it takes over, and what it says about the rest.
import { expect, type Page, test } from '@playwright/test';
import { offerPayload } from '@wattpact/domain/samples/sample-payloads';
import { accessFaults } from '../../support/checks/page-checks.ts';
import { button, expectPage, field, suggestedField } from '../../support/pages/forms.ts';
import { accounts, openDesk } from '../../support/people/people.ts';
import { registerAgreed } from '../../support/records/made-contracts.ts';
import { makeOffer } from '../../support/records/made-items.ts';
import { makeParties, send, termsData } from '../../support/records/made-parties.ts';
import { importProfile } from '../../support/records/made-series.ts';

const notice = (page: Page) => page.getByText('O que não foi transposto tal como consta do registo').locator('..');
const keyFigures = (page: Page) => page.getByRole('region', { name: 'Resultado' }).locator('dl');

async function simulate(page: Page): Promise<void> {
  await button(page, 'Mais ações').click();
  await page.getByRole('menuitem', { name: 'Simular' }).click();
  await expectPage(page, 'Simulador');
}

test('[SIM-22] an offer fills the simulator, which says what became of its bands', async ({ browser }) => {
  const [buyer, admin, seller] = await Promise.all([
    openDesk(browser, accounts.buyer),
    openDesk(browser, accounts.admin),
    openDesk(browser, accounts.seller),
  ]);
  const { buyerLegalEntityId: _, name: __, ...terms } = offerPayload('');
  const { id } = await makeOffer(buyer, 'Compra para fornos', admin, terms);
  const page = await seller.newPage();
  await page.goto(`/pt/offers/${id}`);
  await simulate(page);
  await expect(field(page, 'Preço')).toHaveValue('31,50');
  await expect(field(page, 'Duração')).toHaveValue('7');
  const band = 'Duração «5 a 10 anos»: o simulador abriu com 7 anos.';
  await expect(notice(page).getByRole('listitem')).toHaveText([/^Início «Dentro de seis meses»/, band]);
  expect(await accessFaults(page)).toEqual([]);
  await field(page, 'Preço').fill('30');
  await expect(page).toHaveURL(/price=30/);
  await page.reload();
  await expect(notice(page)).toContainText(band);
  await page.goto('/pt/simulator');
  await expect(keyFigures(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await Promise.all([buyer, admin, seller].map((desk) => desk.close()));
});

const problem = { type: 'about:blank', title: 'Internal Server Error', status: 500, code: 'error_unexpected' };
const failing = { status: 500, contentType: 'application/problem+json', json: problem };

test('[SIM-06, SIM-22] a version and a contract take the profile of the project, for its company', async ({
  browser,
}) => {
  const parties = await makeParties(browser, { message: 'Bom dia.' });
  const { seller, buyer, project, negotiationId, close } = parties;
  const seriesId = await importProfile(seller.context, seller.entity.id, 'Contador');
  await send(seller.context, 'put', `/projects/${project.id}/delivery-profile`, { seriesId });
  const versions = `/negotiations/${negotiationId}/contract-templates`;
  const version = await send(seller.context, 'post', versions, termsData('PPA Várzea', 35.5));
  const [sara, bruno] = [seller.page, buyer.page];
  const profile = /\/delivery-profile$/;
  await sara.route(profile, (route) => route.fulfill(failing));
  await sara.goto(`/pt${versions}/${version.id}`);
  await sara.getByRole('link', { name: 'Simular' }).click();
  await expect(sara.getByRole('alert')).toContainText('Não foi possível ler o perfil de produção do projeto.');
  expect(await accessFaults(sara)).toEqual([]);
  await sara.unroute(profile);
  await button(sara, 'Tentar de novo').click();
  await expect(suggestedField(sara, 'Perfil de produção')).toHaveValue('Contador');
  await expect(sara).toHaveURL(new RegExp(`seriesId=${seriesId}`));
  await expect(keyFigures(sara)).toBeVisible();

  await bruno.goto(`/pt/simulator?negotiationId=${negotiationId}&templateId=${version.id}`);
  await expect(notice(bruno)).toContainText('só a entidade vendedora pode ler');
  await expect(bruno).not.toHaveURL(/seriesId/);

  await sara.goto(`/pt/energy-contracts/${await registerAgreed(parties)}`);
  await simulate(sara);
  await expect(sara).toHaveURL(new RegExp(`seriesId=${seriesId}`));
  expect(buyer.faults).toEqual([]);
  await close();
});
