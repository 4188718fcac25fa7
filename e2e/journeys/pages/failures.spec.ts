// The messages for missing pages and errors, and the recovery when everything works again.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { button } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openAccount, openSession, stranger } from '../../support/people/people.ts';
import { document } from '../../support/records/documents.ts';
import { decide, entityData, makeEntity, uploadDocument } from '../../support/records/made-records.ts';

const nobody = '01990000-0000-7000-8000-000000000000';
const requestId = '0198c0de-0000-7000-8000-000000000000';
const problem = {
  type: 'about:blank',
  title: 'Internal Server Error',
  status: 500,
  code: 'error_unexpected',
  requestId,
};
const forSupport = `Indique este número ao apoio: ${requestId}`;
const failing = { status: 500, contentType: 'application/problem+json', json: problem };
const breakDown = (page: Page, path: string | RegExp) => page.route(path, (route) => route.fulfill(failing));

async function ownId({ request }: BrowserContext, path: string, action?: string): Promise<string> {
  const { items } = await (await request.get(path)).json();
  const rows = items as { id: string; allowedActions: string[] }[];
  const found = rows.find(({ allowedActions }) => action === undefined || allowedActions.includes(action));
  if (!found) throw new Error(`${path} has nothing to ${action}`);
  return found.id;
}

test('[CON-100, ERR-07, ERR-21, ERR-22, UI-50, UI-51] what is not there has a page, and a way back', async ({
  context,
}) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  await page.goto('/pt/nada-disto');
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
  // The frame stays around it.
  await expect(page.getByRole('link', { name: 'Projetos para venda' })).toBeVisible();
  await follow(page, '/pt/projects/my-projects');
  for (const path of [`legal-entities/${nobody}`, `energy-contracts/${nobody}/edit`]) {
    await follow(page, `/pt/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Não encontrámos o que procura' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).not.toHaveURL(/\/edit$/);
});

/** They are linked at the foot of a sign-in page, and lead back. */
async function expectLegalPages(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Acessibilidade' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Declaração de acessibilidade' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Termos de utilização' }).click();
  await expect(page).toHaveURL(/\/pt\/terms$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de utilização' })).toBeVisible();
  await page.getByRole('link', { name: 'Página inicial' }).click();
  await expect(page).toHaveURL(/\/pt$/);
}

test('[GEN-106] who is not signed in finds language, sign-in and legal pages from an unknown address', async ({
  page,
}) => {
  await page.goto('/pt/nada-disto');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Idioma' })).toBeVisible();
  await main.getByRole('link', { name: 'Iniciar sessão' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sessão' })).toBeVisible();
  await expectLegalPages(page);
});

test('[GEN-106] the sign-in page of the administration leads to the legal pages', async ({ page }) => {
  await page.goto('/admin/pt/sign-in');
  await expectLegalPages(page);
});

test('[CON-140, ERR-06, ERR-19, ERR-20, OFR-57] what does not load says which it is, and is asked for again', async ({
  context,
}) => {
  await openSession(context, accounts.seller);
  const [project, contract, offer] = await Promise.all([
    ownId(context, '/api/projects'),
    ownId(context, '/api/energy-contracts'),
    ownId(context, '/api/search/offers'),
  ]);
  const page = await context.newPage();
  for (const [api, path, list, text] of [
    ['projects', 'projects/my-projects', 'Os meus projetos', 'Não foi possível carregar os projetos.'],
    ['legal-entities', '?tab=legalEntity', 'Entidades', 'Não foi possível carregar as entidades.'],
  ] as const) {
    await breakDown(page, new RegExp(`/api/${api}\\?`));
    await follow(page, `/pt/${path}`);
    const alert = page.getByRole('alert').filter({ hasText: text });
    await expect(alert).toContainText(forSupport);
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(alert).toBeHidden();
    await expect(page.getByRole('table', { name: list })).toBeVisible();
  }
  await breakDown(page, `**/api/projects/${project}`);
  await follow(page, `/pt/projects/${project}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Algo correu mal' })).toBeVisible();
  await expect(page.getByText('Tente de novo dentro de alguns minutos.')).toBeVisible();
  await expect(page.getByText(forSupport)).toBeVisible();

  await breakDown(page, `**/api/energy-contracts/${contract}`);
  await follow(page, `/pt/energy-contracts/${contract}`);
  await expect(page.getByRole('alert')).toContainText('Não foi possível carregar os contratos.');

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/api/offers/${offer}`, async (route) => {
    await held;
    await route.fulfill(failing);
  });
  await follow(page, `/pt/offers/${offer}`);
  await expect(page.getByRole('status', { name: 'A carregar a oferta' })).toBeVisible();
  release();
  const alert = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar a oferta.' });
  await expect(alert).toBeVisible();
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(alert).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[ERR-35] a file that is not uploaded, not deleted or not fetched says so', async ({ context }) => {
  await openAccount(context, stranger('Rosa', 'Lobo'));
  const fileId = await uploadDocument(context.request, 'certidão.pdf');
  const { id } = await makeEntity(context, entityData('Solar da Lousa, Lda.', [{ fileId, category: 'other' }]));
  const page = await context.newPage();
  await page.goto(`/pt/legal-entities/${id}`);
  await page.getByRole('tab', { name: /^Documentação/ }).click();
  await breakDown(page, '**/api/files/download/**');
  await button(page, 'Ver: certidão.pdf').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível obter o ficheiro.' })).toBeVisible();
  await page.unrouteAll();

  await button(page, 'Contactar o apoio').click();
  await breakDown(page, '**/api/files/upload');
  await page.locator('input[type="file"]').setInputFiles(document('procuração.pdf'));
  await expect(page.getByText('Não foi possível carregar o ficheiro. Tente de novo.')).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Tentar de novo: procuração.pdf').click();
  await expect(button(page, 'Descarregar: procuração.pdf')).toBeVisible();
  await breakDown(page, /\/api\/files\/[0-9a-f-]+$/);
  await button(page, 'Retirar: procuração.pdf').click();
  await expect(page.getByText('Não foi possível eliminar o ficheiro.')).toBeVisible();
  await expect(page.getByText('Já não está anexado, e é eliminado do servidor ao fim de um dia.')).toBeVisible();
  await expect(button(page, 'Retirar: procuração.pdf')).toHaveCount(0);
});

test('[ERR-13, ERR-14, ERR-17, ERR-18] a download and a deletion that fail say so, and are tried again where they stand', async ({
  context,
  browser,
}) => {
  await openAccount(context, stranger('Olga', 'Paredes'));
  const name = `Solar do Paul ${crypto.randomUUID().slice(0, 6)}, Lda.`;
  const fileId = await uploadDocument(context.request, 'certidão «nova».pdf');
  const { id } = await makeEntity(context, entityData(name, [{ fileId, category: 'other' }]));
  const desk = await browser.newContext();
  await openSession(desk, accounts.admin);
  await decide(desk, id, 'approve');
  await desk.close();
  const page = await context.newPage();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(`/pt/legal-entities/${id}`);
  await page.getByRole('tab', { name: /^Documentação/ }).click();

  await page.route(/\/api\/files\/content\//, (route) => route.abort());
  const press = page.getByRole('button', { name: /^Descarregar/ });
  await press.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Não foi possível descarregar o ficheiro.' });
  await expect(alert).toContainText('certidão «nova».pdf');
  expect(logged.some((text) => text.startsWith('Download failed'))).toBe(true);
  await alert.getByRole('button', { name: 'Fechar' }).click();
  await expect(alert).toBeHidden();
  await page.unrouteAll();
  const download = page.waitForEvent('download');
  await press.click();
  expect((await download).suggestedFilename()).toBe('certidão «nova».pdf');

  await breakDown(page, /\/api\/legal-entities\/[^/]+\?force=true/);
  const remove = page.getByRole('button', { name: 'Eliminar entidade' });
  const dialog = page.getByRole('dialog', { name: `Eliminar «${name}»?` });
  await remove.click();
  await dialog.getByRole('button', { name: 'Eliminar entidade' }).click();
  await expect(page.getByText('Não foi possível eliminar. Tente de novo.').first()).toBeVisible();
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Tentar de novo' }).click();
  await dialog.getByRole('button', { name: 'Eliminar entidade' }).click();
  await expect(page.getByText(`«${name}» foi eliminado`)).toBeVisible();
});

test('[ERR-01] a page whose session is gone leads to the sign-in; who signs out ends where the server says', async ({
  context,
}) => {
  const person = stranger('Rui', 'Vidal');
  await openAccount(context, person);
  const page = await context.newPage();
  await page.goto('/pt/settings/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let signOuts = 0;
  await page.route('**/api/auth/logout', (route) => {
    signOuts += 1;
    return route.fulfill({ json: { url: 'https://provider.example/ended' } });
  });
  await page.route('https://provider.example/ended', (route) => route.fulfill({ body: 'Ended' }));
  await context.clearCookies();
  await page.getByRole('link', { name: 'Projetos', exact: true }).click();
  await expect(page).toHaveURL('/pt/sign-in?next=%2Fpt%2Fprojects%2Fmy-projects');
  expect(signOuts).toBe(0);

  await openSession(context, person.email);
  await page.goto('/pt/projects/my-projects');
  await button(page, 'Terminar sessão').click();
  await expect(page).toHaveURL('https://provider.example/ended');
  expect(signOuts).toBe(1);
});
