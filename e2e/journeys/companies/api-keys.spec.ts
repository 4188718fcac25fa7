// Somebody who manages a company makes a key for its ERP, the ERP uses it, and the key is revoked.
import { expect, request, test } from '@playwright/test';
import { button, field } from '../../support/pages/forms.ts';
import { accounts, openSession } from '../../support/people/people.ts';

test('[INT-07] a key is made, copied, used by a program, seen to be used, and revoked', async ({
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSession(context, accounts.seller);
  const { items } = await (await context.request.get('/api/legal-entities')).json();
  const page = await context.newPage();
  await page.goto(`/pt/legal-entities/${items[0].id}`);
  await page.getByRole('link', { name: 'Integrações' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Integrações' })).toBeVisible();

  const name = `ERP ${crypto.randomUUID().slice(0, 6)}`;
  await button(page, 'Criar chave de API').click();
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Criar chave de API').click();
  await expect(dialog.getByText('Indique o nome.')).toBeVisible();
  await field(dialog, 'Nome').fill(name);
  await dialog.getByRole('radio', { name: 'Registo' }).check();
  await button(dialog, 'Criar chave de API').click();
  await expect(dialog.getByText('Só é mostrada desta vez')).toBeVisible();
  await page.keyboard.press('Escape');
  await button(dialog, 'Copiar: Chave de API').click();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  await button(dialog, 'Já a copiei').click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Nunca utilizada');

  const erp = await request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  const answer = await erp.get('/api/legal-entities');
  expect((await answer.json()).items).toEqual([expect.objectContaining({ id: items[0].id })]);
  expect((await erp.get('/api/users/me')).status()).toBe(403);
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('Última utilização', { timeout: 2000 });
  }).toPass();

  await button(row, `Revogar a chave de API ${name}`).click();
  await button(dialog, 'Revogar').click();
  await expect(row).toBeHidden();
  expect((await erp.get('/api/legal-entities')).status()).toBe(401);
  await page.goto(`/pt/legal-entities/${items[0].id}`);
  const revoked = page.getByRole('listitem').filter({ hasText: 'Chave de API revogada' });
  await expect(revoked.filter({ hasText: name })).toBeVisible();
  await erp.dispose();
});
