// Two companies negotiate in two browsers: from the first word to the registration, or to a cancellation.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { button, expectPage, field, nextStep } from '../../support/pages/forms.ts';
import { composer, openUrl, thread } from '../../support/pages/negotiation-page.ts';
import { skipAgreement } from '../../support/people/people.ts';
import { holdAnswers, watchLine } from '../../support/product/connections.ts';
import { document, forgedDocument } from '../../support/records/documents.ts';
import { type Desk, makeParties, send, termsData } from '../../support/records/made-parties.ts';

const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name });
const openMenu = (page: Page) => button(page, 'Opções da negociação').click();
/** A badge's colour is its tone. */
const expectTone = (badge: Locator, tone: string) => expect(badge).toHaveClass(new RegExp(`tone-${tone}`));

const agreementOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The buyer begins at the project, is asked once for good, and writes first. */
async function begin({ page, context }: Desk, project: string): Promise<void> {
  await page.goto('/pt/marketplace/negotiations');
  await expect(page.getByRole('heading', { name: 'Selecione primeiro uma negociação' })).toBeVisible();
  await page.goto(`/pt/marketplace/projects?searchQuery=${encodeURIComponent(project)}`);
  await page.getByRole('link', { name: project }).first().click();
  await expectPage(page, project);
  // Viewing an item asks for nothing.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Negociar', exact: true }).click();
  const agreement = agreementOf(page, `Iniciar negociação sobre «${project}»`);
  await expect(agreement).toContainText('fica obrigada a pagar as taxas aplicáveis se o negócio for concluído');
  await agreement.getByRole('checkbox', { name: 'Não voltar a mostrar este aviso' }).check();
  await button(agreement, 'Aceitar e iniciar').click();
  await expect(page.getByRole('heading', { level: 2, name: /Disponível$/ })).toBeFocused();
  const openings = page.getByText('Para começar, pode escrever:').locator('..').getByRole('button');
  await expect(openings).toHaveCount(4);
  await openings.nth(1).click();
  await expect(composer(page)).toHaveValue('O preço e o prazo indicados são negociáveis?');
  await expectTone(page.getByRole('main').getByText('Disponível', { exact: true }).first(), 'green');
  await expect(async () => {
    const profile = await send(context, 'get', '/users/me');
    expect(profile.preferences).toMatchObject({ skipNegotiationAgreement: true });
  }).toPass();

  // What is written is kept, and nobody is asked again.
  await page.reload();
  await expect(composer(page)).toHaveValue('O preço e o prazo indicados são negociáveis?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await composer(page).press('Shift+Enter');
  await composer(page).pressSequentially('Veja https://exemplo.example/perfil e <b>nada mais</b> 😀');
  await composer(page).press('Enter');
  await expect(thread(page).getByText('<b>nada mais</b> 😀')).toBeVisible();
  await expect(composer(page)).toHaveValue('');
  await expect(openings).toHaveCount(0);
  const link = thread(page).getByRole('link', { name: 'https://exemplo.example/perfil' });
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/);
}

test('[NEG-08, NEG-09, NEG-21, NEG-22, NEG-24, NEG-25, NEG-26, NEG-27, NEG-28, NEG-29, NEG-32, NEG-33, NEG-34, NEG-35, NEG-36, NEG-37, NEG-38, NEG-40, NEG-41] from the first word to the registration', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { seller, buyer, project, close } = await makeParties(browser);
  const [sara, bruno] = [seller.page, buyer.page];
  let id = '';

  await test.step('the buyer starts', async () => {
    await begin(buyer, project.name);
    await expect(bruno).toHaveURL(/negotiationId=/);
    id = new URL(bruno.url()).searchParams.get('negotiationId') ?? '';
    // It waits for the message in the sender's own thread.
    await expect(thread(bruno).getByText('Enviada')).toBeVisible();
  });

  await test.step('the seller is told how much is unread, agrees for this time, and what she reads is marked', async () => {
    await sara.goto(`/pt/projects/${project.id}`);
    await expectTone(sara.getByText('Negociação em curso · 1', { exact: true }).first(), 'blue');
    await sara.goto('/pt/marketplace/negotiations');
    const row = sara.getByRole('list', { name: 'Em curso' }).getByRole('link', { name: new RegExp(buyer.entity.name) });
    await expect(row.getByRole('img', { name: '1 novidade por ler' })).toBeVisible();
    await row.press('Enter');
    await button(agreementOf(sara, `Negociar com ${buyer.entity.name}`), 'Aceitar e abrir').click();
    await expect(sara.getByRole('heading', { level: 2, name: new RegExp(buyer.entity.name) })).toBeFocused();
    await expect(thread(sara).getByText(/1 novidade$/)).toBeVisible();
    await expectTone(sara.getByRole('main').getByText('Em curso', { exact: true }).last(), 'blue');
    const mark = thread(bruno).getByRole('button', { name: /^Lida por Sara/ });
    await expect(mark).toContainText(/Sara Ventura, \d\d\/\d\d\/\d{4}, \d\d:\d\d/);
    await expect(row.getByRole('img', { name: /por ler/ })).toHaveCount(0);
    const people = sara.getByRole('complementary', { name: 'Pormenores da negociação' });
    await expect(people.getByText('Bruno Forno')).toBeVisible();
    await expect(people.getByText('Sara Ventura')).toBeVisible();
  });

  await test.step('files go along; what only claims to be one is refused', async () => {
    const input = sara.getByLabel('Anexar ficheiros', { exact: true }).first();
    await input.setInputFiles([document('perfil-horario.pdf'), forgedDocument('programa.pdf')]);
    await expect(sara.getByText('perfil-horario.pdf')).toBeVisible();
    const refused = button(sara, /programa\.pdf/);
    await expect(refused.first()).toBeVisible();
    await composer(sara).fill('Segue o perfil.');
    await expect(button(sara, 'Enviar')).toBeDisabled();
    await expect(sara.getByText('Para enviar, retire o ficheiro que não foi aceite.').first()).toBeVisible();
    // What is refused takes nobody's place.
    const more = Array.from({ length: 4 }, (_, index) => document(`anexo-${index}.pdf`));
    await input.setInputFiles(more);
    for (const { name } of more) await button(sara, `Retirar: ${name}`).click();
    await refused.first().click();
    await expect(button(sara, 'Enviar')).toBeEnabled();
    // What is written and not sent stays, its files too.
    await sara.reload();
    await expect(composer(sara)).toHaveValue('Segue o perfil.');
    await expect(sara.getByText('perfil-horario.pdf')).toBeVisible();
    await button(sara, 'Enviar').click();
    await expect(thread(bruno).getByText('Segue o perfil.')).toBeVisible();
    const download = bruno.waitForEvent('download');
    await button(thread(bruno), /perfil-horario\.pdf$/).click();
    expect((await download).suggestedFilename()).toBe('perfil-horario.pdf');
  });

  await test.step('silence is for oneself', async () => {
    await openMenu(sara);
    await expect(menuItem(sara, 'Ir para o projeto')).toBeVisible();
    await expect(menuItem(sara, 'Cancelar negociação')).toBeVisible();
    await menuItem(sara, 'Silenciar notificações').click();
    await expect(sara.getByRole('img', { name: 'Silenciada' }).or(sara.getByLabel('Silenciada')).first()).toBeVisible();
    await sara.reload();
    // Agreed for this session: not asked again.
    await expect(composer(sara)).toBeVisible();
    await expect(sara.getByRole('dialog')).toHaveCount(0);
    await openMenu(sara);
    await menuItem(sara, 'Voltar a receber notificações').click();
    await expect(sara.getByLabel('Silenciada')).toHaveCount(0);
  });

  await test.step('versions are compared in words and side by side, and downloaded', async () => {
    await expect(sara.getByText('O contrato está assinado?')).toHaveCount(0);
    await send(seller.context, 'post', `/negotiations/${id}/contract-templates`, termsData('PPA Várzea', 35.5));
    await send(buyer.context, 'post', `/negotiations/${id}/contract-templates`, termsData('PPA Várzea', 33.5));
    await expect(thread(bruno).getByText('1 alteração em relação à versão 1')).toBeVisible();
    await button(bruno, 'Comparar').click();
    const dialog = bruno.getByRole('dialog', { name: 'Comparar versões da minuta' });
    await expect(dialog.getByRole('listitem')).toContainText('O preço desce de 35,50 para 33,50 €/MWh');
    await dialog.getByText('Lado a lado').click();
    await expect(
      dialog.getByRole('row', { name: /^Preço\s*Bruno Forno, v2 35,50.€\/MWh 33,50.€\/MWh$/ }),
    ).toBeVisible();
    await bruno.keyboard.press('Escape');
    const download = bruno.waitForEvent('download');
    await button(bruno, 'Transferir a versão 2').click();
    await menuItem(bruno, 'PDF').click();
    expect((await download).suggestedFilename()).toBe('Minuta PPA Várzea v2.pdf');
  });

  await test.step('a term is commented; its quote leads back to it', async () => {
    await thread(sara)
      .getByRole('link', { name: /^Minuta, versão 2/ })
      .click();
    await expectPage(sara, 'Minuta, versão 2: PPA Várzea');
    await expect(button(sara, 'Comentar: Nome')).toBeVisible();
    await button(sara, 'Comentar: Preço').click();
    const comment = field(sara, 'Comentário');
    await comment.fill('Abaixo de 34 não conseguimos.');
    const sent = holdAnswers(sara, /\/messages$/);
    await button(sara, 'Comentar').click();
    await sent.asked;
    // Nothing is typed that would go with what is sent.
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
  });

  await test.step('who drafts over an older version is told what changed, and keeps what was typed', async () => {
    await sara.goto(`/pt/negotiations/${id}/contract-templates/new-contract`);
    await expectPage(sara, 'Minuta de contrato, versão 3');
    await field(sara, 'Nome').fill('PPA Várzea, versão da Sara');
    await nextStep(sara);

    // Money keeps its cents; what has more decimals is refused in words, not cut off.
    const price = field(sara, 'Preço');
    await expect(price).toHaveValue('33,50');
    await price.fill('33,505');
    await price.blur();
    await expect(price).toHaveAccessibleDescription(/duas casas decimais no máximo/);
    await price.fill('33,5');
    await price.blur();
    await expect(price).toHaveValue('33,50');
    await nextStep(sara);
    await send(buyer.context, 'post', `/negotiations/${id}/contract-templates`, termsData('PPA Várzea', 34));
    await button(sara, 'Enviar a versão 3').click();
    const dialog = sara.getByRole('dialog', { name: 'Entretanto há outra versão' });
    await expect(dialog).toContainText('Bruno Forno enviou a versão 3');
    await expect(dialog.getByRole('listitem')).toContainText('O preço sobe de 33,50 para 34,00 €/MWh');
    await button(dialog, 'Fechar').last().click();

    // Left and come back to: what was typed is there, and over the version that came in between.
    await sara.goto(openUrl(id));
    await sara.goto(`/pt/negotiations/${id}/contract-templates/new-contract`);
    await expectPage(sara, 'Minuta de contrato, versão 4');
    await expect(sara.getByText(/^Houve alterações desde que escreveu aqui/)).toBeVisible();
    const changes = sara.getByRole('listitem').filter({ hasText: / passa de | sobe de | desce de / });
    await expect(changes).toHaveText([/PPA Várzea, versão da Sara/]);

    await send(buyer.context, 'post', `/negotiations/${id}/contract-templates`, termsData('PPA Várzea', 35));
    await button(sara, 'Enviar a versão 4').click();
    await expect(dialog.getByRole('listitem')).toContainText('O preço sobe de 34,00 para 35,00 €/MWh');
    await button(dialog, 'Continuar com a minha').click();
    // What was left alone follows the other's version: it is not taken back unnoticed.
    await expect(dialog).toBeHidden();
    await expect(changes).toHaveText([/PPA Várzea, versão da Sara/]);
    await button(sara, 'Enviar a versão 5').click();
    await expect(thread(sara).getByText('Minuta, versão 5', { exact: true })).toBeVisible();
  });

  await test.step('signed? not yet, for this session; yes leads to the registration, its terms filled in', async () => {
    await button(sara, 'Ainda não').click();
    await expect(sara.getByText('O contrato está assinado?')).toHaveCount(0);
    await expect(composer(sara)).toBeVisible();
    await bruno.goto(openUrl(id));
    await bruno.getByRole('link', { name: 'Sim, registar' }).click();
    await expect(bruno).toHaveURL(/energy-contracts\/register\?negotiationId=/);
    await expect(field(bruno, 'Nome do contrato')).toHaveValue('PPA Várzea, versão da Sara');
    await expect(
      bruno.getByRole('heading', { name: new RegExp(`^Segunda parte ${seller.entity.name}`) }),
    ).toBeVisible();
    await nextStep(bruno);
    await expect(field(bruno, 'Preço')).toHaveValue(/^35(,00)?$/);
  });

  await test.step('registered, it is closed: to be read, and no way to the item', async () => {
    const { terms } = await send(buyer.context, 'get', `/negotiations/${id}/contract-templates/latest`);
    const body = { ...(terms as object), firstPartyLegalEntityId: buyer.entity.id, negotiationId: id };
    await send(buyer.context, 'post', '/energy-contracts', body);
    await expect(sara.getByText(/^Negociação encerrada/)).toBeVisible();
    await expectTone(sara.getByRole('main').getByText('Encerrada', { exact: true }).last(), 'grey');
    await openMenu(sara);
    await expect(menuItem(sara, 'Silenciar notificações')).toBeVisible();
    await expect(menuItem(sara, 'Ir para o projeto')).toHaveCount(0);
    await expect(menuItem(sara, 'Cancelar negociação')).toHaveCount(0);
    const { id: versionId } = await send(seller.context, 'get', `/negotiations/${id}/contract-templates/latest`);
    await sara.goto(`/pt/negotiations/${id}/contract-templates/${versionId}`);
    await expect(sara.getByRole('main').getByText(project.name).first()).toBeVisible();
    await expect(sara.getByRole('link', { name: project.name })).toHaveCount(0);
  });
  for (const { faults } of [seller, buyer]) expect(faults).toEqual([]);
  await close();
});

test('[NEG-04, NEG-05, NEG-06, NEG-09] cancelled while the other writes and drafts: closed for both, the versions out of reach', async ({
  browser,
}) => {
  test.setTimeout(120_000);
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
  await expectPage(reader, 'Minuta, versão 1: PPA Várzea');
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
    // The list beside it goes along.
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
  // What was missed without connection is seen with the next one.
  await expectPage(reader, 'Minuta, versão 1: PPA Várzea');
  await line.drop();
  await expect(reader.getByText('Já não tem acesso a esta minuta')).toBeVisible();
  await bruno.getByText('Em curso').first().click();
  await expect(bruno.getByText('Sem negociações em curso')).toBeVisible();
  for (const { faults } of [seller, buyer]) expect(faults).toEqual([]);
  await close();
});

test('what has left the marketplace leads to its open negotiation all the same', async ({ browser }) => {
  const { seller, buyer, project, negotiationId: id, close } = await makeParties(browser, { message: 'Bom dia.' });
  await skipAgreement(buyer.context);
  await send(seller.context, 'patch', `/projects/${project.id}/settings`, { isPublishedInMarketplace: false });
  await buyer.page.goto(`/pt/marketplace/negotiations?projectId=${project.id}`);
  await expect(buyer.page).toHaveURL(new RegExp(`negotiationId=${id}`));
  await expect(thread(buyer.page).getByText('Bom dia.')).toBeVisible();
  await buyer.page.goto(`/pt/marketplace/negotiations?projectId=${crypto.randomUUID()}`);
  await expect(buyer.page.getByText('Este projeto não está disponível')).toBeVisible();
  await close();
});
