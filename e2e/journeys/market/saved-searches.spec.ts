// Saved searches when something fails: what cannot be saved stays and shows an error, missing filters are named, and a
// deletion is undone.
import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { button, field } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openDesk } from '../../support/people/people.ts';
import { send } from '../../support/records/made-parties.ts';

const searches = /\/api\/search(\/save|\/[0-9a-f-]{36})?(\?.*)?$/;

/** The next call of this method gets a server error. */
async function failOnce(page: Page, method: string) {
  const refuse = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    await route.fulfill({ status: 503, json: {} });
    await page.unroute(searches, refuse);
  };
  await page.route(searches, refuse);
}

/** The server's answer for a search with a removed filter and a removed technology. */
async function outdated(route: Route) {
  if (route.request().method() !== 'GET') return route.fallback();
  const response = await route.fetch();
  const body = await response.json();
  for (const search of body.items ?? [body]) search.droppedFilters = ['colour', 'technologies'];
  return route.fulfill({ response, json: body });
}

/** A saved search for wind, made through the API. */
async function makeSearch(context: BrowserContext): Promise<{ id: string; name: string }> {
  const name = `Eólica ${crypto.randomUUID().slice(0, 6)}`;
  const filters = { technologies: ['ONSHORE_WIND'] };
  const { id } = await send(context, 'post', '/search/save', { name, listEntity: 'projects', filters });
  return { id, name };
}

test('[SRCH-46, PRJ-57] a refused save, change or deletion of a saved search says so and keeps what was typed', async ({
  browser,
}) => {
  const context = await openDesk(browser, accounts.buyer);
  const page = await context.newPage();
  const dialog = page.getByRole('dialog');
  const name = `Eólica ${crypto.randomUUID().slice(0, 6)}`;
  await page.goto('/pt/marketplace/projects?technologies=ONSHORE_WIND');
  await button(page, 'Guardar esta pesquisa').click();
  await field(dialog, 'Nome').fill(name);
  await failOnce(page, 'POST');
  await button(dialog, 'Guardar').click();
  await expect(page.getByText('A pesquisa não foi guardada. Tente de novo.')).toBeVisible();
  await expect(field(dialog, 'Nome')).toHaveValue(name);
  await button(dialog, 'Guardar').click();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Pesquisas guardadas' }).click();
  await expect(page).toHaveURL(/projects\/saved-search/);
  await button(page, `Mudar o nome de «${name}»`).click();
  await field(dialog, 'Nome').fill(`${name} mudada`);
  await failOnce(page, 'PUT');
  await button(dialog, 'Guardar').click();
  await expect(page.getByText('A pesquisa não foi alterada. Tente de novo.')).toBeVisible();
  await expect(field(dialog, 'Nome')).toHaveValue(`${name} mudada`);
  await button(dialog, 'Guardar').click();
  const row = page.getByRole('row').filter({ hasText: `${name} mudada` });
  await expect(row).toBeVisible();

  await button(row, /^Eliminar/).click();
  await failOnce(page, 'DELETE');
  await button(dialog, 'Eliminar pesquisa').click();
  await expect(page.getByText('A pesquisa não foi eliminada. Tente de novo.')).toBeVisible();
  await button(dialog, 'Eliminar pesquisa').click();
  await expect(row).toHaveCount(0);
  await context.close();
});

test('filters that a list no longer has are named; the address of a search alone opens its filters', async ({
  browser,
}) => {
  const context = await openDesk(browser, accounts.buyer);
  const page = await context.newPage();
  const { id, name } = await makeSearch(context);
  const row = page.getByRole('row').filter({ hasText: name });
  await page.route(searches, outdated);
  await page.goto('/pt/marketplace/projects/saved-search');
  await expect(row.getByText('Já não existe: colour, Tecnologia')).toBeVisible();
  await row.getByRole('link', { name: name }).click();
  await expect(page.getByText(`Pesquisa guardada «${name}»`)).toBeVisible();
  await expect(page.getByText(/^Já não existe nesta lista: colour, Tecnologia\./)).toBeVisible();
  await page.unroute(searches, outdated);
  // An address with only the search's id, as in a notification, opens its filters.
  const whole = page.url();
  await page.goto(`/pt/marketplace/projects?savedSearch=${id}&filters=saved`);
  await expect
    .poll(() => new URLSearchParams(new URL(page.url()).search).toString().split('&').toSorted())
    .toEqual(new URL(whole).searchParams.toString().split('&').toSorted());
  await expect(button(page, 'Guardar alterações')).toHaveCount(0);
  await context.close();
});

test('a changed search replaces the saved one or becomes a new one, under the name that was typed', async ({
  browser,
}) => {
  const context = await openDesk(browser, accounts.buyer);
  const page = await context.newPage();
  const dialog = page.getByRole('dialog');
  const { id, name } = await makeSearch(context);
  await page.goto(`/pt/marketplace/projects?savedSearch=${id}&filters=saved`);
  await expect(page.getByText(`Pesquisa guardada «${name}»`)).toBeVisible();
  await button(page, 'Preço').first().click();
  await dialog.getByRole('textbox', { name: 'Até' }).fill('60');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await button(page, 'Guardar alterações').click();
  const replace = dialog.getByRole('radio', { name: `Atualizar «${name}»` });
  await expect(replace).toBeChecked();
  await expect(field(dialog, 'Nome')).toHaveValue(name);
  // The way of saving decides the name until the user types one; then it stays.
  await dialog.getByRole('radio', { name: 'Guardar como nova pesquisa' }).check();
  await expect(field(dialog, 'Nome')).toHaveValue('');
  await field(dialog, 'Nome').fill(name);
  await dialog.getByRole('switch').uncheck();
  await replace.check();
  await expect(field(dialog, 'Nome')).toHaveValue(name);
  await expect(dialog.getByRole('switch')).not.toBeChecked();
  await button(dialog, 'Guardar').click();
  await expect(button(page, 'Guardar alterações')).toHaveCount(0);

  await page.getByRole('link', { name: 'Pesquisas guardadas' }).click();
  await expect(page.getByRole('row').filter({ hasText: name }).getByText('Preço até 60 €/MWh')).toBeVisible();
  await context.close();
});

test('[SRCH-54, UI-31, UI-33, UI-60] a deleted search comes back as it was, by Ctrl Z; one that is gone is told by its address', async ({
  browser,
}) => {
  const desk = await openDesk(browser, accounts.seller);
  const name = `Vento ${crypto.randomUUID().slice(0, 6)}`;
  const filters = { technologies: ['ONSHORE_WIND'] };
  const save = (called: string) =>
    send(desk, 'post', '/search/save', { name: called, notify: true, listEntity: 'projects', filters });
  const saved = await save(name);
  const other = await save(`Outro ${name}`);
  const page = await desk.newPage();
  const link = page.getByRole('link', { name, exact: true });
  const remove = async (one = saved) => {
    await button(page, `Eliminar «${one.name}»`).click();
    await button(page.getByRole('dialog'), 'Eliminar pesquisa').click();
    await expect(page.getByRole('link', { name: String(one.name), exact: true })).toHaveCount(0);
  };
  await page.goto('/pt/marketplace/projects/saved-search');
  await remove();
  await expect(button(page, 'Anular')).toHaveAttribute('aria-keyshortcuts', 'Control+Z Meta+Z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Pesquisa recuperada')).toBeVisible();
  await expect(link).toBeVisible();
  expect(await send(desk, 'get', `/search/${saved.id}`)).toEqual(saved);

  // A link from a notification still opens the list, and says what happened to the search.
  await remove();
  // One toast alone: the newer takes the place of the one that still offers to undo.
  await remove(other);
  await expect(page.locator('.toast')).toHaveText(new RegExp(`«${other.name}» foi eliminado`));
  await follow(page, `/pt/marketplace/projects?savedSearch=${saved.id}&filters=saved`);
  await expect(page.getByText('Esta pesquisa guardada já não existe.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/projects\\?savedSearch=${saved.id}$`));
  await button(page, 'Deixar a pesquisa guardada').click();
  await expect(page).toHaveURL(/\/marketplace\/projects$/);
  await desk.close();
});
