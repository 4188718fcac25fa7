// The landing page while accounts can be created. Before: own-settings.spec.ts.
import { expect, test } from '@playwright/test';

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
