// Notifications in two windows of one person, and the page that ends the digest.
import { expect, test } from '@playwright/test';
import { bell, makeCompany, news, popover } from '../../support/pages/notifications.ts';
import { accounts, openAccount, openSession, stranger } from '../../support/people/people.ts';
import { decide, editEntity } from '../../support/records/made-records.ts';

test('what is read or deleted in one window is so in the other, and with the session both are left', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const ana = stranger('Ana', 'Represa');
  await openAccount(context, ana);
  const admin = await browser.newContext();
  await openSession(admin, accounts.admin);
  const { entity, data } = await makeCompany(context);
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) await page.goto('/pt');
  await decide(admin, entity.id, 'approve');
  for (const page of [one, other]) {
    await expect(bell(page)).toHaveText('1');
    await bell(page).click();
    await expect(news(page)).toHaveCount(1);
  }
  await popover(one).getByRole('button', { name: 'Marcar todas como lidas' }).click();
  for (const page of [one, other]) await expect(bell(page)).toHaveAccessibleName('Notificações');
  await news(one)
    .getByRole('button', { name: /^Eliminar/ })
    .focus();
  await one.keyboard.press('Enter');
  for (const page of [one, other]) await expect(popover(page).getByText('Sem notificações')).toBeVisible();

  // A new session of the same person leaves the pages open, and they get the next events.
  await openSession(context, ana.email);
  await editEntity(context, entity.id, { ...data, city: 'Viseu' });
  await decide(admin, entity.id, 'reject', 'Falta a certidão');
  for (const page of [one, other]) await expect(bell(page)).toHaveText('1');
  expect((await context.request.get('/api/users/me')).status()).toBe(200);

  // The page that signs out leaves for good; the other one would return to its address after a sign-in.
  await one.keyboard.press('Escape');
  await one.getByRole('button', { name: /Ana Represa/ }).click();
  await one.getByRole('menuitem', { name: 'Terminar sessão' }).click();
  await expect(one).toHaveURL(/\/pt\/sign-in$/);
  await expect(other).toHaveURL(/\/pt\/sign-in\?next=/);
  await admin.close();
  await context.close();
});

test('ending the digest: a link that is wrong says so, another failure leaves the button', async ({ page }) => {
  await page.goto(`/pt/unsubscribe#user=${crypto.randomUUID()}&signature=x`);
  const end = page.getByRole('button', { name: 'Deixar de receber' });
  await page.route('**/api/notifications/unsubscribe?*', (route) =>
    route.fulfill({ status: 503, json: { status: 503 } }),
  );
  await end.click();
  await expect(page.getByText('Não foi possível guardar a sua escolha')).toBeVisible();
  await page.unrouteAll();
  await end.click();
  await expect(page.getByText('Esta ligação não é válida')).toBeVisible();
  await expect(end).toHaveCount(0);
});
