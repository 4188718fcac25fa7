// The API on a host of its own: the app calls, listens and shows pictures across origins, in a real browser.
import { expect, test } from '@playwright/test';
import { field } from '../../support/pages/forms.ts';
import { accounts, demoPassword } from '../../support/people/people.ts';
import { type Installation, startInstallation } from '../../support/product/installation.ts';

let installation: Installation;
test.beforeAll(async () => {
  installation = await startInstallation((port) => ({
    // The demonstration, with its accounts.
    SMTP_URL: '',
    PUBLIC_URL: `http://market.localhost:${port}`,
    API_HOST: `api.market.localhost:${port}`,
  }));
});
test.afterAll(() => installation.stop());

test('[GEN-53, GEN-55] a person signs in, works and signs out with the API on another host', async ({ page }) => {
  const { pages } = installation;
  const api = pages.replace('market.', 'api.market.');
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
  await expect(page.getByRole('link', { name: 'Criar conta' }).first()).toBeVisible();
  expect(called.filter((url) => url.startsWith(`${pages}/api/`))).toEqual([]);
});
