// What others ask, bid and sign, beside a price as it is typed.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessFaults } from '../../support/checks/page-checks.ts';
import { choose, field, nextStep } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openDesk } from '../../support/people/people.ts';

/** Of all that stands in the band, in its order. */
const coloursOf = (shown: Locator) =>
  shown.locator('*').evaluateAll((all) =>
    all.map((one) => {
      const { color, backgroundColor, borderColor } = getComputedStyle(one);
      return [one.tagName, color, backgroundColor, borderColor];
    }),
  );

const band = (page: Page) => page.getByRole('region', { name: 'Comparação com o mercado' });

test('[BEN-10, BEN-11, BEN-14, BEN-15] a price is placed among those of others with each key, without a call', async ({
  browser,
}) => {
  const desk = await openDesk(browser, accounts.buyer);
  const page = await desk.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/benchmark?')) asked.push(new URL(request.url()).search);
  });
  await follow(page, '/pt/offers/new-offer');
  await field(page, 'Nome').fill('Procura comparada');
  await choose(page, 'País', 'Portugal');
  await nextStep(page);
  await choose(page, 'Tipo de preço', 'Variável');
  await expect(band(page)).toHaveCount(0);
  await choose(page, 'Tipo de preço', 'Fixo');
  await expect(band(page)).toContainText('Metade dos preços oferecidos está entre');
  await expect(band(page)).toContainText(/\d a \d+ empresas/);

  const price = field(page, 'Preço máximo');
  const calls = asked.length;
  await price.fill('1');
  await expect(band(page)).toContainText('Abaixo do quartil inferior dos preços oferecidos.');
  const low = await coloursOf(band(page));
  await price.fill('900');
  await expect(band(page)).toContainText('Acima do quartil superior dos preços oferecidos.');
  // A seller's low is a buyer's high: neither is shown as good or bad.
  expect(await coloursOf(band(page))).toEqual(low);
  expect(asked).toHaveLength(calls);
  await choose(page, 'Estrutura do contrato', 'Carga base anual');
  await expect(band(page)).toContainText('todas as estruturas');
  expect(asked.at(-1)).toContain('structure=BASELOAD_ANNUAL');
  expect(await accessFaults(page)).toEqual([]);

  // It never stops a form.
  await nextStep(page);
  await expect(page.getByText('900,00').first()).toBeVisible();
  await desk.close();
});

test('[BEN-14, BEN-24] where the figures are refused the form has no empty box', async ({ browser }) => {
  const desk = await openDesk(browser, accounts.buyer);
  const page = await desk.newPage();
  let refused = 0;
  await page.route('**/api/benchmark?*', async (route) => {
    refused += 1;
    await route.fulfill({ status: 429, contentType: 'application/problem+json', body: '{"code":"error_user_limit"}' });
  });
  await follow(page, '/pt/offers/new-offer');
  await field(page, 'Nome').fill('Procura sem comparação');
  await choose(page, 'País', 'Portugal');
  await nextStep(page);
  await choose(page, 'Tipo de preço', 'Fixo');
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect(page.locator('.wide:empty')).toHaveCount(0);
  await expect(band(page)).toHaveCount(0);
  await desk.close();
});
