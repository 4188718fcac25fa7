// An installation with settings of its own. The API is on another host: the app calls, listens and shows pictures across
// origins. No account can be created: the landing page and the sign-up page say the same.
import { expect, test } from '@playwright/test';
import { field } from '../../support/pages/forms.ts';
import { accounts, demoPassword, stranger } from '../../support/people/people.ts';
import { type Installation, startInstallation } from '../../support/product/installation.ts';

// Starting it is slow: both tests share it, one after the other.
test.describe.configure({ mode: 'default' });
let installation: Installation;
test.beforeAll(async () => {
  installation = await startInstallation((port) => ({
    // The demonstration, with its accounts.
    SMTP_URL: '',
    PUBLIC_URL: `http://market.localhost:${port}`,
    API_HOST: `api.market.localhost:${port}`,
    SIGN_UP_OPEN: 'off',
  }));
});
test.afterAll(() => installation.stop());

const hosts = () => {
  const { pages } = installation;
  return { pages, api: pages.replace('market.', 'api.market.') };
};

test('[GEN-53, GEN-55] a person signs in, works and signs out with the API on another host', async ({ page }) => {
  const { pages, api } = hosts();
  const called: string[] = [];
  page.on('request', (request) => called.push(request.url()));
  const socket = page.waitForEvent('websocket');
  await page.goto(`${pages}/pt/sign-in`);
  await field(page, 'E-mail').fill(accounts.seller);
  await field(page, 'Palavra-passe').fill(demoPassword);
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Área pessoal' })).toBeVisible();
  expect((await socket).url()).toContain(api.replace('http', 'ws'));
  // The pages' host learns of the session: it answers with the app.
  await page.goto(`${pages}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Área pessoal' })).toBeVisible();
  await page.goto(`${pages}/pt/settings/profile`);
  const buffer = await page.screenshot();
  await page.locator('input[type="file"]').setInputFiles({ name: 'retrato.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('Fotografia guardada')).toBeVisible();
  const face = page.getByRole('banner').locator(`img[src^="${api}/api/users/"]`);
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page
    .getByRole('button', { name: /^Terminar sessão/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${pages}/pt/sign-in`);
  await page.goto(`${pages}/`);
  await expect(page.getByRole('link', { name: 'Iniciar sessão' }).first()).toBeVisible();
  expect(called.filter((url) => url.startsWith(`${pages}/api/`))).toEqual([]);
});

test('[LND-08, LND-09] the landing page asks for a message, and no page or call opens an account', async ({ page }) => {
  const { pages } = hosts();
  await page.goto(`${pages}/pt`);
  await expect(page.getByText(/arranca em breve\. Se tem interesse/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Criar conta' })).toHaveCount(0);
  await page.goto(`${pages}/pt/sign-up`);
  await expect(page.getByRole('textbox', { name: 'Nome próprio' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'contact@wattpact.example' })).toBeVisible();
  const data = { ...stranger('Rita', 'Abrantes'), password: 'Um-Segredo-2026!', acceptTerms: true, language: 'pt' };
  const answer = await page.request.post(`${installation.address}/api/auth/sign-up`, { data });
  expect([answer.status(), (await answer.json()).code]).toEqual([403, 'error_sign_up_closed']);
});
