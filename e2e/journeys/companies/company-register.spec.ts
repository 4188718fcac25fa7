// What an outside register of companies says of a number: it fills what is empty, and a person confirms it. The server's
// tests ask a register over HTTP; here the page gets its answers.
import { expect, type Page, test } from '@playwright/test';
import { button, field, openSection } from '../../support/pages/forms.ts';
import { accounts, openAccount, openSession, stranger } from '../../support/people/people.ts';
import { portugueseNumber } from '../../support/records/fiscal-numbers.ts';

const company = { name: 'Solar do Vale, Lda.', streetAddress: 'Rua da Central, 4', postalCode: '', city: 'Évora' };
const numberLabel = 'Número de identificação fiscal (NIF)';
const suggested = 'Encontrada num registo de empresas externo';
const unavailable = 'O registo de empresas externo não respondeu';

const suggest = (page: Page) =>
  page.route(/\/api\/fiscal-info\//, (route) => {
    const fiscalNumber = new URL(route.request().url()).pathname.split('/').at(-1);
    return route.fulfill({ json: { ...company, fiscalNumber, country: 'portugal', source: 'register' } });
  });
const fail = (page: Page) =>
  page.route(/\/api\/fiscal-info\//, (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Not Found', status: 404, code: 'error_company_register' },
    }),
  );

test('[VAL-15] a counterparty of the outside register is suggested, open to corrections', async ({ context }) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  await page.goto('/pt/energy-contracts/register');
  await openSection(page, 'Segunda parte');
  await fail(page);
  await field(page, numberLabel).fill(portugueseNumber());
  await field(page, 'Morada').fill('Rua que já lá estava');
  await expect(page.getByText(unavailable)).toBeVisible();
  await page.unrouteAll();
  await suggest(page);
  await button(page, 'Consultar de novo').click();
  await expect(page.getByText(suggested)).toBeVisible();
  await expect(field(page, 'Nome')).toHaveValue(company.name);
  await expect(field(page, 'Nome')).toBeEnabled();
  await expect(field(page, 'Morada')).toHaveValue('Rua que já lá estava');
  await expect(field(page, 'Código postal')).toHaveValue('');

  // Another number takes with it what was filled in for the one before, and leaves what was corrected.
  await field(page, 'Nome').fill('Solar do Vale II');
  await page.unrouteAll();
  await field(page, numberLabel).fill('590101374');
  await field(page, 'Nome').focus();
  await expect(page.getByText('Entidade registada na plataforma')).toBeVisible();
  await expect(field(page, 'Nome')).toBeDisabled();
  await expect(field(page, 'Nome')).toHaveValue('Fotão Raiano, Lda.');
});

test('[VAL-15] a new company is filled in from the outside register where it has one', async ({ context }) => {
  await openAccount(context, stranger('Rita', 'Paiva'));
  const page = await context.newPage();
  await page.route('**/api/settings', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), companyRegister: true } });
  });
  await suggest(page);
  await page.goto('/pt/legal-entities/new-legal-entity');
  await field(page, numberLabel).fill(portugueseNumber());
  await field(page, 'Nome').focus();
  await expect(page.getByText(suggested)).toBeVisible();
  await expect(field(page, 'Nome')).toHaveValue(company.name);
  await page.unroute(/\/api\/fiscal-info\//);
  await fail(page);
  await field(page, numberLabel).fill(portugueseNumber());
  await field(page, 'Nome').focus();
  await expect(page.getByText(unavailable)).toBeVisible();
  // What was filled in for the number before is another company's.
  await expect(field(page, 'Nome')).toHaveValue('');
  await expect(field(page, 'Nome')).toBeEnabled();
});
