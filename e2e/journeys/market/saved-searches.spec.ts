// Saved searches when things go wrong: what cannot be saved is said and kept, what a list no longer has is named.
import { expect, type Page, type Route, test } from '@playwright/test';
import { button, field } from '../../support/pages/forms.ts';
import { accounts, openSession } from '../../support/people/people.ts';

const searches = /\/api\/search(\/save|\/[0-9a-f-]{36})?(\?.*)?$/;

/** The next call of this method is refused by a server in trouble. */
async function failOnce(page: Page, method: string) {
  const refuse = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    await route.fulfill({ status: 503, json: {} });
    await page.unroute(searches, refuse);
  };
  await page.route(searches, refuse);
}

/** What the server answers about a search whose colour and one of whose technologies are no longer there. */
async function outdated(route: Route) {
  if (route.request().method() !== 'GET') return route.fallback();
  const response = await route.fetch();
  const body = await response.json();
  for (const search of body.items ?? [body]) search.droppedFilters = ['colour', 'technologies'];
  return route.fulfill({ response, json: body });
}

test('[SRCH-46, PRJ-57] a refused save, change or deletion of a saved search says so and keeps what was typed; filters that are gone are named', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await openSession(context, accounts.buyer);
  const page = await context.newPage();
  const name = `Eólica ${crypto.randomUUID().slice(0, 6)}`;
  const dialog = page.getByRole('dialog');
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

  await page.route(searches, outdated);
  await page.reload();
  await expect(row.getByText('Já não existe: colour, Tecnologia')).toBeVisible();
  await row.getByRole('link', { name: `${name} mudada` }).click();
  await expect(page.getByText(`Pesquisa guardada «${name} mudada»`)).toBeVisible();
  await expect(page.getByText(/^Já não existe nesta lista: colour, Tecnologia\./)).toBeVisible();
  await page.unroute(searches, outdated);
  // An address that names the search alone, as that of a notification, opens its filters.
  const whole = page.url();
  const id = new URL(whole).searchParams.get('savedSearch');
  await page.goto(`/pt/marketplace/projects?savedSearch=${id}&filters=saved`);
  await expect
    .poll(() => new URLSearchParams(new URL(page.url()).search).toString().split('&').toSorted())
    .toEqual(new URL(whole).searchParams.toString().split('&').toSorted());
  await expect(button(page, 'Guardar alterações')).toHaveCount(0);
  await button(page, 'Preço').first().click();
  await dialog.getByRole('textbox', { name: 'Até' }).fill('60');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await button(page, 'Guardar alterações').click();
  const replace = dialog.getByRole('radio', { name: `Atualizar «${name} mudada»` });
  await expect(replace).toBeChecked();
  await expect(field(dialog, 'Nome')).toHaveValue(`${name} mudada`);
  // The name belongs to the way of saving until it is typed; then it stays.
  await dialog.getByRole('radio', { name: 'Guardar como nova pesquisa' }).check();
  await expect(field(dialog, 'Nome')).toHaveValue('');
  await field(dialog, 'Nome').fill(`${name} mudada`);
  await dialog.getByRole('switch').uncheck();
  await replace.check();
  await expect(field(dialog, 'Nome')).toHaveValue(`${name} mudada`);
  await expect(dialog.getByRole('switch')).not.toBeChecked();
  await button(dialog, 'Guardar').click();
  await expect(button(page, 'Guardar alterações')).toHaveCount(0);

  await page.getByRole('link', { name: 'Pesquisas guardadas' }).click();
  await expect(row.getByText('Preço até 60 €/MWh')).toBeVisible();
  await button(page, `Eliminar «${name} mudada»`).click();
  await failOnce(page, 'DELETE');
  await button(dialog, 'Eliminar pesquisa').click();
  await expect(page.getByText('A pesquisa não foi eliminada. Tente de novo.')).toBeVisible();
  await button(dialog, 'Eliminar pesquisa').click();
  await expect(row).toHaveCount(0);
  // A notification that leads to it still finds the list, and what has become of the search.
  await page.goto(`/pt/marketplace/projects?savedSearch=${id}&filters=saved`);
  await expect(page.getByText('Esta pesquisa guardada já não existe.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/projects\\?savedSearch=${id}$`));
  await button(page, 'Deixar a pesquisa guardada').click();
  await expect(page).toHaveURL(/\/marketplace\/projects$/);
  await context.close();
});
