// The market's lists as only a browser shows them: what the address and the browser store, and two owners at once.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { consoleFaults } from '../../support/checks/console-faults.ts';
import { button, field, openFilter } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openSession } from '../../support/people/people.ts';

const desk = { viewport: { width: 1440, height: 900 } };
const table = (page: Page) => page.getByRole('table', { name: 'Projetos para venda' });
const head = (page: Page, name: string) => table(page).getByRole('columnheader', { name });

test('[GEN-26, GEN-28, GEN-29, SRCH-39] filters stand in the address and as chips, come back with the back button, and can be saved', async ({
  browser,
}) => {
  const context = await browser.newContext(desk);
  const faults = consoleFaults(context);
  await openSession(context, accounts.buyer);
  const page = await context.newPage();
  await page.goto('/pt/marketplace/projects?page=2&limit=5');
  const technologies = await openFilter(page, 'Tecnologia');
  await technologies.getByText('Solar', { exact: true }).click();
  await expect(page).toHaveURL(/technologies=SOLAR_POWER/);
  await expect(page).not.toHaveURL(/page=/);
  await page.keyboard.press('Escape');
  const chips = page.getByRole('list', { name: 'Filtros ativos' });
  await expect(chips.getByText('Solar')).toBeVisible();
  await page.getByRole('searchbox').fill('huertas');
  await expect(page).toHaveURL(/searchQuery=huertas/);
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(chips.getByText('Solar')).toBeVisible();

  const name = `Solar ${crypto.randomUUID().slice(0, 6)}`;
  await button(page, 'Guardar esta pesquisa').click();
  await expect(button(page.getByRole('dialog'), 'Guardar')).toBeDisabled();
  await field(page, 'Nome').fill(name);
  await button(page.getByRole('dialog'), 'Guardar').click();
  await button(chips, 'Limpar tudo').click();
  await expect(page).not.toHaveURL(/technologies/);
  await page.getByRole('link', { name: 'Pesquisas guardadas' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/technologies=SOLAR_POWER/);
  await expect(chips.getByText('Solar')).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
});

test('a reader puts columns away, downloads the list without them, and shares a comparison by its link', async ({
  browser,
}) => {
  const context = await browser.newContext(desk);
  await openSession(context, accounts.buyer);
  const page = await context.newPage();
  await page.goto('/pt/marketplace/projects?limit=50');
  await expect(head(page, 'Estrutura')).toBeVisible();
  await button(page, 'Colunas e ficheiro').click();
  await page.getByRole('checkbox', { name: 'Estrutura' }).uncheck();
  await expect(head(page, 'Estrutura')).toHaveCount(0);
  const download = page.waitForEvent('download');
  const asked = page.waitForRequest(/\/api\/search\/projects\/export/);
  await button(page, 'CSV').click();
  expect((await download).suggestedFilename()).toMatch(/^Projetos .*\.csv$/);
  const columns = new URL((await asked).url()).searchParams.get('columns')?.split(',');
  expect(columns).toContain('capacity');
  expect(columns).not.toContain('structure');
  await page.reload();
  await expect(head(page, 'Tecnologia')).toBeVisible();
  await expect(head(page, 'Estrutura')).toHaveCount(0);

  await table(page)
    .getByRole('checkbox', { name: /Huertas de la Encina/ })
    .check();
  await table(page)
    .getByRole('checkbox', { name: /Campo de Doña Inés/ })
    .check();
  await page.getByRole('link', { name: 'Comparar lado a lado' }).click();
  const comparison = page.getByRole('region', { name: 'Comparar projetos' });
  const heads = comparison.getByRole('columnheader');
  await expect(heads).toHaveCount(3);
  await expect(heads.nth(1).getByText('Referência')).toBeVisible();
  await expect(comparison.getByText(/^de \d+ características diferem$/)).toBeVisible();
  await expect(comparison.getByText('diferente').first()).toBeVisible();
  // Another record becomes the reference: the differences are reversed.
  const capacity = comparison.getByRole('row', { name: /^Potência à venda/ });
  const before = await capacity.getByText(/^[+−]/).innerText();
  await heads
    .nth(2)
    .getByRole('link', { name: /como referência$/ })
    .click();
  const turned = (before.startsWith('+') ? '−' : '+') + before.slice(1);
  await expect(capacity.getByText(turned, { exact: true })).toBeVisible();
  await page.getByRole('switch', { name: 'Só o que difere' }).check();
  await expect(comparison.locator('tr[data-equal]')).toHaveCount(0);

  // The link shows the same two records to everybody.
  const other = await browser.newContext(desk);
  await openSession(other, accounts.seller);
  const shared = await other.newPage();
  await shared.goto(page.url());
  await expect(shared.getByRole('columnheader').nth(1)).toContainText('Fotovoltaica Campo de Doña Inés');
  await expect(shared.getByRole('columnheader').nth(2)).toContainText('Planta Solar Huertas de la Encina');
  // The list restores the selection.
  await page.getByRole('link', { name: 'Adicionar projeto' }).click();
  await expect(page.getByText('2 escolhidos de 5')).toBeVisible();
  await Promise.all([context.close(), other.close()]);
});

test('[SRCH-01, SRCH-02, SRCH-03, SRCH-04, SRCH-05, SRCH-08, SRCH-19, GEN-30, GEN-31] the advanced search has tabs, counts, clears, orders and saves; a new size leads to page 1', async ({
  browser,
}) => {
  const context = await browser.newContext(desk);
  await openSession(context, accounts.buyer);
  const page = await context.newPage();
  await page.goto('/pt/marketplace/projects?countries=portugal&countries=spain&limit=5&page=2');
  await button(page, 'Mais filtros').click();
  const dialog = page.getByRole('dialog', { name: 'Pesquisa avançada' });
  await expect(dialog.getByText('1 ativo')).toBeVisible();
  await dialog.getByText('Hídrica', { exact: true }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Hídrica' })).toBeChecked();
  const { total } = await (await context.request.get('/api/search/projects?technologies=HYDRO_POWER')).json();
  await button(dialog, 'Limpar tudo').click();
  await expect(dialog.getByRole('checkbox', { name: 'Hídrica' })).not.toBeChecked();
  await dialog.getByText('Hídrica', { exact: true }).click();
  await expect(button(dialog, new RegExp(`^Ver ${total} resultados?$`))).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Ordenar' }).click();
  const option = page.getByRole('option', { name: 'Preço, crescente' });
  await expect(option).toHaveAttribute('value', 'sortByPrice:asc');
  await option.click();
  await expect(dialog.getByRole('heading', { name: 'Preço', exact: true })).toBeVisible();
  await dialog.getByRole('tab', { name: 'Termos e condições' }).click();
  await expect(dialog.getByRole('heading', { name: 'Tipo de preço' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Tecnologia' })).toHaveCount(0);
  await button(dialog, 'Guardar pesquisa').click();
  await expect(page.getByRole('dialog', { name: 'Guardar pesquisa' })).toBeVisible();
  await page.keyboard.press('Escape');
  await button(dialog, /^Ver \d+ resultado/).click();
  await expect(page).toHaveURL(/projects\?technologies=HYDRO_POWER&sortByPrice=true&sortOrder=asc&limit=5$/);

  await follow(page, '/pt/marketplace/offers');
  await button(page, 'Mais filtros').click();
  await expect(dialog.getByRole('heading', { name: 'Preço', exact: true })).toBeVisible();
  await expect(dialog.getByRole('tab')).toHaveCount(0);

  await follow(page, '/pt/marketplace/projects?countries=portugal&countries=spain&limit=5&page=2');
  await button(page, 'Limpar tudo').click();
  await expect(page).toHaveURL(/projects\?limit=5$/);
  await page.getByRole('button', { name: 'Página 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('combobox', { name: 'Linhas por página' }).selectOption('15');
  await expect(page).toHaveURL(/projects\?limit=15$/);
  await context.close();
});

/** Somebody else's offer has no badge of its status. */
async function expectNoBadge(page: Page, { id, name }: { id: string; name: string }): Promise<void> {
  await follow(page, `/pt/offers/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByText('Aprovada', { exact: true })).toHaveCount(0);
}

test('[ADM-39, ADM-40, PRJ-49, PRJ-51, PRJ-52, PRJ-53, PRJ-54, PRJ-55, PRJ-56, PRJ-59, OFR-48, OFR-49, OFR-50, OFR-51, OFR-52, OFR-54, OFR-55] the pages of a project and an offer tell owner, market, negotiation and views', async ({
  browser,
}) => {
  const contexts = await Promise.all([browser.newContext(desk), browser.newContext(desk), browser.newContext(desk)]);
  const [seller, buyer, admin] = contexts;
  await Promise.all([
    openSession(seller, accounts.seller),
    openSession(buyer, accounts.buyer),
    openSession(admin, accounts.admin),
  ]);
  const found = async (path: string) => (await (await seller.request.get(path)).json()).items[0];
  const project = await found('/api/projects?searchQuery=Canhestros&status=approved');
  const offer = await found('/api/search/offers?searchQuery=h%C3%ADbrido');
  // Strangers look at both, so that there are views.
  expect((await buyer.request.get(`/api/projects/${project.id}`)).ok()).toBe(true);
  expect((await seller.request.get(`/api/offers/${offer.id}`)).ok()).toBe(true);
  // Views are recorded after the answer.
  for (const [owner, path] of [
    [seller, `projects/${project.id}`],
    [buyer, `offers/${offer.id}`],
  ] as const) {
    const count = async () => (await (await owner.request.get(`/api/views/${path}/count`)).json()).count;
    await expect.poll(count).toBeGreaterThan(0);
  }

  const page = await seller.newPage();
  await page.goto(`/pt/projects/${project.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Publicado no mercado')).toBeVisible();
  await expect(main.getByText('Aprovado', { exact: true }).first()).toBeVisible();
  await expect(main.getByText(/^Negociação em curso\s· \d/)).toBeVisible();
  await expect(main.getByText('Planície Dourada Solar, S.A.').first()).toBeVisible();
  await expect(main.getByText(/^[1-9]\d* visualizaç/)).toBeVisible();
  const tabs = ['Detalhes', 'Termos e condições', /^Documentação/, /^Tecnologias/, 'Correspondências'];
  await expect(main.getByRole('tab')).toHaveText(tabs);
  await page.getByRole('link', { name: 'Ver negociações' }).click();
  await expect(page).toHaveURL(new RegExp(`negotiations\\?projectId=${project.id}`));
  const { items } = await (await seller.request.get('/api/projects?status=approved&limit=100')).json();
  const quiet = items.find(({ hasNegotiation }: { hasNegotiation: boolean }) => !hasNegotiation);
  await follow(page, `/pt/projects/${quiet.id}`);
  await expect(page.getByRole('heading', { level: 1, name: quiet.designation })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Editar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver negociações' })).toHaveCount(0);
  await expectNoBadge(page, offer);

  const desktop = await admin.newPage();
  await desktop.goto(`/admin/pt/offers/${offer.id}`);
  await expect(desktop.getByText('Publicada no mercado')).toBeVisible();
  await expect(desktop.getByText('Aprovada', { exact: true }).first()).toBeVisible();
  await expect(desktop.getByText('Disponível para negociar')).toBeVisible();
  await expect(desktop.getByRole('tab')).toHaveText(['Informação básica', 'Termos e condições', 'Correspondências']);
  await expect(desktop.getByRole('tabpanel').getByRole('heading').first()).toHaveText('Energia procurada');
  await expect(desktop.getByText(/^[1-9]\d* visualizaç/)).toBeVisible();
  await button(desktop, 'Quem visualizou').click();
  await expect(desktop.getByRole('dialog').getByText('Planície Dourada Solar, S.A.').first()).toBeVisible();
  await desktop.keyboard.press('Escape');
  await desktop.getByRole('link', { name: 'Vidros Areia Fina, S.A.' }).click();
  await expect(desktop).toHaveURL(/\/admin\/pt\/legal-entities\//);
  await Promise.all(contexts.map((context) => context.close()));
});

/** A window that is still closing would take the next click. */
async function close(dialog: Locator): Promise<void> {
  await dialog.page().keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

async function openCountries(page: Page, countries: string[]): Promise<Locator> {
  await follow(page, `/pt/marketplace/projects?${countries.map((one) => `countries=${one}`).join('&')}`);
  await expect(page).toHaveURL(new RegExp(`countries=${countries.at(-1)}`));
  await expect(table(page)).toBeVisible();
  // The bar shows the new choice when the list has it: a popover opened before would close again.
  await expect(button(page, /^Retirar o filtro País/).first()).toBeVisible();
  return openFilter(page, /^País/);
}

test('[SRCH-33, SRCH-35, SRCH-36, UI-34, UI-35] a list on its way shows rows or cards; a slider moves by one, a calendar shows twelve years', async ({
  browser,
}) => {
  const context = await browser.newContext(desk);
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  await page.route(/\/api\/search\/projects/, () => new Promise(() => {}));
  await page.goto('/pt/marketplace/projects');
  const rows = page.getByTestId('table-skeleton').locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeGreaterThanOrEqual(6);
  expect(await rows.count()).toBeLessThanOrEqual(8);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByTestId('card-skeletons').locator('> *')).toHaveCount(4);
  await page.setViewportSize(desk.viewport);
  await page.unrouteAll();
  await page.reload();

  await expect(table(page)).toBeVisible();
  const dialog = await openFilter(page, 'Preço');
  await dialog.getByRole('slider', { name: 'Preço: De' }).press('ArrowRight');
  await expect(page).toHaveURL(/minPrice=1(&|$)/);
  await close(dialog);
  await openCountries(page, ['portugal', 'spain', 'france']);
  await expect(dialog.getByText(/^mais/)).toHaveCount(0);
  await close(dialog);
  await openCountries(page, ['portugal', 'spain', 'france', 'italy', 'austria']);
  await expect(dialog.getByText('mais 2')).toBeVisible();
  for (const shown of ['Portugal', 'Espanha', 'França']) await expect(dialog.getByText(shown).first()).toBeVisible();
  await close(dialog);

  await follow(page, '/pt/invoices/my-invoices');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await button(page, 'Mais filtros').click();
  await dialog.getByRole('textbox', { name: / De$/ }).first().click();
  // From the month to its year, from the year to the years.
  const years = page.getByRole('button', { name: /^20\d\d$/ });
  await page.getByRole('button', { name: /^\p{L}+( de)? 20\d\d$/u }).click();
  await years.click();
  await expect(years).toHaveCount(12);
  await context.close();
});
