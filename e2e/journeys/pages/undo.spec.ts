// What was just done is taken back: by the button of the message, and by the keyboard alone.
import { expect, type Page, test } from '@playwright/test';
import { button } from '../../support/pages/forms.ts';
import { accounts, openDesk } from '../../support/people/people.ts';
import { makeProject } from '../../support/records/made-items.ts';
import { send } from '../../support/records/made-parties.ts';

test('[UI-60, UI-79] a project that was withdrawn is back in the market with one click', async ({ browser }) => {
  const [desk, admin] = [await openDesk(browser, accounts.seller), await openDesk(browser, accounts.admin)];
  const { id } = await makeProject(desk, 'Retirado', admin);
  const page = await desk.newPage();
  await page.goto(`/pt/projects/${id}`);
  await button(page.getByRole('main'), 'Retirar do mercado').click();
  await button(page.getByRole('dialog'), 'Retirar do mercado').click();
  await expect(page.getByText('Retirado do mercado', { exact: true })).toBeVisible();
  await expectUncovered(page, ['Editar', 'Mais ações', 'Publicar no mercado']);
  await button(page, 'Anular').click();
  await expect(page.getByText('De novo no mercado')).toBeVisible();
  expect((await send(desk, 'get', `/projects/${id}`))['isPublishedInMarketplace']).toBe(true);
  await desk.close();
  await admin.close();
});

/** The pointer meets the record's own actions, not the message. */
async function expectUncovered(page: Page, names: readonly string[]): Promise<void> {
  const main = page.getByRole('main');
  for (const name of names) {
    await main.getByRole('link', { name, exact: true }).or(button(main, name)).click({ trial: true });
  }
}

test('[SRCH-54, UI-60] a deleted search comes back as it was, by Ctrl Z', async ({ browser }) => {
  const desk = await openDesk(browser, accounts.seller);
  const name = `Vento ${crypto.randomUUID().slice(0, 6)}`;
  const filters = { technologies: ['ONSHORE_WIND'] };
  const saved = await send(desk, 'post', '/search/save', { name, notify: true, listEntity: 'projects', filters });
  const page = await desk.newPage();
  await page.goto('/pt/marketplace/projects/saved-search');
  await button(page, `Eliminar «${name}»`).click();
  await button(page.getByRole('dialog'), 'Eliminar pesquisa').click();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  await expect(button(page, 'Anular')).toHaveAttribute('aria-keyshortcuts', 'Control+Z Meta+Z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Pesquisa recuperada')).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  expect(await send(desk, 'get', `/search/${saved.id}`)).toEqual(saved);
  await desk.close();
});
