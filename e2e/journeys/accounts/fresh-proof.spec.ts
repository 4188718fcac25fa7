// Sensitive actions ask for a proof of identity again long after the sign-in, and no input is lost.
import { expect, type Page, test } from '@playwright/test';
import { button, field } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { codeOf, openAdministrator } from '../../support/people/administrators.ts';
import { password, stranger } from '../../support/people/people.ts';
import { ageProof } from '../../support/product/database.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirme que a conta é sua' });
const notDone = 'Nada foi alterado, porque não confirmou que a conta é sua.';

test('a new administrator wants the password; cancelled or wrong, the form stays as it was', async ({ browser }) => {
  const { context, email } = await openAdministrator(browser);
  const page = await context.newPage();
  const person = stranger('Nuno', 'Dias');
  await page.goto('/admin/pt/users?kind=admin');
  await button(page, 'Criar administrador').click();
  const form = page.getByRole('dialog', { name: 'Criar administrador' });
  await field(form, 'Nome próprio').fill(person.firstName);
  await field(form, 'Apelido').fill(person.lastName);
  await field(form, 'E-mail').fill(person.email);
  await field(form, 'Primeira palavra-passe').fill(password);
  await ageProof(email);

  await button(form, 'Criar administrador').click();
  await expect(field(question(page), 'Palavra-passe atual')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form.getByText(notDone)).toBeVisible();
  await expect(field(form, 'E-mail')).toHaveValue(person.email);
  await expect(button(form, 'Criar administrador')).toBeFocused();

  await page.keyboard.press('Enter');
  await field(question(page), 'Palavra-passe atual').fill('Errada-2026!');
  await page.keyboard.press('Enter');
  await expect(question(page).getByText('A palavra-passe não está correta.')).toBeVisible();
  await field(question(page), 'Palavra-passe atual').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Administrador criado')).toBeVisible();
  await expect(form).toHaveCount(0);
  await page.getByRole('searchbox').fill(person.email);
  await expect(page.getByRole('row', { name: person.email })).toBeVisible();
  await context.close();
});

test('another IBAN wants a code of who has a second factor, on a phone too', async ({ browser }) => {
  const { context, email, secret } = await openAdministrator(browser, { hasFactor: true, width: 390 });
  const page = await context.newPage();
  const stored = async () => (await (await context.request.get('/api/admin/fee-configuration')).json()).iban as string;
  const before = await stored();
  const [one, another] = ['PT50999900010000001234589', 'PT50000201231234567890154'];
  const other = before === one ? another : one;
  await follow(page, '/admin/pt/invoices?tab=fees');
  await field(page, 'IBAN').fill(other);
  await ageProof(email);
  await button(page, 'Guardar configuração').click();
  await button(question(page), 'Cancelar').click();
  await expect(page.getByText(notDone)).toBeVisible();
  await expect(field(page, 'IBAN')).toHaveValue(other);
  expect(await stored()).toBe(before);

  await button(page, 'Guardar configuração').click();
  await expect(field(question(page), 'Palavra-passe atual')).toHaveCount(0);
  await field(question(page), 'Código de verificação').fill('000000');
  await button(question(page), 'Confirmar e continuar').click();
  await expect(question(page).getByText('O código não está correto')).toBeVisible();
  await field(question(page), 'Código de verificação').fill(codeOf(secret));
  await button(question(page), 'Confirmar e continuar').click();
  await expect(question(page)).toHaveCount(0);
  await expect.poll(stored).toBe(other);
  await context.close();
});
