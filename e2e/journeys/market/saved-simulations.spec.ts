// A seller types a price, compares three structures of the project, saves them, and sends the link to a colleague, who sees
// the same figures.
import { expect, type Page, test } from '@playwright/test';
import { accessFaults } from '../../support/checks/page-checks.ts';
import { button, chooseSeveral, expectPage, field } from '../../support/pages/forms.ts';
import { sendProject, typeProjectTerms } from '../../support/pages/item-wizards.ts';
import { accounts, openAccount, openDesk, stranger } from '../../support/people/people.ts';
import { entityOf } from '../../support/records/made-items.ts';
import { makeCompanyWithReader } from '../../support/records/made-records.ts';
import { importProfile } from '../../support/records/made-series.ts';

const comparison = (page: Page) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: 'Estruturas lado a lado' }) });

const place = { parish: 'Alvoco', municipality: 'Seia', price: '12', capacity: '10' };

test('[SIM-21, SIM-22, SIM-24, SIM-25, BEN-14] from a price to a comparison that a colleague sees the same', async ({
  browser,
}) => {
  const [nuno, inês] = [stranger('Nuno', 'Faria'), stranger('Ines', 'Prata')];
  const [owner, other, admin] = [
    await browser.newContext(),
    await browser.newContext(),
    await openDesk(browser, accounts.admin),
  ];
  await openAccount(owner, nuno);
  await openAccount(other, inês);
  await makeCompanyWithReader(owner, admin, inês, 'Solar do Alva');

  const page = await owner.newPage();
  const project = { ...place, designation: `Solar do Alva ${crypto.randomUUID().slice(0, 6)}` };
  await typeProjectTerms(page, project);
  const band = page.getByRole('region', { name: 'Comparação com o mercado' });
  await expect(band).toContainText(/dos preços pedidos.*O tracejado é o preço indicado/);
  await sendProject(page, project);
  await expect(band).toContainText(/dos preços pedidos.*O tracejado é o preço indicado/);
  await expect(page.getByRole('table', { name: 'Produção ao longo do ano' }).getByRole('row')).toHaveCount(13);
  await button(page, 'Mais ações').click();
  await page.getByRole('menuitem', { name: 'Simular' }).click();
  await expectPage(page, 'Simulador');
  await expect(field(page, 'Preço')).toHaveValue('12,00');
  await chooseSeveral(page, 'Comparar com', ['Carga base anual', 'Carga base mensal']);
  const rows = comparison(page).getByRole('row');
  await expect(rows).toHaveCount(4);
  await button(page, 'Guardar').click();
  await field(page, 'Nome').fill('Para a administração');
  await button(page.getByRole('dialog'), 'Guardar').click();
  await expect(page.getByText(/^Guardada em .* por Nuno Faria/)).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  const figures = await rows.allInnerTexts();
  expect(figures[1]).toMatch(/^Conforme produção/);
  const saved = new URL(page.url()).searchParams.get('saved');

  const seen = await other.newPage();
  await seen.goto(`/pt/simulator?saved=${saved}`);
  await expect(comparison(seen).getByRole('row')).toHaveText(figures.map((text) => text.replaceAll('\t', '')));
  await expect(seen.getByText('Para a administração')).toBeVisible();
  await button(seen, 'Simulações guardadas').click();
  const dialog = seen.getByRole('dialog', { name: 'Simulações guardadas' });
  await expect(dialog.getByRole('link', { name: 'Para a administração' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Eliminar/ })).toHaveCount(0);
  await Promise.all([owner, other, admin].map((context) => context.close()));
});

test('[SIM-25] a saved simulation says on its page and in the list that its series has changed or is gone', async ({
  browser,
}) => {
  const seller = await openDesk(browser, accounts.seller);
  const legalEntityId = await entityOf(seller);
  const seriesName = `Medida ${crypto.randomUUID().slice(0, 6)}`;
  const seriesId = await importProfile(seller, legalEntityId, seriesName);
  const name = `Com série ${crypto.randomUUID().slice(0, 6)}`;
  const terms = { structure: 'PAY_AS_PRODUCED' };
  const plant = { technology: 'SOLAR_POWER', seriesId, zone: 'portugal', capacity: 10, fromYear: 2027, years: 2 };
  const data = { legalEntityId, name, input: { ...plant, terms, price: 30, seed: 1 } };
  const answer = await seller.request.post('/api/simulations', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = await answer.json();

  const page = await seller.newPage();
  const open = () => page.goto(`/pt/simulator?saved=${id}`);
  const note = page.getByText(/^Guardada em/);
  await open();
  await expect(note).not.toContainText('dados mais antigos');
  await importProfile(seller, legalEntityId, seriesName, seriesId);
  await open();
  await expect(note).toContainText('Guardada com dados mais antigos: uma das séries mudou desde então.');
  await button(page, 'Simulações guardadas').click();
  const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Calculada com dados mais antigos');
  expect((await seller.request.delete(`/api/series/${seriesId}`)).status()).toBe(204);
  await open();
  await expect(note).toContainText('Uma das séries foi eliminada: já não é possível calcular esta simulação.');
  await seller.close();
});
