// While the service is interrupted: a page says so and recovers automatically, a form says so and keeps the input.
import { expect, type Page, test } from '@playwright/test';
import { accounts, openSession, signIn } from '../../support/people/people.ts';

const away = { type: 'about:blank', title: 'Service Unavailable', status: 503, code: 'error_service_interrupted' };
const interrupt = (page: Page, path: string | RegExp) =>
  page.route(path, (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(away) }),
  );

test('a page that is opened or asked meanwhile says what is the matter, stays where it is and goes on', async ({
  context,
}) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  await interrupt(page, /\/api\/(?!socket)/);
  await page.goto('/pt/projects/my-projects');
  const notice = page.getByRole('status').filter({ hasText: 'O serviço está interrompido por instantes' });
  await expect(notice).toContainText('A página volta a tentar automaticamente.');
  await page.unrouteAll();
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  await expect(page).toHaveURL(/my-projects$/);
});

test('a form says that nothing is lost, keeps what was typed, and is sent by the next press', async ({ page }) => {
  await interrupt(page, '**/api/auth/login');
  await signIn(page, '/pt/sign-in', accounts.seller);
  await expect(page.getByText('O que estava guardado não se perdeu e o que escreveu continua aqui.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue(accounts.seller);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Área pessoal' })).toBeVisible();
});
