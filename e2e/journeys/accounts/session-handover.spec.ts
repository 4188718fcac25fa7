// One browser, several pages, and a session that changes under them.
import { expect, type Page, test } from '@playwright/test';
import { button, field } from '../../support/pages/forms.ts';
import { composer, openUrl, thread } from '../../support/pages/negotiation-page.ts';
import { bell } from '../../support/pages/notifications.ts';
import { openAccount, openSession, password, skipAgreement, stranger } from '../../support/people/people.ts';
import { watchLine } from '../../support/product/connections.ts';
import { makeParties, send } from '../../support/records/made-parties.ts';

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

test('[GEN-107] a network that is lost and a session that ends take neither a message nor a form along', async ({
  browser,
}) => {
  const { buyer, negotiationId, close } = await makeParties(browser, { message: 'Bom dia.' });
  const { context, page: chat } = buyer;
  const { email } = await send(context, 'get', '/users/me');
  const form = await context.newPage();
  await skipAgreement(context);
  await chat.goto(openUrl(negotiationId));
  await composer(chat).fill('A meio de uma frase');
  await form.goto('/pt/legal-entities/new-legal-entity');
  await field(form, 'Nome').fill('Escrito a meio, Lda.');

  // What needs no server goes on without a network, and nothing waits for ever.
  await context.setOffline(true);
  await expect(form.getByRole('status').filter({ hasText: 'Sem ligação à Internet' })).toBeVisible();
  await field(form, 'Nome').fill('Escrito sem rede, Lda.');
  await composer(chat).pressSequentially(', sem rede');
  await context.setOffline(false);
  await expect(form.getByRole('status').filter({ hasText: 'Sem ligação à Internet' })).toHaveCount(0);
  await expect(field(form, 'Nome')).toHaveValue('Escrito sem rede, Lda.');

  await context.request.get('/api/auth/logout');
  const signInAgain = async (page: Page) => {
    await expect(page).toHaveURL(/\/pt\/sign-in\?next=/);
    await field(page, 'E-mail').fill(String(email));
    await field(page, 'Palavra-passe').fill(password);
    await button(page, 'Iniciar sessão').click();
  };
  await expect(form).toHaveURL(/\/pt\/sign-in\?next=/);
  await signInAgain(chat);
  await expect(composer(chat)).toHaveValue('A meio de uma frase, sem rede');
  await composer(chat).press('Enter');
  await expect(thread(chat).getByText('A meio de uma frase, sem rede', { exact: true })).toBeVisible();
  await form.goto('/pt/legal-entities/new-legal-entity');
  await expect(field(form, 'Nome')).toHaveValue('Escrito sem rede, Lda.');
  await close();
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
