// The map of the market: its marks, the table beside it, the way to a project and back, and the field that puts it there.
import { expect, type Page, test } from '@playwright/test';
import { accessFaults } from '../../support/checks/page-checks.ts';
import { button, expectPage, nextStep, suggestedField } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openDesk } from '../../support/people/people.ts';

const marks = (page: Page) => page.getByRole('list', { name: 'Projetos para venda: lugares no mapa' });
const places = (page: Page) => page.getByRole('table').filter({ hasText: 'Lugar' });
const lorca = 'Fotovoltaica Campo de Doña Inés';

test('[PRJ-63, SRCH-47, SRCH-49, SRCH-50, SRCH-52, SRCH-53] the map shows the list beside a table, and leads to its places', async ({
  browser,
}) => {
  const context = await openDesk(browser, accounts.buyer);
  const page = await context.newPage();
  await page.goto('/pt/marketplace/projects');
  await page.getByRole('link', { name: 'Mapa', exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  await expect(places(page).getByRole('row', { name: /^Lorca/ })).toContainText(lorca);
  await expect(page.getByText('CAOP 2019')).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);

  const joined = marks(page).getByRole('link', { name: /lugares?: \d+ projetos/ });
  await expect(joined).not.toHaveCount(0);
  const enlarge = button(page, 'Aproximar');
  while ((await joined.count()) > 0) await enlarge.click();
  await button(page, 'Ver o mapa todo').click();
  await expect(joined).not.toHaveCount(0);

  await follow(page, '/pt/marketplace/projects?view=map&technologies=ONSHORE_WIND');
  await expect(places(page).getByRole('row', { name: /^Tauste/ })).toBeVisible();
  await expect(places(page).getByRole('row', { name: /^Lorca/ })).toHaveCount(0);

  // A mark of several opens their list, a mark of one the project, which shows its place.
  await follow(page, '/pt/marketplace/projects?view=map');
  await marks(page)
    .getByRole('link', { name: /lugares?: \d+ projetos/ })
    .first()
    .click();
  await expect(page).toHaveURL(/municipalities=/);
  await expect(page).not.toHaveURL(/view=map/);
  await expect(
    page
      .getByRole('list', { name: 'Filtros ativos' })
      .getByText(/^Concelho/)
      .first(),
  ).toBeVisible();

  await follow(page, '/pt/marketplace/projects?view=map');
  await marks(page)
    .getByRole('link', { name: /^Lorca/ })
    .press('Enter');
  await expectPage(page, lorca);
  const here = page.getByRole('list', { name: 'No mapa' }).getByRole('link');
  await expect(here).toHaveAccessibleName('Lorca, Murcia: Ver o que há no mercado neste lugar');
  await here.click();
  await expect(page).toHaveURL(/municipalities=es-lorca&view=map/);
  await expect(page.getByRole('list', { name: 'Filtros ativos' }).getByText('Lorca, ES')).toBeVisible();
  await context.close();
});

test('[PRJ-64, SRCH-51] the form offers official names, takes any text, and says when it is none of them', async ({
  browser,
}) => {
  const context = await openDesk(browser, accounts.seller);
  const page = await context.newPage();
  await page.goto('/pt/projects/new-project');
  await button(page, /^Localização/).click();
  await expect(page.getByRole('combobox', { name: 'País', exact: true })).toHaveValue('Portugal');
  const town = suggestedField(page, 'Concelho');
  const unknown = page.getByText('Não é um nome da lista de concelhos');
  await town.pressSequentially('lagoa');
  await page.getByRole('option', { name: /^Lagoa \(Faro\)/ }).click();
  await expect(town).toHaveValue('Lagoa (Faro)');
  await nextStep(page);
  await expect(unknown).toBeHidden();
  await town.fill('Herdade da Comporta');
  await nextStep(page);
  await expect(unknown).toBeVisible();
  await town.fill('evora');
  await nextStep(page);
  await expect(unknown).toBeHidden();
  await context.close();
});
