// The first day: what is to be done next, what the market has meanwhile, and the approval as it happens. Later: the
// portfolio on the home page, and its deadlines as calendar files.
import { expect, test } from '@playwright/test';
import { consoleFaults } from '../../support/checks/console-faults.ts';
import { button } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openAccount, openDesk, openSession, stranger } from '../../support/people/people.ts';
import { decide, entityData, makeEntity, uploadDocument } from '../../support/records/made-records.ts';

test('[UI-73, UI-74, UI-75, UI-80, SRCH-59, GEN-10] the home page leads a newcomer to the first negotiation', async ({
  browser,
}) => {
  const admin = await browser.newContext();
  await openSession(admin, accounts.admin);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const faults = consoleFaults(context);
  await openAccount(context, stranger('Nuno', 'Novato'));
  const page = await context.newPage();
  await page.goto('/pt');
  const steps = page.getByRole('region', { name: 'Os primeiros passos' });
  const current = steps.locator('[aria-current="step"]');
  await expect(current.getByRole('heading', { name: 'Adicionar a entidade' })).toBeVisible();
  await expect(page.getByPlaceholder('Nome ou concelho')).toBeHidden();
  const preview = page.getByRole('region', { name: 'O que está no mercado' });
  await expect(preview.getByRole('heading', { name: /projetos para venda$/ })).toBeVisible();
  await expect(preview.getByRole('link')).toHaveCount(0);

  const fileId = await uploadDocument(context.request, 'certidao.pdf');
  const name = `Novata ${crypto.randomUUID().slice(0, 6)}, Lda.`;
  const entity = await makeEntity(context, entityData(name, [{ fileId, category: 'other' }]));
  await page.goto('/pt/marketplace/projects');
  for (const list of ['projects', 'offers', 'negotiations']) {
    await follow(page, `/pt/marketplace/${list}`);
    await expect(page.getByRole('main').getByText('A sua entidade aguarda aprovação')).toBeVisible();
    await expect(preview.getByRole('heading', { name: /projetos para venda$/ })).toBeVisible();
  }
  await follow(page, '/pt');
  await expect(current.getByText(/normalmente em 2 dias úteis/)).toBeVisible();

  await decide(admin, entity.id, 'approve');
  await expect(page.getByText('A sua entidade foi aprovada')).toBeVisible();
  await expect(current.getByRole('heading', { name: 'Projeto ou oferta' })).toBeVisible();
  await button(page, 'Ver o mercado').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projetos para venda' })).toBeVisible();

  await page.goBack();
  await button(steps, 'Esconder').click();
  await expect(steps).toBeHidden();
  await page.reload();
  // The lists of the page are shown once it knows what stands above them.
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(steps).toBeHidden();
  expect(faults).toEqual([]);
  await Promise.all([admin.close(), context.close()]);
});

test('[UI-63, UI-66, UI-70, UI-71, UI-72] the portfolio has figures, years as a table, and deadlines for calendars', async ({
  browser,
}) => {
  const context = await openDesk(browser, accounts.seller);
  const page = await context.newPage();
  await page.goto('/pt');
  const portfolio = page.getByRole('region', { name: 'Carteira' });
  await expect(portfolio.getByText('Potência vendida')).toBeVisible();
  await portfolio.getByText('Tabela').click();
  const years = portfolio.getByRole('table', { name: 'Potência contratada por ano' });
  await expect(years.getByRole('columnheader', { name: 'Vendido (MW)' })).toBeVisible();

  const saved = async (press: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    return download.suggestedFilename();
  };
  expect(await saved(() => button(portfolio, 'Descarregar calendário').click())).toBe('Prazos Wattpact.ics');
  const first = portfolio.getByRole('button', { name: /^Adicionar ao calendário: / }).first();
  expect(await saved(() => first.click())).toBe('Prazos Wattpact.ics');

  await button(portfolio, 'Ocultar').click();
  await expect(years).toBeHidden();
  await page.reload();
  await expect(button(portfolio, 'Gráfico e prazos')).toHaveAttribute('aria-expanded', 'false');
  await context.close();
});
