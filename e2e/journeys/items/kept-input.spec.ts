// Wizards, reloaded and continued: the last input is what is stored. Edits over a reload: `edit-conflict`, for every kind.
import { expect, type Page, test } from '@playwright/test';
import { declareAndSend, fillContacts, fillDetails } from '../../support/pages/entity-wizard.ts';
import { attachDocument, button, expectPage, field, nextStep, openSection } from '../../support/pages/forms.ts';
import { createProject } from '../../support/pages/item-wizards.ts';
import { keepAndReload, nextWhileTextsCome, retype } from '../../support/pages/kept-input.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openAccount, openSession, skipAgreement, stranger } from '../../support/people/people.ts';
import { holdAnswers } from '../../support/product/connections.ts';
import { portugueseNumber } from '../../support/records/fiscal-numbers.ts';
import { type Desk, makeParties, send, termsData } from '../../support/records/made-parties.ts';

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const stored = async (desk: Pick<Desk, 'context'>, path: string) => send(desk.context, 'get', path);
const mark = () => crypto.randomUUID().slice(0, 6);

test('a version and a contract are sent with the price that was typed after the reload', async ({ browser }) => {
  const parties = await makeParties(browser, { message: 'Bom dia.' });
  const { page, context } = parties.seller;
  const { negotiationId } = parties;
  await send(context, 'post', `/negotiations/${negotiationId}/contract-templates`, termsData('PPA da Várzea', 35));
  await skipAgreement(context);
  await page.goto(`/pt/negotiations/${negotiationId}/contract-templates/new-contract`);
  await expectPage(page, 'Minuta de contrato, versão 2');
  await nextStep(page);
  await retype(page, 'Preço', '36,50', '33,25');
  await nextWhileTextsCome(page, 'legalEntity');
  await expect(page.getByRole('main')).toContainText('33,25');
  await button(page, 'Enviar a versão 2').click();
  await expect(page.getByText('Minuta, versão 2', { exact: true }).first()).toBeVisible();
  const latest = await stored(parties.seller, `/negotiations/${negotiationId}/contract-templates/latest`);
  expect(latest).toMatchObject({ version: 2, terms: { financialConditions: { price: 33.25 } } });

  await follow(page, `/pt/energy-contracts/register?negotiationId=${negotiationId}`);
  await nextStep(page);
  await retype(page, 'Preço', '36,50', '49,99');
  await nextStep(page);
  await expect(page.getByRole('main')).toContainText('49,99');
  await expect(page.getByRole('heading', { level: 2, name: 'Passo 3 de 3: Confirmar e registar' })).toBeFocused();
  await button(page, 'Registar contrato').click();
  await expectPage(page, 'PPA da Várzea');
  const contract = await stored(parties.seller, `/energy-contracts/${idOf(page)}`);
  expect(contract).toMatchObject({ financialConditions: { price: 49.99 } });
  await parties.close();
});

test('a new project is what was typed after the reload', async ({ context }) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  const designation = `Escrito depois ${mark()}`;
  await page.goto('/pt/projects/new-project');
  await retype(page, 'Designação', 'Escrito antes', 'Escrito a meio');
  await createProject(page, { designation, parish: 'Ota', municipality: 'Alenquer', price: '43,21', capacity: '12' });
  expect(await stored({ context }, `/projects/${idOf(page)}`)).toMatchObject({
    designation,
    financialConditions: { price: 43.21 },
    location: { parish: 'Ota', municipality: 'Alenquer' },
  });
});

test('a new company is what was typed after the reload', async ({ context }) => {
  await openAccount(context, stranger('Telma', 'Prior'));
  const page = await context.newPage();
  const company = {
    name: `Moinhos do Oeste ${mark()}, Lda.`,
    country: 'Portugal',
    fiscalNumber: portugueseNumber(),
    streetAddress: 'Rua do Moinho',
    postalCode: '3600-123',
    city: 'Castro Daire',
  } as const;
  await page.goto('/pt/legal-entities/new-legal-entity');
  await fillDetails(page, { ...company, name: 'Escrita antes, Lda.' });
  await keepAndReload(page);
  await expect(field(page, 'Nome')).toHaveValue('Escrita antes, Lda.');
  await field(page, 'Nome').fill(company.name);
  await nextStep(page);
  await fillContacts(page, company);
  await retype(page, 'Morada', 'Rua de antes', 'Rua de depois');
  await nextStep(page);
  await nextStep(page);
  await attachDocument(page, 'Outro documento', 'certidão.pdf');
  await nextStep(page);
  await declareAndSend(page, 'Enviar para aprovação');
  await expectPage(page, company.name);
  expect(await stored({ context }, `/legal-entities/${idOf(page)}`)).toMatchObject({
    name: company.name,
    streetAddress: 'Rua de depois',
  });
});

test('what was typed back to what it was is kept no longer', async ({ context }) => {
  await openSession(context, accounts.buyer);
  const page = await context.newPage();
  const name = field(page, 'Nome');
  const saved = page.getByText(/^Guardado neste navegador/);
  await page.goto('/pt/offers/new-offer');
  await name.fill('Escrito e apagado');
  await keepAndReload(page);
  await expect(name).toHaveValue('Escrito e apagado');
  await name.fill('');
  await expect(saved).toHaveCount(0);
  await page.reload();
  await expect(name).toHaveValue('');
  await name.fill('Escrito de novo');
  await expect(saved).toBeVisible();
  await name.fill('');
  await expect(saved).toHaveCount(0);
  await page.reload();
  await expect(name).toHaveValue('');
});

test('a register that refuses says so; what is typed while it is asked again stays, the rest is filled', async ({
  context,
}) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  const name = field(page, 'Nome');
  await page.goto('/pt/energy-contracts/register');
  await openSection(page, 'Segunda parte');
  const json = { type: 'about:blank', title: 'Too Many Requests', status: 429, code: 'error_too_many_requests' };
  const problem = { status: 429, contentType: 'application/problem+json', json };
  await page.route(/\/api\/fiscal-info\//, (route) => route.fulfill(problem));
  await field(page, 'Número de identificação fiscal (NIF)').fill('590101374');
  await name.focus();
  await expect(page.getByText('O registo não pôde ser consultado')).toBeVisible();
  await expect(name).toBeEnabled();
  await page.unrouteAll();

  const answer = holdAnswers(page, /\/api\/fiscal-info\/fiscal-number\//);
  await page.getByRole('button', { name: 'Consultar de novo' }).click();
  await answer.asked;
  await name.fill('Escrito entretanto');
  await answer.release();
  await expect(page.getByText('Entidade registada na plataforma')).toBeVisible();
  await expect(name).toHaveValue('Escrito entretanto');
  await expect(name).toBeEnabled();
  await expect(field(page, 'Morada')).toBeDisabled();
  await expect(field(page, 'Morada')).not.toHaveValue('');
});

test('what the register is asked for when a kept contract is opened cannot be typed meanwhile', async ({ context }) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  const name = field(page, 'Nome');
  await page.goto('/pt/energy-contracts/register');
  await openSection(page, 'Segunda parte');
  await field(page, 'Número de identificação fiscal (NIF)').fill('590101374');
  await name.focus();
  await expect(page.getByText('Entidade registada na plataforma')).toBeVisible();
  const registered = await name.inputValue();
  const answer = holdAnswers(page, /\/api\/fiscal-info\/fiscal-number\//);
  await keepAndReload(page);
  await openSection(page, 'Segunda parte');
  await answer.asked;
  await expect(name).toBeDisabled();
  await answer.release();
  await expect(page.getByText('Entidade registada na plataforma')).toBeVisible();
  await expect(name).toHaveValue(registered);
});

test('who goes on in a field while a refused step looks for its first error keeps the focus there', async ({
  context,
}) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  await page.goto('/pt/projects/new-project');
  await openSection(page, 'Localização');
  const parish = field(page, 'Freguesia');
  await expect(parish).toBeVisible();
  const next = button(page, /^Seguinte:/);
  // Within one task: the errors are drawn after it, and so the search for the field comes after the person.
  await parish.evaluate(
    (input: HTMLElement, step) => {
      (step as HTMLElement).click();
      input.focus();
    },
    await next.elementHandle(),
  );
  await expect(page.getByText('Indique a designação do projeto.').first()).toBeVisible();
  await page.keyboard.insertText('Comporta');
  await expect(parish).toHaveValue('Comporta');
  await next.click();
  await expect(field(page, 'Designação')).toBeFocused();
});
