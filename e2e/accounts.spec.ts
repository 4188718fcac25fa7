// What somebody owes his account before he may go on, in the browser.
import { expect, test } from '@playwright/test';
import { button } from './support/forms.ts';
import { accounts, openSession, password, signIn, stranger } from './support/people.ts';

test('a new administrator is led to his password, and to what he wanted once it is his own', async ({ browser }) => {
  const [founder, newcomer] = await Promise.all([browser.newContext(), browser.newContext()]);
  await openSession(founder, accounts.admin);
  const person = stranger('Lia', 'Prado');
  const answer = await founder.request.post('/api/admin/users', { data: { ...person, password } });
  expect(answer.status(), await answer.text()).toBe(201);

  const page = await newcomer.newPage();
  await signIn(page, '/admin/pt/sign-in?next=%2Fadmin%2Fpt%2Flegal-entities', person.email);
  await expect(page.getByText('Altere a palavra-passe')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/pt\/settings\/profile\?next=/);
  await page.getByRole('textbox', { name: 'Palavra-passe atual' }).fill(password);
  await page.getByRole('textbox', { name: 'Nova palavra-passe' }).fill('Outra-Serra-2031!');
  await button(page, 'Alterar palavra-passe').click();
  await expect(page.getByText('Altere a palavra-passe', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Entidades' })).toBeVisible();
  await Promise.all([founder.close(), newcomer.close()]);
});
