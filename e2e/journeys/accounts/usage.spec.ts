// Visits and acts are counted from the moment somebody agrees until they withdraw it, and administrators read the counts.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { button, choose } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openAccount, openDesk, stranger } from '../../support/people/people.ts';

const consent = (page: Page) => page.getByRole('switch', { name: 'Cookies analíticos' });

/** As when the reader turns to another tab or leaves. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

async function countOf({ request }: { request: APIRequestContext }, name: string): Promise<number> {
  const answer = await request.get(`/api/admin/telemetry?days=7&name=${name}`);
  expect(answer.status()).toBe(200);
  const { days } = await answer.json();
  return days.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
}

test('[GEN-62, GEN-63] only what is opened and done with consent is counted, by the name of the page', async ({
  browser,
  context,
}) => {
  await openAccount(context, stranger('Eva', 'Pinho'));
  const desk = await openDesk(browser, accounts.admin);
  const before = { visits: await countOf(desk, 'own_invoices'), asked: await countOf(desk, 'support_asked') };
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/telemetry')) sent.push(request.postData() ?? '');
  });
  await page.goto('/pt/invoices/my-invoices');
  await follow(page, '/pt/settings/privacy');
  await consent(page).click();
  await expect(page.getByText('Preferências guardadas')).toBeVisible();
  await follow(page, '/pt/invoices/my-invoices');
  await button(page, 'Contactar o apoio').click();
  await choose(page, 'Categoria', 'Outro assunto');
  await page.getByRole('textbox', { name: /^Descrição/ }).fill('Como se emite uma fatura?');
  await button(page, 'Enviar mensagem').click();
  await expect(page.getByText('Mensagem enviada', { exact: true })).toBeVisible();
  await hide(page);
  await expect.poll(() => countOf(desk, 'own_invoices')).toBe(before.visits + 1);
  expect(await countOf(desk, 'support_asked')).toBe(before.asked + 1);
  // Counting begins when its script is there: by then another page may be open than the one on which one agrees.
  const counted = sent.map((text) => JSON.parse(text).counted.filter((one: string) => one !== 'privacy'));
  expect(counted).toEqual([['own_invoices', 'support_asked']]);

  await follow(page, '/pt/settings/privacy');
  await consent(page).click();
  await expect(consent(page)).not.toBeChecked();
  await follow(page, '/pt/invoices/my-invoices');
  await hide(page);
  // Where nothing is counted the choice is locked, and says why.
  await page.route('**/api/settings', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), telemetry: false } });
  });
  await page.goto('/pt/settings/privacy');
  await expect(consent(page)).toBeDisabled();
  await expect(consent(page)).not.toBeChecked();
  await expect(page.getByText('Esta instalação não conta nada, por isso não há o que aceitar.')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await countOf(desk, 'own_invoices')).toBe(before.visits + 1);
  await desk.close();
});

test('[GEN-63] administrators choose a period and a page in the address, and are not counted themselves', async ({
  browser,
}) => {
  const desk = await openDesk(browser, accounts.admin);
  const page = await desk.newPage();
  await page.goto('/admin/pt/usage');
  await expect(page.getByRole('heading', { level: 2, name: 'Todas as páginas' })).toBeVisible();
  await page.getByRole('combobox', { name: 'O que é contado' }).click();
  await page.getByRole('option', { name: 'As minhas faturas' }).click();
  await expect(page).toHaveURL(/name=own_invoices/);
  await page.getByRole('radiogroup', { name: 'Período' }).getByText('7 dias').click();
  await expect(page).toHaveURL(/days=7/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'As minhas faturas' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '7 dias' })).toBeChecked();
  await follow(page, '/admin/pt/settings/privacy');
  await expect(page.getByText('O que os administradores fazem não é contado')).toBeVisible();
  await expect(consent(page)).toHaveCount(0);
  await desk.close();
});
