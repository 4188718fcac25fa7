// A contract that the other party has registered already: the notice in the wizard, the marks for administrators, and how
// they say that the two are two contracts.
import { expect, test } from '@playwright/test';
import { contractPayload } from '@wattpact/domain/samples/sample-payloads';
import { button, expectPage, nextStep } from '../../support/pages/forms.ts';
import { accounts, openSession } from '../../support/people/people.ts';
import { makeParties, send, termsData } from '../../support/records/made-parties.ts';

test('a contract that the other party registered is told of in the wizard, and marked for administrators', async ({
  browser,
}) => {
  const parties = await makeParties(browser, { message: 'Bom dia.' });
  const { seller, buyer, negotiationId } = parties;
  const { page } = seller;
  const terms = termsData(`CAE repetido ${negotiationId.slice(-6)}`, 36.5);
  const { fiscalNumber } = await send(seller.context, 'get', `/legal-entities/${seller.entity.id}`);
  const { secondPartyFiscalInfo: second } = contractPayload('');
  const theirs = await send(buyer.context, 'post', '/energy-contracts', {
    ...terms,
    firstPartyLegalEntityId: buyer.entity.id,
    roleInEnergyContract: 'BUYER',
    secondPartyFiscalInfo: { ...second, fiscalNumber, name: seller.entity.name },
  });
  const other = `${theirs.number} · ${terms.name}`;
  const own = { ...terms, name: `PPA repetido ${negotiationId.slice(-6)}` };
  await send(seller.context, 'post', `/negotiations/${negotiationId}/contract-templates`, own);

  await page.goto(`/pt/energy-contracts/register?negotiationId=${negotiationId}`);
  await expectPage(page, 'Registar contrato');
  await nextStep(page);
  await nextStep(page);
  await expect(page.getByText('Este contrato parece já estar registado')).toBeVisible();
  await expect(page.getByRole('link', { name: other })).toHaveAttribute('href', `/pt/energy-contracts/${theirs.id}`);
  await button(page, 'Registar contrato').click();
  await expectPage(page, own.name);

  const admin = await browser.newContext();
  await openSession(admin, accounts.admin);
  const review = await admin.newPage();
  await review.goto('/admin/pt/energy-contracts?searchQuery=repetido');
  const row = review.getByRole('row').filter({ has: review.getByRole('link', { name: own.name }) });
  await row.getByRole('link', { name: `Parece o mesmo contrato que ${theirs.number}` }).click();
  await expectPage(review, terms.name);
  await expect(review.getByText('Este contrato parece estar registado mais de uma vez')).toBeVisible();
  await review.getByRole('link', { name: new RegExp(`· ${own.name}$`) }).click();
  await expectPage(review, own.name);
  await button(review, `São dois contratos: este e ${theirs.number}`).click();
  await expect(review.getByText('Parece repetido, mas é outro contrato')).toBeVisible();
  await expect(review.getByText('Este contrato parece estar registado mais de uma vez')).toBeHidden();
  await button(review, `Anular indicação: ${theirs.number}`).click();
  await expect(review.getByText('Este contrato parece estar registado mais de uma vez')).toBeVisible();
  await admin.close();
  await parties.close();
});
