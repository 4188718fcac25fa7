// One browser, several pages, and a session that changes under them.
import { expect, test } from '@playwright/test';
import { bell } from '../../support/pages/notifications.ts';
import { openAccount, openSession, password, stranger } from '../../support/people/people.ts';
import { watchLine } from '../../support/product/connections.ts';

test('whoever signs in again in another window goes on in the first one, and nobody is signed out', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const ana = stranger('Ana', 'Represa');
  await openAccount(context, ana);
  const page = await context.newPage();
  const endings: string[] = [];
  page.on('request', (request) => request.url().includes('/auth/logout') && endings.push(request.url()));
  await page.goto('/pt/settings/profile');
  const phone = page.getByRole('textbox', { name: /Telefone|Telemóvel/ });
  await phone.fill('912345678');

  // The session ends under the page; its next request is refused once.
  await openSession(context, ana.email);
  await page.getByRole('button', { name: 'Guardar' }).first().click();
  await expect
    .poll(async () => (await (await context.request.get('/api/users/me')).json()).phone)
    .toBe('+351912345678');
  await expect(page).toHaveURL(/\/pt\/settings\/profile$/);

  // The session is over: the page leaves without ending a session itself, and returns after the sign-in.
  await context.request.get('/api/auth/logout');
  await expect(page).toHaveURL(/\/pt\/sign-in\?next=%2Fpt%2Fsettings%2Fprofile$/);
  expect(endings).toEqual([]);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(ana.email);
  await page.getByRole('textbox', { name: 'Palavra-passe' }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sessão', exact: true }).click();
  await expect(phone).toHaveValue(/912 ?345 ?678/);
  await context.close();
});

test('a page that had no connection when its session ended is told when it connects again', async ({ browser }) => {
  const context = await browser.newContext();
  await openAccount(context, stranger('Ana', 'Represa'));
  const page = await context.newPage();
  const line = await watchLine(page);
  await page.goto('/pt/settings/profile');
  await line.joined;
  line.goDeaf();
  await context.request.get('/api/auth/logout');
  await line.drop();
  await expect(page).toHaveURL(/\/pt\/sign-in\?next=%2Fpt%2Fsettings%2Fprofile$/);
  await context.close();
});

test('when somebody else signs in, nothing of the first person is left on their page', async ({ browser }) => {
  const context = await browser.newContext();
  const [ana, rui] = [stranger('Ana', 'Represa'), stranger('Rui', 'Moinho')];
  await openAccount(context, ana);
  const page = await context.newPage();
  await page.goto('/pt/legal-entities/new-legal-entity');
  await expect(bell(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Nome', exact: false }).first().fill('Represa Secreta, Lda.');
  await openAccount(context, rui);
  await expect(page.getByRole('button', { name: /Rui Moinho/ })).toBeVisible();
  await expect(page).toHaveURL(/\/pt$/);
  await expect(page.getByText('Ana Represa')).toHaveCount(0);
  await page.goto('/pt/legal-entities/new-legal-entity');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Represa Secreta')).toHaveCount(0);
  expect(
    await page.locator('input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).join()),
  ).not.toContain('Secreta');
  await context.close();
});
