// New terms are asked for on the page that is open, which keeps what was typed; the settings need no acceptance.
import { expect, test } from '@playwright/test';
import { follow } from '../../support/pages/open-page.ts';
import { openAccount, stranger } from '../../support/people/people.ts';
import { acceptedBefore } from '../../support/product/database.ts';

test('[AUTH-68] who has not accepted the present terms is asked, and stays where they are', async ({ context }) => {
  const person = stranger('Olga', 'Serpa');
  await openAccount(context, person);
  await acceptedBefore(person.email);
  const page = await context.newPage();
  await page.goto('/pt/legal-entities/new');
  const dialog = page.getByRole('dialog', { name: 'Antes de continuar' });
  await expect(dialog).toContainText('a que aceitou é de 10/01/2025');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'abrir as definições' }).click();
  await expect(page).toHaveURL(/\/pt\/settings\/privacy$/);
  await expect(dialog).toBeHidden();
  await page.goBack();
  await dialog.getByRole('button', { name: 'Li e aceito' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/pt\/legal-entities\/new$/);
  await follow(page, '/pt/settings/privacy');
  const accepted = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Termos e privacidade' }) });
  await expect(accepted).toContainText('Termos de utilização');
  await expect(accepted).not.toContainText('10/01/2025');
});
