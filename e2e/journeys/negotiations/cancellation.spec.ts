// A negotiation that ends without a contract.
import { expect, test } from '@playwright/test';
import { button, expectPage, field } from '../../support/pages/forms.ts';
import { composer, expectTone, menuItem, openMenu, openUrl, thread } from '../../support/pages/negotiation-page.ts';
import { skipAgreement } from '../../support/people/people.ts';
import { watchLine } from '../../support/product/connections.ts';
import { makeParties, send, termsData } from '../../support/records/made-parties.ts';

test('[NEG-04, NEG-05, NEG-06, NEG-09] cancelled while the other writes and drafts: closed for both, the versions out of reach', async ({
  browser,
}) => {
  const { seller, buyer, negotiationId: id, close } = await makeParties(browser, { message: 'Bom dia.' });
  const [sara, bruno] = [seller.page, buyer.page];
  await Promise.all([skipAgreement(seller.context), skipAgreement(buyer.context)]);
  const drafts = `/negotiations/${id}/contract-templates`;
  const { id: versionId } = await send(seller.context, 'post', drafts, termsData('PPA Várzea', 35.5));
  const termRef = { templateId: versionId, field: 'financialConditions.price' };
  await send(buyer.context, 'post', `/negotiations/${id}/messages`, { text: 'É muito.', termRef });
  await send(buyer.context, 'post', drafts, termsData('PPA Várzea', 33.5));
  const reader = await buyer.context.newPage();
  const line = await watchLine(reader);
  await reader.goto(`/pt${drafts}/${versionId}`);
  await expectPage(reader, 'Minuta, versão 1');
  await bruno.goto(openUrl(id));
  await composer(bruno).fill('Ainda estou a escrever');
  const writer = await buyer.context.newPage();
  await writer.goto(`/pt${drafts}/new-contract`);
  await expectPage(writer, 'Minuta de contrato, versão 3');
  await field(writer, 'Nome').fill('Ainda estou a redigir');
  line.goDeaf();

  await sara.goto(openUrl(id));
  await openMenu(sara);
  await menuItem(sara, 'Cancelar negociação').click();
  const warning = sara.getByRole('dialog', { name: `Cancelar a negociação com ${buyer.entity.name}?` });
  await expect(warning).toContainText('Não é possível anular esta ação.');
  await button(warning, 'Cancelar negociação').click();

  const by = `Negociação cancelada por Sara Ventura, ${seller.entity.name}, em `;
  for (const page of [sara, bruno]) {
    await expect(page.getByText(by)).toContainText(/, \d\d:\d\d\. As mensagens continuam aqui/);
    await expect(composer(page)).toHaveCount(0);
    // The list beside it changes too.
    const ended = page.getByRole('list', { name: 'Encerradas' }).getByRole('link');
    await expect(ended.and(page.locator('[aria-current]'))).toBeVisible();
    await expect(thread(page).getByText('É muito.')).toBeVisible();
    await expect(thread(page).getByText('já não acessível')).toBeVisible();
    await expect(thread(page).getByText('35,50')).toHaveCount(0);
    await expectTone(page.getByRole('main').getByText('Cancelada', { exact: true }).last(), 'red');
  }
  await expect(bruno.getByRole('region', { name: 'O que escreveu e não foi enviado' })).toContainText(
    'Ainda estou a escrever',
  );
  await expect(bruno.getByText('O acesso às versões terminou com o cancelamento.').first()).toBeVisible();
  await expect(writer.getByText('Esta versão já não pode ser enviada')).toBeVisible();
  await expect(field(writer, 'Nome')).toHaveValue('Ainda estou a redigir');
  // A change missed while offline appears with the next connection.
  await expectPage(reader, 'Minuta, versão 1');
  await line.drop();
  await expect(reader.getByText('Já não tem acesso a esta minuta')).toBeVisible();
  await bruno.getByText('Em curso').first().click();
  await expect(bruno.getByText('Sem negociações em curso')).toBeVisible();
  for (const { faults } of [seller, buyer]) expect(faults).toEqual([]);
  await close();
});
