// Confirming an address where it is required: by the user who opened the account, and by its owner if it was somebody else.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { button, expectPage, field } from '../../support/pages/forms.ts';
import { password, signUp, stranger } from '../../support/people/people.ts';
import { type Installation, startInstallation } from '../../support/product/installation.ts';

// All tests share one installation and run one after the other, because starting it is slow.
test.describe.configure({ mode: 'default' });
let own: Installation;
test.beforeAll(async () => {
  own = await startInstallation();
});
test.afterAll(() => own?.stop());

const phone = { width: 390, height: 844 };
async function pageOf(browser: Browser, viewport?: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ baseURL: own.address, ...(viewport && { viewport }) });
  return context.newPage();
}

test('[AUTH-17] the address is confirmed from a phone without a session, with the password', async ({ browser }) => {
  const person = stranger('Alda', 'Neves');
  const [desk, mobile] = [await pageOf(browser), await pageOf(browser, phone)];
  await signUp(desk, person);
  await desk.goto('/pt/settings/profile');
  await expect(desk.getByText('O seu e-mail ainda não está confirmado')).toBeVisible();

  await mobile.goto(await own.linkTo('verify-email', person.email));
  await expectPage(mobile, 'Confirmar o e-mail');
  await field(mobile, 'Palavra-passe da conta').fill('Outra-Serra-2031!');
  await button(mobile, 'Confirmar endereço').click();
  await expect(mobile.getByText('A palavra-passe não está correta.')).toBeVisible();
  await field(mobile, 'Palavra-passe da conta').fill(password);
  await button(mobile, 'Confirmar endereço').click();
  await expect(mobile.getByText('O seu e-mail está confirmado')).toBeVisible();
  await desk.reload();
  await expectPage(desk, 'A minha conta');
  await expect(desk.getByText('O seu e-mail ainda não está confirmado')).toHaveCount(0);
  await Promise.all([desk.context().close(), mobile.context().close()]);
});

test('[AUTH-17, AUTH-41] who finds an account opened with their address closes it, and signs up anew', async ({
  browser,
}) => {
  const person = stranger('Ester', 'Vidal');
  const [attacker, victim] = [await pageOf(browser), await pageOf(browser)];
  await signUp(attacker, person);
  await signUp(victim, stranger('Ester', 'Trabalho'));

  await victim.goto(await own.linkTo('verify-email', person.email));
  await button(victim, 'Confirmar endereço').click();
  await expect(victim.getByText('Tem sessão iniciada noutra conta')).toBeVisible();
  await expect(field(victim, 'Palavra-passe da conta')).toBeVisible();
  await button(victim, 'Não fui eu').click();
  await button(victim.getByRole('dialog'), 'Fechar a conta').click();
  await expect(victim.getByText('A conta foi fechada')).toBeVisible();

  await attacker.goto('/pt/settings/profile');
  await expectPage(attacker, 'Iniciar sessão');
  await victim.context().clearCookies();
  await signUp(victim, person);
  await victim.goto(await own.linkTo('verify-email', person.email));
  await expect(victim.getByText(`Confirme que ${person.email} é o seu endereço.`)).toBeVisible();
  await button(victim, 'Confirmar endereço').click();
  await expect(victim.getByText('O seu e-mail está confirmado')).toBeVisible();
  await Promise.all([attacker.context().close(), victim.context().close()]);
});
