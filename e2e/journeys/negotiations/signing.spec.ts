// From the contract's versions to the registration: the question whether it is signed, and the closed negotiation.
import { expect, type Page, test } from '@playwright/test';
import { button, field, nextStep } from '../../support/pages/forms.ts';
import { closeMenu, composer, expectTone, menuItem, openMenu, openUrl } from '../../support/pages/negotiation-page.ts';
import { follow } from '../../support/pages/open-page.ts';
import { skipAgreement } from '../../support/people/people.ts';
import { makeParties, send, termsData } from '../../support/records/made-parties.ts';

test('[GEN-49, NEG-08, NEG-09, NEG-24, NEG-25, NEG-26, NEG-27] signed? Yes leads to the registration, which closes the negotiation', async ({
  browser,
}) => {
  const { seller, buyer, project, negotiationId: id, close } = await makeParties(browser, { message: 'Bom dia.' });
  const [sara, bruno] = [seller.page, buyer.page];
  await Promise.all([skipAgreement(seller.context), skipAgreement(buyer.context)]);
  const versions = `/negotiations/${id}/contract-templates`;
  await sara.goto(openUrl(id));
  await expect(composer(sara)).toBeVisible();
  await openMenu(sara);
  await expect(menuItem(sara, 'Ir para o projeto')).toBeVisible();
  await closeMenu(sara);
  await expect(sara.getByText('O contrato está assinado?')).toHaveCount(0);
  await send(seller.context, 'post', versions, termsData('PPA Várzea', 35));
  await button(sara, 'Ainda não').click();
  await expect(sara.getByText('O contrato está assinado?')).toHaveCount(0);
  await expect(composer(sara)).toBeVisible();
  await bruno.goto(openUrl(id));
  await bruno.getByRole('link', { name: 'Sim, registar' }).click();
  await expect(bruno).toHaveURL(/energy-contracts\/register\?negotiationId=/);
  await expect(field(bruno, 'Nome do contrato')).toHaveValue('PPA Várzea');
  await expect(bruno.getByRole('heading', { name: new RegExp(`^Segunda parte ${seller.entity.name}`) })).toBeVisible();
  await nextStep(bruno);
  await expect(field(bruno, 'Preço')).toHaveValue(/^35(,00)?$/);

  // Registered, it is to be read, and there is no way to the item.
  const { id: versionId, terms } = await send(buyer.context, 'get', `${versions}/latest`);
  const body = { ...(terms as object), firstPartyLegalEntityId: buyer.entity.id, negotiationId: id };
  await send(buyer.context, 'post', '/energy-contracts', body);
  await expect(sara.getByText(/^Negociação encerrada/)).toBeVisible();
  await expectTone(sara.getByRole('main').getByText('Encerrada', { exact: true }).last(), 'grey');
  await openMenu(sara);
  await expect(menuItem(sara, 'Silenciar notificações')).toBeVisible();
  await expect(menuItem(sara, 'Ir para o projeto')).toHaveCount(0);
  await expect(menuItem(sara, 'Cancelar negociação')).toHaveCount(0);
  await follow(sara, `/pt${versions}/${versionId}`);
  await expect(sara.getByRole('main').getByText(project.name).first()).toBeVisible();
  await expect(sara.getByRole('link', { name: project.name })).toHaveCount(0);
  await follow(sara, `/pt/energy-contracts/register?negotiationId=${id}`);
  await expect(sara.getByRole('heading', { level: 1, name: 'Esta negociação está encerrada' })).toBeVisible();
  await sara.getByRole('link', { name: 'Ver o contrato' }).click();
  await expect(sara).toHaveURL(/\/energy-contracts\/[0-9a-f-]{36}$/);
  for (const { faults } of [seller, buyer]) expect(faults).toEqual([]);
  await close();
});

test('[NEG-47, NEG-50, NEG-51, NEG-52] both sides accept a version, and a new one has to be accepted anew', async ({
  browser,
}) => {
  const { seller, buyer, negotiationId: id, close } = await makeParties(browser, { message: 'Bom dia.' });
  const [sara, bruno] = [seller.page, buyer.page];
  await Promise.all([skipAgreement(seller.context), skipAgreement(buyer.context)]);
  const versions = `/negotiations/${id}/contract-templates`;
  await send(seller.context, 'post', versions, termsData('PPA Várzea', 35));
  await Promise.all([sara.goto(openUrl(id)), bruno.goto(openUrl(id))]);
  const accept = async (page: Page, version: number) => {
    await page.getByRole('region', { name: 'Aceitação' }).getByRole('button', { name: 'Aceitar esta versão' }).click();
    const dialog = page.getByRole('dialog', { name: `Aceitar a versão ${version} em nome da sua entidade?` });
    await expect(dialog).toContainText('Aceitar não substitui a assinatura');
    await dialog.getByRole('button', { name: 'Aceitar esta versão' }).click();
    await expect(dialog).toBeHidden();
  };
  await accept(bruno, 1);
  await expect(bruno.getByRole('heading', { name: 'A sua entidade aceitou a versão 1' })).toBeVisible();
  await expect(sara.getByRole('heading', { name: `${buyer.entity.name} aceitou a versão 1` })).toBeVisible();
  await send(seller.context, 'post', versions, termsData('PPA Várzea', 36));
  await expect(bruno.getByRole('heading', { name: 'Aceita a versão 2?' })).toBeVisible();
  await accept(sara, 2);
  await accept(bruno, 2);
  for (const page of [sara, bruno])
    await expect(page.getByRole('heading', { name: 'As duas partes aceitaram a versão 2' })).toBeVisible();
  await sara.getByRole('link', { name: 'Ler a versão 2' }).click();
  await expect(sara.getByText(`, ${buyer.entity.name}`)).toBeVisible();
  for (const { faults } of [seller, buyer]) expect(faults).toEqual([]);
  await close();
});
