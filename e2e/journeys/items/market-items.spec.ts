// The life of a project and of an offer on its screens: made, edited, negotiated, deleted while another looks.
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { button, choose, expectPage, field, nextStep, openSection, tick } from '../../support/pages/forms.ts';
import { accounts, openSession } from '../../support/people/people.ts';
import { projectData, uploadDocument } from '../../support/records/made-records.ts';

async function signedIn(browser: Browser, who: Parameters<typeof openSession>[1]) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await openSession(context, who);
  return context;
}

async function sent<Answer>(answer: Awaited<ReturnType<APIRequestContext['post']>>): Promise<Answer> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}

const entityOf = async (request: APIRequestContext): Promise<string> =>
  (await (await request.get('/api/legal-entities?status=approved')).json()).items[0].id;

interface Made {
  id: string;
}

async function makeProject(request: APIRequestContext, designation: string): Promise<Made> {
  const fileIds = [await uploadDocument(request, 'alvará.pdf')];
  const data = projectData(designation, await entityOf(request), fileIds);
  return sent<Made>(await request.post('/api/projects', { data }));
}

const menu = async (page: Page, item: string) => {
  await button(page, 'Mais ações').click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('[OFR-21, OFR-22, OFR-23, OFR-24, OFR-25, OFR-26, OFR-27, OFR-28, OFR-57, OFR-58, UI-37, UI-38, UI-41] an offer in its wizard, from the first field to its change', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [context, admin] = await Promise.all([signedIn(browser, accounts.buyer), signedIn(browser, accounts.admin)]);
  const page = await context.newPage();
  const name = `Compra em três passos ${crypto.randomUUID().slice(0, 6)}`;
  await page.goto('/pt/offers/new-offer');
  await expectPage(page, 'Criar oferta');
  await expect(page.getByRole('combobox', { name: 'Comprador' })).toHaveValue('Vidros Areia Fina, S.A.');
  await expect(button(page, 'Cancelar')).toBeVisible();
  await expect(button(page, 'Anterior')).toHaveCount(0);
  await field(page, 'Nome').fill(name);
  await choose(page, 'País', 'Espanha');
  await tick(page, 'Tecnologias', 'Solar');
  await tick(page, 'Tecnologias', 'Hídrica');
  await nextStep(page);
  for (const [title, isOpen] of [
    ['Condições financeiras', 'true'],
    ['Duração', 'false'],
    ['Informações adicionais', 'false'],
  ] as const)
    await expect(button(page, new RegExp(`^${title}`))).toHaveAttribute('aria-expanded', isOpen);
  await choose(page, 'Tipo de preço', 'Fixo');
  await field(page, 'Preço máximo').fill('41,5');
  await choose(page, 'Tipo de preço', 'Variável');
  await expect(field(page, 'Preço máximo')).toBeHidden();
  await openSection(page, 'Duração');
  await choose(page, 'Duração do contrato', '5 a 10 anos');
  const negotiable = page.getByRole('switch', { name: 'Condições negociáveis' });
  await expect(negotiable).toBeChecked();
  await negotiable.uncheck();
  await expect(button(page, 'Anterior')).toBeVisible();
  await nextStep(page);
  const main = page.getByRole('main');
  for (const text of [name, 'Espanha', 'Solar, Hídrica', 'Variável', '5 a 10 anos'])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  await button(page, 'Criar oferta').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await button(dialog, 'Criar oferta').click();
  await expectPage(page, name);
  await expect(main.getByText('A publicar quando aprovada')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await sent(await admin.request.post(`/api/admin/offers/${id}/approve`, { data: {} }));

  // On the way, and when it does not come.
  await page.route(/\/api\/offers\/[0-9a-f-]{36}$/, () => new Promise(() => {}));
  await page.goto(`/pt/offers/${id}`);
  await expect(page.getByRole('status', { name: 'A carregar' })).toBeVisible();
  await page.unrouteAll();
  await page.route(/\/api\/offers\/[0-9a-f-]{36}$/, (route) => route.abort());
  await page.reload();
  await expectPage(page, 'Algo correu mal');
  await page.unrouteAll();
  await button(page, 'Tentar de novo').click();

  await page.getByRole('link', { name: 'Editar' }).click();
  await expect(page).toHaveURL(new RegExp(`/pt/offers/${id}/edit$`));
  await expect(field(page, 'Nome')).toHaveValue(name);
  await field(page, 'Nome').fill(`${name} mudada`);
  await nextStep(page);
  await openSection(page, 'Duração');
  await expect(page.getByRole('combobox', { name: 'Duração do contrato' })).toHaveValue('5 a 10 anos');
  await nextStep(page);
  await button(page, 'Enviar para validação').click();
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  // Nothing is sent yet: going back asks, as it does without the question.
  await page.evaluate(() => history.back());
  const leaving = page.getByRole('dialog', { name: 'Sair desta página?' });
  await button(leaving, 'Ficar nesta página').click();
  await expect(leaving).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/pt/offers/${id}/edit$`));
  await button(page, 'Cancelar').click();
  await button(dialog, 'Desistir').click();
  await expectPage(page, name);
  for (const [path, title] of [
    ['/offers/my-offers', 'As minhas ofertas'],
    ['/marketplace/offers', 'Ofertas de compra'],
  ] as const) {
    await page.goto(`/pt${path}`);
    await expectPage(page, title);
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Pesquisas guardadas' }).click();
  await expect(page).toHaveURL(/\/pt\/marketplace\/offers\/saved-search$/);
  await Promise.all([context.close(), admin.close()]);
});

test('[PRJ-19, PRJ-21, PRJ-34, PRJ-46, PRJ-50, PRJ-57, PRJ-58, UI-42, UI-43, UI-45, UI-46, UI-47] a project that is negotiated goes only after its negotiation, and is gone for whoever looks at it', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [seller, buyer, admin] = await Promise.all([
    signedIn(browser, accounts.seller),
    signedIn(browser, accounts.buyer),
    signedIn(browser, accounts.admin),
  ]);
  const name = `Solar de passagem ${crypto.randomUUID().slice(0, 6)}`;
  const { id } = await makeProject(seller.request, name);
  await sent(await admin.request.post(`/api/admin/projects/${id}/approve`, { data: {} }));
  const body = {
    entityType: 'PROJECT',
    projectId: id,
    legalEntityId: await entityOf(buyer.request),
    message: 'Bom dia',
  };
  const negotiation = await sent<Made>(await buyer.request.post('/api/negotiations', { data: body }));

  const page = await seller.newPage();
  await page.goto('/pt/projects/my-projects');
  await page.getByRole('link', { name, exact: true }).click();
  await expectPage(page, name);
  const looking = await buyer.newPage();
  await looking.goto('/pt/marketplace/projects');
  await looking.getByRole('link', { name, exact: true }).click();
  await expectPage(looking, name);

  // The editor has the steps of the wizard, and what was entered; publishing is asked in the last.
  await page.getByRole('link', { name: 'Editar' }).click();
  await expect(page).toHaveURL(new RegExp(`/pt/projects/${id}/edit$`));
  await expect(field(page, 'Designação')).toHaveValue(name);
  await field(page, 'Designação').fill(`${name} mudado`);
  for (const _ of ['terms', 'documents', 'confirmation']) await nextStep(page);
  await expect(page.getByRole('switch', { name: 'Publicar no mercado' })).toBeChecked();
  await button(page, 'Cancelar').click();
  await button(page.getByRole('dialog'), 'Desistir').click();
  await expectPage(page, name);

  // While the dry run is on its way nothing can be deleted; then the negotiation stands in the way.
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/dry_run=true/, async (route) => {
    await held;
    await route.continue();
  });
  await menu(page, 'Eliminar projeto');
  const dialog = page.getByRole('dialog');
  await expect(button(dialog, 'Eliminar projeto')).toBeDisabled();
  go();
  await expect(dialog.getByRole('link', { name: /1 negociação/ })).toBeVisible();
  await expect(button(dialog, 'Eliminar projeto')).toBeDisabled();
  await button(dialog, 'Manter projeto').click();

  await sent(await buyer.request.patch(`/api/negotiations/${negotiation.id}/cancelled`, { data: {} }));
  await menu(page, 'Eliminar projeto');
  await button(dialog, 'Eliminar projeto').click();
  await expectPage(page, 'Os meus projetos');
  await expect(page.getByText(`«${name}» foi eliminado`)).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);

  await looking.reload();
  await expect(looking.getByRole('heading', { name: 'Não encontrámos o que procura' })).toBeVisible();

  // Without documents there is no tab of documents.
  const other = await makeProject(seller.request, `${name} outra vez`);
  await page.route(new RegExp(`/api/projects/${other.id}$`), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), documentations: [], files: [] } });
  });
  await page.goto(`/pt/projects/${other.id}`);
  await expect(page.getByRole('tab')).toHaveText(['Detalhes', 'Termos e condições', /^Tecnologias/]);

  const desk = await admin.newPage();
  await desk.goto(`/admin/pt/projects/${other.id}`);
  await menu(desk, 'Eliminar projeto');
  await button(desk.getByRole('dialog'), 'Eliminar projeto').click();
  await expect(desk).toHaveURL(/\/admin\/pt\/projects$/);
  await Promise.all([seller, buyer, admin].map((context) => context.close()));
});

test('[OFR-37, OFR-53] the buyer of an offer sees how many negotiate it, and deletes it only when nobody does', async ({
  browser,
}) => {
  const [buyer, seller, admin] = await Promise.all([
    signedIn(browser, accounts.buyer),
    signedIn(browser, accounts.seller),
    signedIn(browser, accounts.admin),
  ]);
  const name = `Compra negociada ${crypto.randomUUID().slice(0, 6)}`;
  const data = { buyerLegalEntityId: await entityOf(buyer.request), name, isPublishedInMarketplace: true };
  const { id } = await sent<Made>(await buyer.request.post('/api/offers', { data }));
  await sent(await admin.request.post(`/api/admin/offers/${id}/approve`, { data: {} }));
  const body = { entityType: 'OFFER', offerId: id, legalEntityId: await entityOf(seller.request), message: 'Bom dia' };
  await sent(await seller.request.post('/api/negotiations', { data: body }));
  const page = await buyer.newPage();
  await page.goto(`/pt/offers/${id}`);
  await expect(page.getByRole('main').getByText('Negociação em curso · 1')).toBeVisible();
  await menu(page, 'Eliminar oferta');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/1 negociação/)).toBeVisible();
  await expect(button(dialog, 'Eliminar oferta')).toBeDisabled();
  // A stranger is not told how many.
  const stranger = await seller.newPage();
  await stranger.goto(`/pt/offers/${id}`);
  await expect(stranger.getByRole('main').getByText('Negociação em curso', { exact: true })).toBeVisible();
  // An administrator's deletion cancels it.
  const removed = await admin.request.delete(`/api/admin/offers/${id}?force=true`);
  expect(removed.status()).toBe(204);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Não encontrámos o que procura' })).toBeVisible();
  await Promise.all([buyer, seller, admin].map((context) => context.close()));
});
