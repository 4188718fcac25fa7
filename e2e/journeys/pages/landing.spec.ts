// The landing page and the sign-up page say the same: before accounts can be created, and after.
import { expect, test } from '@playwright/test';
import { stranger } from '../../support/people/people.ts';
import { type Installation, startInstallation } from '../../support/product/installation.ts';

test('[LND-01, LND-14] while accounts can be created the landing page leads to the form', async ({ page }) => {
  await page.goto('/pt');
  await expect(page.getByText('arranca em breve')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Criar conta' }).last().click();
  await expect(page).toHaveURL(/\/pt\/sign-up$/);
  await expect(page.getByRole('textbox', { name: 'Nome próprio' })).toBeVisible();
});

test('[LND-15] in the dark scheme the landing page shows dark pictures', async ({ browser }) => {
  for (const [colorScheme, file] of [
    ['light', /product-pt\.webp$/],
    ['dark', /product-pt-dark\.webp$/],
  ] as const) {
    const page = await browser.newPage({ colorScheme, viewport: { width: 1440, height: 900 } });
    await page.goto('/pt');
    const picture = page.getByRole('img', { name: /lista de projetos para venda/ });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(file);
    await page.close();
  }
});

test.describe('with SIGN_UP_OPEN=off', () => {
  let installation: Installation;
  test.beforeAll(async () => {
    installation = await startInstallation(() => ({ SIGN_UP_OPEN: 'off' }));
  });
  test.afterAll(() => installation.stop());

  test('[LND-08, LND-09] the landing page asks for a message, and no page or call opens an account', async ({
    page,
  }) => {
    await page.goto(`${installation.address}/pt`);
    await expect(page.getByText(/arranca em breve\. Se tem interesse/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Criar conta' })).toHaveCount(0);
    await page.goto(`${installation.address}/pt/sign-up`);
    await expect(page.getByRole('textbox', { name: 'Nome próprio' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'contact@wattpact.example' })).toBeVisible();
    const data = { ...stranger('Rita', 'Abrantes'), password: 'Um-Segredo-2026!', acceptTerms: true, language: 'pt' };
    const answer = await page.request.post(`${installation.address}/api/auth/sign-up`, { data });
    expect([answer.status(), (await answer.json()).code]).toEqual([403, 'error_sign_up_closed']);
  });
});
