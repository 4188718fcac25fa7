// A page that loses the network or its socket, or is older than the server: it says so, and loses nothing that was typed.
import { expect, type Page, test } from '@playwright/test';
import { field } from '../../support/pages/forms.ts';
import { accounts, openSession } from '../../support/people/people.ts';

const banner = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
const offline = 'Sem ligação à Internet';
const noNews = 'Sem atualizações em tempo real';
const newer = 'Há uma versão nova desta página';

test('[GEN-107] without a network a list waits for it, and then shows its rows', async ({ context }) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  await page.goto('/pt/projects/my-projects');
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  await context.setOffline(true);
  await expect(banner(page, offline).first()).toContainText('O que escreveu continua aqui');
  // Neither the code nor the rows of another list are here.
  await page.getByRole('link', { name: 'Ofertas de compra', exact: true }).first().click();
  await expect(page.getByText('O conteúdo aparece assim que a ligação voltar.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  await expect(banner(page, offline)).toHaveCount(0);
});

test('[GEN-107] a page that breaks off with the network waits for it, and then loads', async ({ context }) => {
  await openSession(context, accounts.admin);
  const page = await context.newPage();
  const profile = '**/api/users/me';
  await page.route(profile, (route) => route.abort());
  await page.goto('/admin/pt/projects');
  await expect(page.getByRole('heading', { name: 'Algo correu mal' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('heading', { name: 'À espera da ligação' })).toBeVisible();
  await page.unroute(profile);
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
});

test('[GEN-107, GEN-109] neither what first opens without a network nor a newer build takes typed input along', async ({
  context,
}) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  await page.goto('/pt/settings/profile');
  const name = field(page, 'Nome próprio');
  await name.fill('Leonor Maria');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(banner(page, offline)).toBeVisible();
  await expect(name).toHaveValue('Leonor Maria');
  await context.setOffline(false);
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Leonor Maria');

  // A newer build is offered; reloading asks before unsaved input is lost.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-web-build': 'a-newer-one' } });
  });
  // The next call of the page, whichever it is.
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('Charneca');
  await expect(banner(page, newer)).toBeAttached();
  await page.keyboard.press('Escape');
  const reload = banner(page, newer).getByRole('button', { name: 'Recarregar' });
  await reload.click();
  const question = page.getByRole('dialog', { name: 'Sair sem guardar?' });
  await question.getByRole('button', { name: 'Ficar nesta página' }).click();
  await expect(name).toHaveValue('Leonor Maria');
  await page.unrouteAll();
  await reload.click();
  await question.getByRole('button', { name: 'Recarregar' }).click();
  await expect(name).not.toHaveValue('Leonor Maria');
  await expect(banner(page, newer)).toHaveCount(0);
});

test('[GEN-108] a page without its socket says that no news arrive, until it is connected again', async ({
  context,
}) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  let refuses = true;
  await page.route('**/api/socket.io/**', (route) => (refuses ? route.abort() : route.continue()));
  await page.routeWebSocket(/\/api\/socket\.io\//, async (socket) => {
    if (refuses) await socket.close();
    else socket.connectToServer();
  });
  await page.goto('/pt');
  await expect(banner(page, noNews)).toBeVisible({ timeout: 15_000 });
  refuses = false;
  await banner(page, noNews).getByRole('button', { name: 'Ligar agora' }).click();
  await expect(banner(page, noNews)).toHaveCount(0);
});
