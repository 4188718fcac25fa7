// The filters by phase, pricing type and start of delivery: chosen in the sheet, told by pills, kept by the address.
import { expect, test } from '@playwright/test';
import { button } from '../../support/pages/forms.ts';
import { accounts, openSession } from '../../support/people/people.ts';

test('[SRCH-60] a phase, a pricing type and days of start are chosen in the sheet; a reload shows the same', async ({
  context,
}) => {
  await openSession(context, accounts.buyer);
  const page = await context.newPage();
  await page.goto('/pt/marketplace/projects');
  await button(page, 'Mais filtros').click();
  const sheet = page.getByRole('dialog', { name: 'Pesquisa avançada' });
  await sheet.getByRole('group', { name: 'Fase do projeto' }).getByText('Em construção').click();
  const days = sheet.getByRole('group', { name: 'Início da entrega' });
  await days.getByLabel('Início da entrega: De').fill('01/01/2027');
  await days.getByLabel('Início da entrega: Até').fill('31/12/2030');
  await page.keyboard.press('Tab');
  await sheet.getByRole('tab', { name: 'Termos e condições' }).click();
  await sheet.getByRole('group', { name: 'Tipo de preço' }).getByText('Fixo', { exact: true }).click();
  await button(sheet, /^Ver \d+ resultado/).click();

  const pills = page.getByRole('list', { name: 'Filtros ativos' }).getByRole('listitem');
  const told = ['Fase do projeto Em construção', 'Início da entrega 01/01/2027–31/12/2030', 'Tipo de preço Fixo'];
  await expect(page).toHaveURL(/startDateStart=/);
  const listed = async (search: string): Promise<string[]> => {
    const { items } = await (await context.request.get(`/api/search/projects${search}`)).json();
    return items.map(({ designation }: { designation: string }) => designation);
  };
  const [found, all] = [await listed(new URL(page.url()).search), await listed('?limit=100')];
  const table = page.getByRole('table');
  const expectFound = async () => {
    for (const text of told) await expect(pills.filter({ hasText: text })).toBeVisible();
    for (const name of found) await expect(table).toContainText(name);
    for (const name of all.filter((one) => !found.includes(one))) await expect(table).not.toContainText(name);
  };
  expect(found.length).toBeGreaterThan(0);
  expect(all.length).toBeGreaterThan(found.length);
  await expectFound();
  await page.reload();
  await expectFound();

  await button(page, 'Retirar o filtro Tipo de preço Fixo').click();
  await expect(page).not.toHaveURL(/pricingType/);
});
