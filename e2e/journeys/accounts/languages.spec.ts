// A chosen language is kept from the landing page into the app and back, and the address keeps all its parts.
import { expect, test } from '@playwright/test';
import { openAccount, stranger } from '../../support/people/people.ts';

test('[GEN-18, GEN-22, GEN-23, GEN-24] a language chosen on the landing page holds there, in the app and after the sign-out', async ({
  page,
  context,
}) => {
  const language = page.locator('html');
  await page.goto('/?from=mail');
  await expect(page).toHaveURL(/\/pt\?from=mail$/);
  await page.locator('header summary').click();
  await page.locator('header').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es$/);
  await page.goto('/?from=mail');
  await expect(page).toHaveURL(/\/es\?from=mail$/);
  await page.goto('/terms?x=1#top');
  await expect(page).toHaveURL(/\/es\/terms\?x=1#top$/);

  // Signed in with a Portuguese profile: the choice has priority, and query and hash stay.
  await openAccount(context, stranger('Ana', 'Represa'));
  await page.goto('/offers/my-offers?limit=20#list');
  await expect(page).toHaveURL(/\/es\/offers\/my-offers\?limit=20#list$/);
  await expect(language).toHaveAttribute('lang', 'es');
  // The profile may not get to know it: that is logged, and nobody is bothered.
  const logged = page.waitForEvent('console', (one) => one.text().includes('The language was not saved'));
  await page.route('**/api/users/language', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: /Ana Represa/ }).click();
  await page.getByRole('menu').getByText('English').click();
  await logged;
  await expect(page).toHaveURL(/\/en\/offers\/my-offers/);
  await expect(page.locator('.toast')).toHaveCount(0);

  // The choice in the app applies to the pages outside it.
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/sign-in$/);
  await page.goto('/manual?x=1');
  await expect(page).toHaveURL(/\/manual\/en\/\?x=1$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/en$/);
});
