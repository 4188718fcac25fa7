// A published record is withdrawn from the market through a dialog, and published again; a withdrawal can be taken back.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { button, expectPage } from '../../support/pages/forms.ts';
import { accounts, openDesk } from '../../support/people/people.ts';
import { makeOffer, makeProject } from '../../support/records/made-items.ts';
import { send } from '../../support/records/made-parties.ts';

interface Published {
  context: BrowserContext;
  page: Page;
  kind: 'projects' | 'offers';
  id: string;
  name: string;
}

const isPublished = async ({ context, kind, id }: Published) =>
  (await send(context, 'get', `/${kind}/${id}`)).isPublishedInMarketplace;

/** Opens the dialog behind the menu, and confirms. */
async function toggle({ page, name }: Published, wanted: boolean): Promise<void> {
  await button(page, 'Mais ações').click();
  await page.getByRole('menuitem', { name: /mercado$/ }).click();
  const dialog = page.getByRole('dialog', { name: wanted ? `Publicar «${name}»` : `Retirar «${name}»` });
  await button(dialog, wanted ? 'Publicar' : 'Retirar do mercado').click();
}

/** Withdrawn, and published again. */
async function expectToggled(made: Published): Promise<void> {
  for (const wanted of [false, true]) {
    expect(await isPublished(made)).toBe(!wanted);
    await toggle(made, wanted);
    await expect(made.page.getByRole('dialog')).toBeHidden();
    await expect(made.page.getByText(wanted ? 'Publicado no mercado' : 'Retirado do mercado').last()).toBeVisible();
    expect(await isPublished(made)).toBe(wanted);
  }
}

/** The pointer meets the record's own actions, not the message. */
async function expectUncovered(page: Page, names: readonly string[]): Promise<void> {
  const main = page.getByRole('main');
  for (const name of names) {
    await main.getByRole('link', { name, exact: true }).or(button(main, name)).click({ trial: true });
  }
}

test('[ERR-16, ERR-18, PRJ-33, UI-49, UI-60, UI-79] a project is published or not through a dialog, and a withdrawal undone', async ({
  browser,
}) => {
  const [context, admin] = await Promise.all([openDesk(browser, accounts.seller), openDesk(browser, accounts.admin)]);
  const { id, name } = await makeProject(context, 'Publicação', admin);
  const page = await context.newPage();
  const made: Published = { context, page, kind: 'projects', id, name };
  await page.goto(`/pt/projects/${id}`);
  await expectPage(page, name);
  const problem = { type: 'about:blank', title: 'Internal Server Error', status: 500, code: 'error_unexpected' };
  await page.route(/\/api\/projects\/[^/]+\/settings/, (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem }),
  );
  await toggle(made, false);
  await expect(page.getByText('A publicação não foi alterada. Tente de novo.')).toBeVisible();
  await page.unrouteAll();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectToggled(made);
  // Published again, the withdrawal before it has nothing left to undo.
  await expect(button(page, 'Anular')).toHaveCount(0);

  // One click takes the withdrawal back.
  await button(page.getByRole('main'), 'Retirar do mercado').click();
  await button(page.getByRole('dialog'), 'Retirar do mercado').click();
  await expect(page.getByText('Retirado do mercado', { exact: true })).toBeVisible();
  await expectUncovered(page, ['Editar', 'Mais ações', 'Publicar no mercado']);
  await button(page, 'Anular').click();
  await expect(page.getByText('De novo no mercado')).toBeVisible();
  expect(await isPublished(made)).toBe(true);
  await Promise.all([context.close(), admin.close()]);
});

test('[OFR-39] an offer is published or not, toggled through a dialog', async ({ browser }) => {
  const [context, admin] = await Promise.all([openDesk(browser, accounts.buyer), openDesk(browser, accounts.admin)]);
  const { id, name } = await makeOffer(context, 'Publicação', admin);
  const page = await context.newPage();
  await page.goto(`/pt/offers/${id}`);
  await expectPage(page, name);
  await expectToggled({ context, page, kind: 'offers', id, name });
  await Promise.all([context.close(), admin.close()]);
});

test('[PRJ-33] a project that is not approved yet is not published, instead of withdrawn', async ({ browser }) => {
  const context = await openDesk(browser, accounts.seller);
  const { id, name } = await makeProject(context, 'Por aprovar');
  await send(context, 'patch', `/projects/${id}/settings`, { isPublishedInMarketplace: true });
  const page = await context.newPage();
  await page.goto(`/pt/projects/${id}`);
  await expectPage(page, name);
  for (const [act, said] of [
    ['Não publicar', 'Fica por publicar'],
    ['Publicar', 'Fica publicado assim que for aprovado'],
  ] as const) {
    await button(page, 'Mais ações').click();
    await page.getByRole('menuitem', { name: /ublicar/ }).click();
    const dialog = page.getByRole('dialog', { name: `${act} «${name}»` });
    await button(dialog, act).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(said).last()).toBeVisible();
  }
  await context.close();
});
