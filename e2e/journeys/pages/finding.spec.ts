// An administrator finds a record from anywhere by Ctrl K.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Dossier } from '@wattpact/domain/dossier/dossier-api';
import { expectPage } from '../../support/pages/forms.ts';
import { accounts, openDesk } from '../../support/people/people.ts';
import { send } from '../../support/records/made-parties.ts';

interface Listed {
  id: string;
  number: string;
  name: string;
  designation: string;
  sellerLegalEntity: { id: string };
}
interface Owned {
  owner: { displayName: string };
}

async function firstOf(context: BrowserContext, path: string): Promise<Listed> {
  const { items } = await send(context, 'get', path);
  const [first] = items as Listed[];
  if (!first) throw new Error(`${path} is empty`);
  return first;
}

const typeInto = async (page: Page, text: string) => {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Pesquisar ou ir para…' });
  await expect(field).toBeFocused();
  await field.fill(text);
  return field;
};

test('[ADM-52] Ctrl K finds a company, an invoice by its number and what can be begun, with the keyboard alone', async ({
  browser,
}) => {
  const context = await openDesk(browser, accounts.admin);
  const page = await context.newPage();
  await page.goto('/admin/pt');
  await expectPage(page, 'Painel');
  const invoice = await firstOf(context, '/admin/invoices');
  const company = await firstOf(context, '/admin/legal-entities?status=approved');

  await typeInto(page, invoice.number);
  const first = page.getByRole('dialog').getByRole('option').first();
  await expect(first).toContainText(invoice.number);
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('group', { name: 'Faturas' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/invoices/${invoice.id}$`));

  const field = await typeInto(page, company.name);
  const named = page.getByRole('group', { name: 'Entidades' }).getByRole('option', { name: company.name });
  await expect(named).toBeVisible();
  for (let presses = 0; presses < 10; presses += 1) {
    const marked = await field.getAttribute('aria-activedescendant');
    if (marked === (await named.getAttribute('id'))) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expectPage(page, company.name);

  await typeInto(page, 'emitir');
  await page.getByRole('option', { name: 'Emitir fatura' }).click();
  await expect(page.getByRole('dialog', { name: 'Emitir fatura' })).toBeVisible();
  await page.keyboard.press('Escape');
  await typeInto(page, 'xqzwv');
  await expect(page.getByText('Nada encontrado')).toBeVisible();
  await context.close();
});

test("a company's page holds its dossier, and leads to the people who belong to it", async ({ browser }) => {
  const context = await openDesk(browser, accounts.admin);
  const page = await context.newPage();
  const { designation, sellerLegalEntity } = await firstOf(context, '/admin/projects');
  const { id } = sellerLegalEntity;
  const { counts } = (await send(context, 'get', `/admin/legal-entities/${id}/dossier`)) as unknown as Dossier;
  await page.goto(`/admin/pt/legal-entities/${id}`);
  await expect(page.getByRole('heading', { name: 'Verificações' })).toBeVisible();
  await expect(page.getByText('O NIF é válido no seu país.')).toBeVisible();
  for (const [tab, kind] of [
    ['Ofertas', 'offers'],
    ['Contratos', 'energyContracts'],
    ['Faturas', 'invoices'],
    ['Negociações', 'negotiations'],
    ['Projetos', 'projects'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab })).toContainText(String(counts[kind]));
  }
  await expect(page.getByRole('link', { name: designation, exact: true }).first()).toBeVisible();

  const { owner } = (await send(context, 'get', `/admin/legal-entities/${id}`)) as unknown as Owned;
  await page.getByRole('link', { name: owner.displayName, exact: true }).click();
  await expectPage(page, owner.displayName);
  await expect(page.getByRole('heading', { name: 'Entidades e papéis' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sessões iniciadas' })).toBeVisible();
  await page.getByRole('tab', { name: 'Atividade' }).click();
  await expect(page.getByRole('table', { name: 'Atividade' })).toBeVisible();
  await page.getByRole('tab', { name: 'E-mails enviados' }).click();
  await expect(page).toHaveURL(/tab=mails/);
  await context.close();
});
