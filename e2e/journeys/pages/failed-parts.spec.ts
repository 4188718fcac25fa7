// A part of a page whose call fails says so, does not read as "none", and is there after another try.
import { expect, test } from '@playwright/test';
import { button } from '../../support/pages/forms.ts';
import { accounts, openDesk } from '../../support/people/people.ts';
import { send } from '../../support/records/made-parties.ts';

test('notes and texts that cannot be loaded say so, and come with another try', async ({ browser }) => {
  const desk = await openDesk(browser, accounts.admin);
  const { items } = await send(desk, 'get', '/admin/legal-entities?sortByCreatedAt=true&sortOrder=asc');
  const [entity] = items as { id: string }[];
  if (!entity) throw new Error('no company');
  const page = await desk.newPage();
  const failing = /\/api\/admin\/(legal-entities\/[^/]+\/notes|decision-texts)$/;
  await page.route(failing, (route) => route.fulfill({ status: 403, json: { status: 403, code: 'error_forbidden' } }));
  await page.goto(`/admin/pt/legal-entities/${entity.id}`);
  const notes = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar as notas.' });
  await expect(notes).toBeVisible();
  await button(page, 'Inserir texto').click();
  await expect(page.getByText('Não foi possível carregar os textos')).toBeVisible();
  await expect(page.getByText('Ainda não há textos para esta decisão')).toBeHidden();
  await page.unroute(failing);
  await page.getByRole('menuitem', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Não foi possível carregar os textos')).toBeHidden();
  await page.keyboard.press('Escape');
  await button(notes, 'Tentar de novo').click();
  await expect(notes).toBeHidden();
  await desk.close();
});
