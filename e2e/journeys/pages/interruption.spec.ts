// While the service is interrupted: a page says so and recovers automatically, a form says so and keeps the input.
import { expect, type Page, test } from '@playwright/test';
import { button, field } from '../../support/pages/forms.ts';
import { accounts, demoPassword, openSession } from '../../support/people/people.ts';

const away = { type: 'about:blank', title: 'Service Unavailable', status: 503, code: 'error_service_interrupted' };
const failure = { type: 'about:blank', title: 'Internal Server Error', status: 500, code: 'error_unexpected' };
const login = '**/api/auth/login';
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

test('[GEN-107] a form keeps what was typed without a network, through a failure and an interruption', async ({
  page,
  context,
}) => {
  await page.goto('/pt/sign-in');
  const [email, secret] = [field(page, 'E-mail'), field(page, 'Palavra-passe')];
  const send = button(page, 'Iniciar sessão');
  await email.fill(accounts.seller);
  await context.setOffline(true);
  const offline = page.getByRole('status').filter({ hasText: 'Sem ligação à Internet' });
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
  await expect(email).toHaveValue(accounts.seller);

  // A button that waits takes no second press, and keeps the focus through a failure.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(login, async (route) => {
    asked += 1;
    await held;
    await route.fulfill({ status: 500, contentType: 'application/problem+json', json: failure });
  });
  await secret.fill(demoPassword);
  for (const control of [email, send]) expect((await control.boundingBox())?.height).toBe(44);
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(send).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(send).toBeFocused();
  release();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(send).toBeEnabled();
  await expect(send).toBeFocused();
  expect(asked).toBe(1);
  await page.unrouteAll();

  await interrupt(page, login);
  await send.click();
  await expect(page.getByText('O que estava guardado não se perdeu e o que escreveu continua aqui.')).toBeVisible();
  await expect(email).toHaveValue(accounts.seller);
  await page.unrouteAll();
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Área pessoal' })).toBeVisible();
});
