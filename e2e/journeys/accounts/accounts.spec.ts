// The duties of an administrator's account: a password and a second factor of one's own.
import { expect, test } from '@playwright/test';
import { button, field } from '../../support/pages/forms.ts';
import { codeOf, openAdministrator } from '../../support/people/administrators.ts';
import { accounts, openSession, password, signIn, stranger } from '../../support/people/people.ts';

test('[AUTH-21] a new administrator is led to his password, and to what he wanted once it is his own', async ({
  browser,
}) => {
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

test('a second factor is set up with its recovery codes; another administrator takes a lost one off', async ({
  browser,
}) => {
  const [owner, other] = await Promise.all([openAdministrator(browser), openAdministrator(browser)]);
  const page = await owner.context.newPage();
  await page.goto('/admin/pt/settings/security?next=%2Fadmin%2Fpt%2Flegal-entities');
  await button(page, 'Ativar segundo fator').click();
  await field(page, 'Palavra-passe atual').fill(password);
  await button(page, 'Continuar').click();
  const secret = await page.locator('code').innerText();
  await field(page, 'Código da aplicação').fill(codeOf(secret.replaceAll(' ', '')));
  await button(page, 'Confirmar código').click();
  const codes = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ''] = await codes.allInnerTexts();
  await page.keyboard.press('Escape');
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Guardar em ficheiro').click()]);
  expect(file.suggestedFilename()).toBe('codigos-de-recuperacao.txt');
  await button(page, 'Guardei os códigos, continuar').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Entidades' })).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, '/admin/pt/sign-in', owner.email);
  await field(elsewhere, 'Código de verificação').fill(recoveryCode);
  await button(elsewhere, 'Iniciar sessão').click();
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Painel' })).toBeVisible();

  const users = await other.context.newPage();
  await users.goto('/admin/pt/users?kind=admin');
  await users.getByRole('searchbox').fill(owner.email);
  const row = users.getByRole('row', { name: owner.email });
  await expect(row.getByText('Segundo fator ativo')).toBeVisible();
  await row.getByRole('button', { name: /^Ações sobre/ }).click();
  await users.getByRole('menuitem', { name: 'Retirar segundo fator' }).click();
  await button(users.getByRole('dialog'), 'Retirar segundo fator').click();
  await expect(users.getByText('Segundo fator retirado')).toBeVisible();
  await expect(row.getByText('Segundo fator ativo')).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/pt\/sign-in/);
  await signIn(page, '/admin/pt/sign-in', owner.email);
  await expect(page.getByRole('heading', { level: 1, name: 'Painel' })).toBeVisible();
  await Promise.all([owner.context.close(), other.context.close(), elsewhere.context().close()]);
});

test('after the recovery codes the focus is where the second factor was set up', async ({ browser }) => {
  const { context } = await openAdministrator(browser);
  const page = await context.newPage();
  await page.goto('/admin/pt/settings/security');
  await button(page, 'Ativar segundo fator').press('Enter');
  await field(page, 'Palavra-passe atual').fill(password);
  await button(page, 'Continuar').click();
  const secret = await page.locator('code').innerText();
  await field(page, 'Código da aplicação').fill(codeOf(secret.replaceAll(' ', '')));
  await button(page, 'Confirmar código').click();
  await expect(button(page, 'Guardei os códigos, continuar')).toBeVisible();
  await expect(button(page, 'Desativar segundo fator')).toBeAttached();
  await button(page, 'Guardei os códigos, continuar').press('Enter');
  await expect(page.getByRole('heading', { name: 'Segundo fator', exact: true })).toBeFocused();
  await context.close();
});

test('a second factor is turned off in a dialog, with the password and a code', async ({ browser }) => {
  const { context, secret } = await openAdministrator(browser, { hasFactor: true });
  const page = await context.newPage();
  await page.goto('/admin/pt/settings/security');
  await expect(field(page, 'Palavra-passe atual')).toHaveCount(0);
  await button(page, 'Desativar segundo fator').click();
  const dialog = page.getByRole('dialog', { name: 'Desativar segundo fator' });
  await expect(field(dialog, 'Palavra-passe atual')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Desativar segundo fator')).toBeFocused();
  await page.keyboard.press('Enter');
  await field(dialog, 'Palavra-passe atual').fill(password);
  await field(dialog, 'Código de verificação').fill(codeOf(secret));
  await button(dialog, 'Desativar segundo fator').click();
  await expect(button(page, 'Ativar segundo fator')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await context.close();
});
