// A part of a page whose call fails says so, does not read as "none", and is there after another try.
import { expect, test } from '@playwright/test';
import { button } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openDesk } from '../../support/people/people.ts';
import { send } from '../../support/records/made-parties.ts';

const requestId = '0198c0de-0000-7000-8000-00000000babe';
const unexpected = { status: 500, json: { status: 500, code: 'error_unexpected', requestId } };
const forbidden = { status: 403, json: { status: 403, code: 'error_forbidden' } };

test('notes, texts and options of a filter that cannot be loaded say so, and come with another try', async ({
  browser,
}) => {
  const desk = await openDesk(browser, accounts.admin);
  const { items } = await send(desk, 'get', '/admin/legal-entities?sortByCreatedAt=true&sortOrder=asc');
  const [entity] = items as { id: string }[];
  if (!entity) throw new Error('no company');
  const page = await desk.newPage();
  const failing = /\/api\/admin\/(legal-entities\/[^/]+\/notes|decision-texts)$/;
  await page.route(failing, (route) => route.fulfill(forbidden));
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

  const who = '**/api/admin/users?kind=admin*';
  await page.route(who, (route) => route.fulfill(forbidden));
  await follow(page, '/admin/pt/audit');
  await button(page.getByRole('search'), 'Quem').click();
  const options = page.getByRole('alert').filter({ hasText: 'não foi possível carregar as opções' });
  await expect(options).toBeVisible();
  await page.unroute(who);
  await button(options, 'Tentar de novo').click();
  await expect(options).toBeHidden();
  await desk.close();
});

test('[UI-67] a portfolio and a choice that cannot be loaded say so, with a number for support, and try again', async ({
  browser,
}) => {
  const desk = await openDesk(browser, accounts.seller);
  const page = await desk.newPage();
  const portfolio = /\/api\/portfolio(\?.*)?$/;
  await page.route(portfolio, (route) => route.fulfill(forbidden));
  await page.goto('/pt');
  const notice = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar a carteira e os prazos.' });
  await expect(notice).toBeVisible();
  await expect(notice).not.toContainText('Indique este número');
  await page.unroute(portfolio);
  await page.route(portfolio, (route) => route.fulfill(unexpected));
  await button(notice, 'Tentar de novo').click();
  await expect(notice).toContainText(`Indique este número ao apoio: ${requestId}`);
  await page.unroute(portfolio);
  await button(notice, 'Tentar de novo').click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('region', { name: 'Carteira' })).toBeVisible();

  const projects = '**/api/projects/approved';
  await page.route(projects, (route) => route.fulfill(forbidden));
  await follow(page, '/pt/energy-contracts/register');
  const refused = page.getByRole('alert').filter({ hasText: 'Projeto (facultativo): não foi possível carregar' });
  await expect(refused).toBeVisible();
  await page.unroute(projects);
  await button(refused, 'Tentar de novo').click();
  await expect(refused).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Projeto (facultativo)' })).toBeVisible();
  await desk.close();
});
