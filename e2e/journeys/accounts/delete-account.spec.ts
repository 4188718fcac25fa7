// Whoever deletes their account reads first for how long it can be restored.
import { expect, test } from '@playwright/test';
import { openAccount, password, signIn, stranger } from '../../support/people/people.ts';

test('[AUTH-38, GEN-113] the dialog names the period; then the account cannot be signed into', async ({ context }) => {
  const person = stranger('Rita', 'Caldeira');
  await openAccount(context, person);
  const page = await context.newPage();
  await page.goto('/pt/settings/profile');
  await page.getByRole('button', { name: 'Eliminar conta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eliminar a sua conta?' });
  await expect(dialog).toContainText('Durante 90 dias, um administrador pode recuperar a conta');
  await expect(dialog).toContainText('depois, os seus dados são apagados de vez');
  await dialog.getByLabel('Palavra-passe atual').fill(password);
  await dialog.getByRole('button', { name: 'Eliminar conta' }).click();
  await expect(page).toHaveURL(/\/pt\/sign-in/);
  await expect(page.getByText('pode recuperá-la durante 90 dias')).toBeVisible();
  await signIn(page, '/pt/sign-in', person.email);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/pt\/sign-in/);
});
