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

test('projects that the contract wizard cannot offer say so, and come with another try', async ({ browser }) => {
  const desk = await openDesk(browser, accounts.seller);
  const page = await desk.newPage();
  const failing = '**/api/projects/approved';
  await page.route(failing, (route) => route.fulfill({ status: 403, json: { status: 403, code: 'error_forbidden' } }));
  await page.goto('/pt/energy-contracts/register');
  const projects = page.getByRole('alert').filter({ hasText: 'Projeto (facultativo): não foi possível carregar' });
  await expect(projects).toBeVisible();
  await page.unroute(failing);
  await button(projects, 'Tentar de novo').click();
  await expect(projects).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Projeto (facultativo)' })).toBeVisible();
  await desk.close();
});

test('a filter whose options cannot be loaded says so, and has them after another try', async ({ browser }) => {
  const desk = await openDesk(browser, accounts.admin);
  const page = await desk.newPage();
  const failing = '**/api/admin/users?kind=admin*';
  await page.route(failing, (route) => route.fulfill({ status: 403, json: { status: 403, code: 'error_forbidden' } }));
  await page.goto('/admin/pt/audit');
  await button(page.getByRole('search'), 'Quem').click();
  const options = page.getByRole('alert').filter({ hasText: 'não foi possível carregar as opções' });
  await expect(options).toBeVisible();
  await page.unroute(failing);
  await button(options, 'Tentar de novo').click();
  await expect(options).toBeHidden();
  await desk.close();
});

test('[UI-67] what the companies have that cannot be loaded says so at home, and comes with another try', async ({
  browser,
}) => {
  const desk = await openDesk(browser, accounts.seller);
  const page = await desk.newPage();
  const failing = /\/api\/portfolio(\?.*)?$/;
  await page.route(failing, (route) => route.fulfill({ status: 403, json: { status: 403, code: 'error_forbidden' } }));
  await page.goto('/pt');
  const notice = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar a carteira e os prazos.' });
  await expect(notice).toBeVisible();
  await page.unroute(failing);
  await button(notice, 'Tentar de novo').click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('region', { name: 'Carteira' })).toBeVisible();
  await desk.close();
});
