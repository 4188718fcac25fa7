// The pages of a legal entity, as its own users and administrators see them.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { consoleFaults } from '../../support/checks/console-faults.ts';
import { type Company, declareAndSend, fillContacts, fillDetails } from '../../support/pages/entity-wizard.ts';
import { button, choose, field, nextStep, openSection } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openAccount, openSession, stranger } from '../../support/people/people.ts';
import { document } from '../../support/records/documents.ts';
import { portugueseNumber } from '../../support/records/fiscal-numbers.ts';
import { decide, editEntity, entityData, makeEntity, uploadDocument } from '../../support/records/made-records.ts';

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}, Lda.`;

async function administrator(context: BrowserContext): Promise<BrowserContext> {
  const desk = await context.browser()?.newContext();
  if (!desk) throw new Error('No browser');
  await openSession(desk, accounts.admin);
  return desk;
}

/** A company that waits for a decision, and the administrator who decides. */
async function makeWaiting(context: BrowserContext) {
  await openAccount(context, stranger('Nuno', 'Prior'));
  const desk = await administrator(context);
  const fileId = await uploadDocument(context.request, 'certidão permanente.pdf');
  const data = entityData(unique('Eólica do Montemuro'), [{ fileId, category: 'other' }]);
  const { id } = await makeEntity(context, data);
  return { desk, data, id, name: data.name };
}

/** Rejected, corrected, approved, changed and approved again. */
async function makeExperienced(context: BrowserContext) {
  const made = await makeWaiting(context);
  const { desk, data, id } = made;
  await decide(desk, id, 'reject', 'A certidão caducou.');
  await editEntity(context, id, { ...data, city: 'Viseu' });
  await decide(desk, id, 'approve', 'Está tudo certo.');
  await editEntity(context, id, { ...data, city: 'Viseu', houseNumber: '6' });
  await decide(desk, id, 'approve', 'Obrigado.');
  await desk.close();
  return made;
}

/** The terms of a definition list with their values. */
const definition = (page: Page, term: string) =>
  page
    .locator('dt', { hasText: new RegExp(`^${term.replace(/[()]/g, '\\$&')}$`) })
    .locator('xpath=following-sibling::dd[1]');

test('[ENT-58, ENT-91, ENT-93, ENT-94] an entity says what it waits for, why it was rejected, what was said', async ({
  context,
}) => {
  const { desk, data, id, name } = await makeWaiting(context);
  const page = await context.newPage();
  await page.goto(`/pt/legal-entities/${id}`);
  // Waiting, then rejected with the reason: it stays rejected until it is sent again.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/^Aguarda aprovação desde /)).toBeVisible();
  await decide(desk, id, 'reject', 'A certidão caducou.');
  await page.reload();
  await expect(page.getByText(/^Rejeitada em /)).toBeVisible();
  await expect(page.getByRole('main').getByText('«A certidão caducou.»').first()).toBeVisible();
  await editEntity(context, id, { ...data, city: 'Viseu' });
  await page.reload();
  await expect(page.getByText(/^Aguarda aprovação desde /)).toBeVisible();
  // Three entries need no sheet.
  await expect(page.getByRole('button', { name: /^Ver todos/ })).toHaveCount(0);
  await decide(desk, id, 'approve', 'Obrigado.');
  await page.reload();
  await expect(page.getByText(/^Aprovada em /)).toBeVisible();
  await expect(page.getByText('«Obrigado.»').first()).toBeVisible();
  await desk.close();
});

/** The four newest, then all of them in the sheet, newest first, each with its comment and changes. */
async function expectHistory(page: Page): Promise<void> {
  const side = page.getByRole('complementary').filter({ hasText: 'Detalhes' });
  await expect(side.getByRole('heading', { name: 'Detalhes' })).toBeVisible();
  await expect(side.getByRole('button', { name: 'Eliminar entidade' })).toBeVisible();
  const panel = side.locator('li:has(time)');
  await expect(panel).toHaveCount(4);
  await side.getByRole('button', { name: 'Ver todos (6)' }).click();
  const entries = page.getByRole('dialog', { name: 'Histórico' }).getByRole('listitem');
  await expect(entries).toHaveCount(6);
  const scrolled = page.getByRole('region', { name: 'Histórico' });
  expect((await scrolled.boundingBox())?.height).toBeLessThanOrEqual(500);
  for (const [at, icon] of ['check', 'pencil', 'check', 'pencil', 'x', 'plus'].entries())
    await expect(entries.nth(at).locator('svg'), `entry ${at}`).toHaveClass(new RegExp(`tabler-icon-${icon}( |$)`));
  await expect(entries.nth(0)).toContainText('«Obrigado.»');
  await expect(entries.nth(1)).toContainText(/Número de porta: 4\s*→\s*6/);
  await expect(entries.nth(3)).toContainText(/Localidade: Castro Daire\s*→\s*Viseu/);
  await expect(entries.nth(4)).toContainText('Rejeitada');
  await expect(entries.nth(4)).toContainText('«A certidão caducou.»');
  await expect(entries.nth(5)).toContainText('Criada');
  await expect(entries.nth(5)).toContainText(/\d\d\/\d\d\/\d{4}/);
  await page.keyboard.press('Escape');
}

/** The overview of the experienced company. */
async function expectFacts(page: Page, { name, fiscalNumber }: { name: string; fiscalNumber: string }): Promise<void> {
  for (const [term, value] of [
    ['País', 'Portugal'],
    // The first of two: the contact person has one, too.
    ['Nome', name],
    ['Rua', 'Rua do Moinho'],
    ['Número de porta', '6'],
    ['Localidade', 'Viseu'],
    ['Código postal', '3600-123'],
    ['Certidão permanente', '1234-5678-9012'],
    ['Código ACER', 'A0001234X.PT'],
    ['Código CRIA', 'ABC1234DE'],
    ['Agente de mercado', 'Sim'],
  ] as const) {
    await expect(definition(page, term).first(), term).toHaveText(value);
  }
  await expect(definition(page, 'NIF')).toHaveText(new RegExp(fiscalNumber.replace(/(\d{3})(?=\d)/g, '$1\\s?')));
}

test('[ENT-53, ENT-85, ENT-86, ENT-87, ENT-88, ENT-89, ENT-90, ENT-95, ENT-96, HIS-02, HIS-03, HIS-04, HIS-05, HIS-06, HIS-07, HIS-08, HIS-09, HIS-10, HIS-11, HIS-12, HIS-16] what an entity is, its people, documents and history', async ({
  context,
}) => {
  const faults = consoleFaults(context);
  const { data, id } = await makeExperienced(context);
  const page = await context.newPage();
  await page.goto(`/pt/legal-entities/${id}`);
  await expect(page.getByText('Aprovada', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Rua do Moinho, 6, 3600-123 Viseu, Portugal')).toBeVisible();
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText([/^Visão geral/, /^Colaboradores/, /^Documentação/]);
  await expectFacts(page, data);
  await expect(page.getByRole('link', { name: 'Editar entidade' }).first()).toHaveAttribute(
    'href',
    `/pt/legal-entities/${id}/edit`,
  );

  // Its people, whose rows open nothing for the entity's own users, and its documents.
  await tabs.nth(1).click();
  const people = page.getByRole('table', { name: 'Colaboradores' });
  // Beside the side panel the phone and the level are below their neighbours.
  await expect(people.getByRole('columnheader')).toHaveText(['Nome', 'E-mail', 'Papel']);
  await expect(people.getByRole('row', { name: /Rita Alves/ })).toContainText(/Contratação.*Procuração/);
  await expect(people.getByRole('button')).toHaveCount(0);
  await tabs.nth(2).click();
  await expect(page.getByText('certidão permanente.pdf')).toBeVisible();
  await expectHistory(page);
  expect(faults).toEqual([]);
});

test('[ENT-97, ENT-98, ENT-103, PERM-10] administrators list entities, open one from a project, and edit an employee', async ({
  context,
}) => {
  await openSession(context, accounts.admin);
  const page = await context.newPage();
  await page.goto('/admin/pt/legal-entities');
  await expect(page.getByRole('table', { name: 'Entidades' }).getByRole('columnheader')).toHaveText([
    'Id.',
    'Nome',
    'NIF',
    'Estado',
    'Titular',
    'Criada em',
  ]);
  await follow(page, '/admin/pt/projects?searchQuery=Azinheira');
  await page.getByRole('link', { name: 'Ampliação Solar da Azinheira' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Planície Dourada Solar, S.A.' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Planície Dourada Solar, S.A.' })).toBeVisible();

  const own = await context.browser()?.newContext();
  if (!own) throw new Error('No browser');
  await openAccount(own, stranger('Vera', 'Lopes'));
  const fileId = await uploadDocument(own.request, 'poderes.pdf');
  const { id } = await makeEntity(own, entityData(unique('Solar do Paiva'), [{ fileId, category: 'user_powers' }]));
  await own.close();
  await follow(page, `/admin/pt/legal-entities/${id}`);
  await page.getByRole('tab', { name: /^Colaboradores/ }).click();
  await page.getByRole('button', { name: 'Rita Alves' }).click();
  const sheet = page.getByRole('dialog', { name: 'Editar colaborador' });
  await expect(sheet.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  await choose(page, 'Papel', 'Registo');
  await choose(page, 'Nível de autorização', 'Gerência');
  await sheet.getByRole('button', { name: 'Guardar' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('row', { name: /Rita Alves/ })).toContainText(/Registo.*Gerência/);
});

/** The answer of a server that finds errors in two steps. */
const severalErrors = {
  status: 400,
  contentType: 'application/problem+json',
  json: {
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    code: 'error_invalid_input',
    errors: [
      { path: 'name', key: 'error_required.name' },
      { path: 'contact.phone', key: 'error_phone_number' },
    ],
  },
};

const newCompany = (): Company => ({
  name: unique('Hídrica do Vouga'),
  country: 'Portugal',
  fiscalNumber: portugueseNumber(),
  streetAddress: 'Rua da Ponte 2',
  postalCode: '3600-123',
  city: 'Castro Daire',
});

test('[ENT-29, ENT-50, ENT-51, ENT-52, ENT-54, FIL-09, FIL-18] the wizard: steps, failed uploads, five documents, errors in several steps', async ({
  context,
}) => {
  await openAccount(context, stranger('Elsa', 'Prior'));
  const page = await context.newPage();
  const company = newCompany();
  await page.goto('/pt/legal-entities/new-legal-entity');
  const steps = page.getByRole('navigation', { name: 'Passos' }).getByRole('listitem');
  await expect(steps).toHaveText([
    /Dados da entidade/,
    /Contactos.*Morada e pessoa de contacto/,
    /Representantes/,
    /Documentos/,
    /Confirmação/,
  ]);
  await fillDetails(page, company);
  await openSection(page, 'Códigos e estatuto');
  await expect(page.getByRole('switch', { name: 'A entidade é agente de mercado' })).not.toBeChecked();
  await nextStep(page);
  // Address and contact person are on one page.
  await fillContacts(page, company);
  await expect(field(page, 'Localidade')).toHaveValue(company.city);
  await nextStep(page);
  await nextStep(page);

  let refused = false;
  await page.route('**/api/files/upload', async (route) => {
    if (refused) return route.continue();
    refused = true;
    return route.abort('connectionfailed');
  });
  await page.getByText('Juntar outro documento').click();
  const chooser = page.getByLabel('Outro documento', { exact: true });
  await chooser.setInputFiles(document('um.pdf'));
  await expect(page.getByText(/não foi possível carregar|não foi carregado/i)).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo: um.pdf' }).click();
  await expect(page.getByRole('button', { name: 'Descarregar: um.pdf' })).toBeVisible();

  await chooser.setInputFiles(['dois', 'três', 'quatro', 'cinco', 'seis'].map((name) => document(`${name}.pdf`)));
  await expect(page.getByText(/Os restantes não foram carregados/)).toBeVisible();
  await expect(page.getByText('5 de 5 documentos')).toBeVisible();
  await expect(page.getByText('seis.pdf')).toHaveCount(0);
  await nextStep(page);
  await button(page, 'Enviar para aprovação').click();
  await expect(page.getByRole('checkbox', { name: /Declaro que sou responsável/ })).toBeFocused();
  await expect(page).toHaveURL(/new-legal-entity/);
  await button(page, 'Alterar: Morada').click();
  await expect(field(page, 'Morada')).toBeFocused();

  await page.route('**/api/legal-entities/create', (route) => route.fulfill(severalErrors));
  for (const _ of ['representatives', 'documents', 'confirmation']) await nextStep(page);
  await declareAndSend(page, 'Enviar para aprovação');
  await expect(page.getByText('Há erros por corrigir. Verifique cada passo.')).toBeVisible();
});
