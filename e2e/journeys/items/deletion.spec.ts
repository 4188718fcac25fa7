// A negotiated item can be deleted only after its negotiation, and is then gone for everybody.
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { button, expectPage } from '../../support/pages/forms.ts';
import { accounts, openDesk } from '../../support/people/people.ts';
import { entityOf, makeOffer, makeProject } from '../../support/records/made-items.ts';
import { send } from '../../support/records/made-parties.ts';

const menu = async (page: Page, item: string) => {
  await button(page, 'Mais ações').click();
  await page.getByRole('menuitem', { name: item }).click();
};

async function openDesks(browser: Browser) {
  const desk = (email: string) => openDesk(browser, email);
  return Promise.all([desk(accounts.seller), desk(accounts.buyer), desk(accounts.admin)]);
}

async function negotiate(context: BrowserContext, item: Record<string, unknown>) {
  return send(context, 'post', '/negotiations', {
    ...item,
    legalEntityId: await entityOf(context),
    message: 'Bom dia',
  });
}

test('[PRJ-34, PRJ-46, UI-42, UI-43, UI-45, UI-47] a project that is negotiated goes only after its negotiation', async ({
  browser,
}) => {
  const [seller, buyer, admin] = await openDesks(browser);
  const { id, name } = await makeProject(seller, 'Solar de passagem', admin);
  const negotiation = await negotiate(buyer, { entityType: 'PROJECT', projectId: id });
  const page = await seller.newPage();
  const looking = await buyer.newPage();
  for (const one of [page, looking]) {
    await one.goto(`/pt/projects/${id}`);
    await expectPage(one, name);
  }

  // During the dry run nothing can be deleted; then the negotiation prevents the deletion.
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

  await send(buyer, 'patch', `/negotiations/${negotiation.id}/cancelled`, {});
  await menu(page, 'Eliminar projeto');
  await button(dialog, 'Eliminar projeto').click();
  await expectPage(page, 'Os meus projetos');
  await expect(page.getByText(`«${name}» foi eliminado`)).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);

  await looking.reload();
  await expect(looking.getByRole('heading', { name: 'Não encontrámos o que procura' })).toBeVisible();

  await Promise.all([seller, buyer, admin].map((context) => context.close()));
});

test('[OFR-37, OFR-53, UI-44, UI-46] the buyer of an offer sees how many negotiate it, and deletes it only when nobody does', async ({
  browser,
}) => {
  const [seller, buyer, admin] = await openDesks(browser);
  const { id, name } = await makeOffer(buyer, 'Compra negociada', admin);
  await negotiate(seller, { entityType: 'OFFER', offerId: id });
  const page = await buyer.newPage();
  await page.goto(`/pt/offers/${id}`);
  await expect(page.getByRole('main').getByText('Negociação em curso · 1')).toBeVisible();
  await menu(page, 'Eliminar oferta');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/1 negociação/)).toBeVisible();
  await expect(button(dialog, 'Eliminar oferta')).toBeDisabled();
  // A stranger does not see how many there are.
  const stranger = await seller.newPage();
  await stranger.goto(`/pt/offers/${id}`);
  await expect(stranger.getByRole('main').getByText('Negociação em curso', { exact: true })).toBeVisible();
  // An administrator's deletion cancels it, and leads to the list.
  const desk = await admin.newPage();
  await desk.goto(`/admin/pt/offers/${id}`);
  await menu(desk, 'Eliminar oferta');
  const question = desk.getByRole('dialog', { name: `Eliminar «${name}» e afetar outros registos?` });
  await expect(question.getByText(/^1 negociação em curso é cancelada/)).toBeVisible();
  await button(question, 'Eliminar oferta').click();
  await expect(desk).toHaveURL(/\/admin\/pt\/offers$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Não encontrámos o que procura' })).toBeVisible();
  await Promise.all([buyer, seller, admin].map((context) => context.close()));
});
