// What projects produce over the year: beside a project, for strangers too, with a profile that its company chooses, and of
// the whole portfolio.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { accessFaults } from '../../support/checks/page-checks.ts';
import { button, expectPage } from '../../support/pages/forms.ts';
import { accounts, openDesk } from '../../support/people/people.ts';
import { entityOf, makeProject } from '../../support/records/made-items.ts';
import { importProfile } from '../../support/records/made-series.ts';

const title = 'Produção ao longo do ano';
const months = (page: Page, name = title) => page.getByRole('table', { name }).getByRole('row');

/** What moved on the page without anybody's doing, as browsers measure it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

test('[SIM-06, ALL-05] a company chooses the profile of its project, and strangers see months', async ({ browser }) => {
  const [seller, admin, buyer] = await Promise.all(
    [accounts.seller, accounts.admin, accounts.buyer].map((email) => openDesk(browser, email)),
  );
  if (!seller || !admin || !buyer) throw new Error('Three browsers were asked for');
  const name = `Contador ${crypto.randomUUID().slice(0, 6)}`;
  const project = await makeProject(seller, 'Solar da Lavra', admin);
  await importProfile(seller, await entityOf(seller), name);
  const page = await seller.newPage();
  await page.goto(`/pt/projects/${project.id}`);
  await expect(months(page)).toHaveCount(13);
  await expect(page.getByText('Inventado para demonstração. A produção vem de uma fórmula')).toBeVisible();
  await button(page, 'Escolher perfil de produção').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name })).toHaveAccessibleDescription(
    'MW por MW instalado · Horas · de 01/01/2025 a 31/12/2025',
  );
  await dialog.getByRole('radio', { name }).check();
  expect(await accessFaults(page)).toEqual([]);
  await button(dialog, 'Guardar').click();
  await expect(page.getByText('Perfil de produção alterado')).toBeVisible();

  const seen = await buyer.newPage();
  const shifts = await watchShifts(seen);
  await seen.goto(`/pt/projects/${project.id}`);
  await expect(
    seen.getByText('Do perfil de produção da entidade vendedora, de 01/01/2025 a 31/12/2025.'),
  ).toBeVisible();
  // Half of 3 MW in each hour.
  await expect(months(seen).nth(1)).toContainText('1116');
  await expect(button(seen, 'Escolher perfil de produção')).toHaveCount(0);
  const told = await (await buyer.request.get(`/api/projects/${project.id}/production`)).text();
  expect(told).not.toContain(name);
  const file = seen.waitForEvent('download');
  await button(seen, `Descarregar ${title} em CSV`).click();
  expect(readFileSync(await (await file).path(), 'utf8')).toContain('janeiro;1116');
  await expect(seen.getByText('CAOP 2019')).toBeVisible();
  expect(await shifts()).toBeLessThanOrEqual(0.02);
  await Promise.all([seller, admin, buyer].map((desk) => desk.close()));
});

test('[ALL-05] the portfolio shows what the projects on the market produce together', async ({ browser }) => {
  const desk = await openDesk(browser, accounts.seller);
  const page = await desk.newPage();
  await page.goto('/pt');
  await page.getByRole('radiogroup', { name: 'O que mostrar' }).getByText('Produção').click();
  await expect(months(page, 'Produção dos projetos no mercado')).toHaveCount(13);
  await expect(page.getByText('Inventado para demonstração em')).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await desk.close();
});

test('[SIM-22] administrators open the simulator from the records that they judge', async ({ browser }) => {
  const [desk, seller] = [await openDesk(browser, accounts.admin), await openDesk(browser, accounts.seller)];
  const page = await desk.newPage();
  const contracts = await (await desk.request.get('/api/admin/energy-contracts?status=active&limit=1')).json();
  for (const [kind, { id }] of [
    ['projects', await makeProject(seller, 'Solar da Serra', desk)],
    ['energy-contracts', contracts.items[0]],
  ] as const) {
    await page.goto(`/admin/pt/${kind}/${id}`);
    await button(page, 'Mais ações').click();
    await page.getByRole('menuitem', { name: 'Simular' }).click();
    await expectPage(page, 'Simulador');
    await expect(page.getByRole('region', { name: 'Resultado' }).locator('dl')).toBeVisible();
  }
  await Promise.all([desk.close(), seller.close()]);
});
