// The versions of a contract between two sides: compared, commented, and written at the same time.
import { expect, test } from '@playwright/test';
import { button, expectPage, field, nextStep } from '../../support/pages/forms.ts';
import { menuItem, openUrl, thread } from '../../support/pages/negotiation-page.ts';
import { follow } from '../../support/pages/open-page.ts';
import { skipAgreement } from '../../support/people/people.ts';
import { holdAnswers } from '../../support/product/connections.ts';
import { makeParties, send, termsData } from '../../support/records/made-parties.ts';

const problem = { type: 'about:blank', title: 'Internal Server Error', status: 500, code: 'error_unexpected' };
const failing = { status: 500, contentType: 'application/problem+json', json: problem };

test('versions are compared in words and side by side, also after they did not load, and downloaded', async ({
  browser,
}) => {
  const { seller, buyer, negotiationId: id, close } = await makeParties(browser, { message: 'Bom dia.' });
  const bruno = buyer.page;
  await Promise.all([skipAgreement(seller.context), skipAgreement(buyer.context)]);
  const versions = `/negotiations/${id}/contract-templates`;
  const changes = /\/contract-templates\/changes/;
  await bruno.route(changes, (route) => route.fulfill(failing));
  await bruno.goto(openUrl(id));
  await send(seller.context, 'post', versions, termsData('PPA Várzea', 35.5));
  await send(buyer.context, 'post', versions, termsData('PPA Várzea', 33.5));
  await button(bruno, 'Comparar').click();
  const dialog = bruno.getByRole('dialog', { name: 'Comparar versões da minuta' });
  await expect(dialog.getByRole('alert')).toContainText('As alterações não foram carregadas.');
  await bruno.unroute(changes);
  await dialog.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('O preço desce de 35,50 para 33,50 €/MWh');
  await dialog.getByText('Lado a lado').click();
  await expect(dialog.getByRole('row', { name: /^Preço\s*Bruno Forno, v2 35,50.€\/MWh 33,50.€\/MWh$/ })).toBeVisible();
  await bruno.keyboard.press('Escape');
  await expect(thread(bruno).getByText('1 alteração em relação à versão 1')).toBeVisible();
  const download = bruno.waitForEvent('download');
  await button(bruno, 'Descarregar a versão 2').click();
  await menuItem(bruno, 'PDF').click();
  expect((await download).suggestedFilename()).toBe('Minuta PPA Várzea v2.pdf');
  // The browser tells of the failure, and of nothing else.
  expect(seller.faults).toEqual([]);
  expect(buyer.faults.filter((fault) => !fault.includes('/contract-templates/changes'))).toEqual([]);
  await close();
});

test('[NEG-40] a term is commented; its quote leads back to it', async ({ browser }) => {
  const { seller, buyer, negotiationId: id, close } = await makeParties(browser, { message: 'Bom dia.' });
  const [sara, bruno] = [seller.page, buyer.page];
  await Promise.all([skipAgreement(seller.context), skipAgreement(buyer.context)]);
  const versions = `/negotiations/${id}/contract-templates`;
  await send(seller.context, 'post', versions, termsData('PPA Várzea', 35.5));
  await send(buyer.context, 'post', versions, termsData('PPA Várzea', 33.5));
  await Promise.all([sara.goto(openUrl(id)), bruno.goto(openUrl(id))]);
  await thread(sara)
    .getByRole('link', { name: /^Minuta, versão 2/ })
    .click();
  await expectPage(sara, 'Minuta, versão 2');
  await expect(button(sara, 'Comentar: Nome')).toBeVisible();
  await button(sara, 'Comentar: Preço').click();
  const comment = field(sara, 'Comentário');
  await comment.fill('Abaixo de 34 não conseguimos.');
  const sent = holdAnswers(sara, /\/messages$/);
  await button(sara, 'Comentar').click();
  await sent.asked;
  // Nothing can be typed that the sending would clear.
  await expect(comment).not.toBeEditable();
  await sent.release();
  await expect(comment).toHaveValue('');
  await expect(comment).toBeEditable();
  await expect(sara.getByRole('dialog').getByText('Abaixo de 34 não conseguimos.')).toBeVisible();
  await sara.keyboard.press('Escape');
  await expect(button(sara, '1 comentário sobre: Preço')).toBeFocused();
  await expect(sara).toHaveTitle(/^Minuta, versão 2 · Negociações · \S/);
  await expect(thread(bruno).getByText('Abaixo de 34 não conseguimos.')).toBeVisible();
  await thread(bruno)
    .getByRole('link', { name: /^Termo citado da versão 2: Preço: 33,50/ })
    .click();
  await expect(button(bruno, '1 comentário sobre: Preço')).toBeFocused();
  for (const { faults } of [seller, buyer]) expect(faults).toEqual([]);
  await close();
});

test('[NEG-41] who drafts over an older version is told what changed, and keeps what was typed', async ({
  browser,
}) => {
  const { seller, buyer, negotiationId: id, close } = await makeParties(browser, { message: 'Bom dia.' });
  const sara = seller.page;
  await Promise.all([skipAgreement(seller.context), skipAgreement(buyer.context)]);
  const versions = `/negotiations/${id}/contract-templates`;
  await send(seller.context, 'post', versions, termsData('PPA Várzea', 35.5));
  await send(buyer.context, 'post', versions, termsData('PPA Várzea', 33.5));
  await sara.goto(`/pt/negotiations/${id}/contract-templates/new-contract`);
  await expectPage(sara, 'Minuta de contrato, versão 3');
  await field(sara, 'Nome').fill('PPA Várzea, versão da Sara');
  await nextStep(sara);

  // Money keeps its cents.
  const price = field(sara, 'Preço');
  await expect(price).toHaveValue('33,50');
  await price.fill('33,5');
  await price.blur();
  await expect(price).toHaveValue('33,50');
  await nextStep(sara);
  await send(buyer.context, 'post', versions, termsData('PPA Várzea', 34));
  await button(sara, 'Enviar a versão 3').click();
  const dialog = sara.getByRole('dialog', { name: 'Entretanto há outra versão' });
  await expect(dialog).toContainText('Bruno Forno enviou a versão 3');
  await expect(dialog.getByRole('listitem')).toContainText('O preço sobe de 33,50 para 34,00 €/MWh');
  await button(dialog, 'Fechar').last().click();

  // After leaving and returning, the input is there, merged with the version sent in between.
  await sara.goto(openUrl(id));
  await follow(sara, `/pt/negotiations/${id}/contract-templates/new-contract`);
  await expectPage(sara, 'Minuta de contrato, versão 4');
  await expect(sara.getByText(/^Houve alterações desde que escreveu aqui/)).toBeVisible();
  const changes = sara.getByRole('listitem').filter({ hasText: / passa de | sobe de | desce de / });
  await expect(changes).toHaveText([/PPA Várzea, versão da Sara/]);

  await send(buyer.context, 'post', versions, termsData('PPA Várzea', 35));
  await button(sara, 'Enviar a versão 4').click();
  await expect(dialog.getByRole('listitem')).toContainText('O preço sobe de 34,00 para 35,00 €/MWh');
  await button(dialog, 'Continuar com a minha').click();
  // Fields left alone take the other side's values, so that these are not reverted unnoticed.
  await expect(dialog).toBeHidden();
  await expect(changes).toHaveText([/PPA Várzea, versão da Sara/]);
  await button(sara, 'Enviar a versão 5').click();
  await expect(thread(sara).getByText('Minuta, versão 5', { exact: true })).toBeVisible();
  for (const { faults } of [seller, buyer]) expect(faults).toEqual([]);
  await close();
});
