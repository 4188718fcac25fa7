// Failures around legal entities in the browser: bad input, leaving half-way, dependents, two administrators at once.
import { type BrowserContext, expect, test } from '@playwright/test';
import { consoleFaults } from '../../support/checks/console-faults.ts';
import { decideOn } from '../../support/pages/administration.ts';
import { type Company, declareAndSend, fillContacts, fillDetails } from '../../support/pages/entity-wizard.ts';
import { attachDocument, button, choose, field, nextStep } from '../../support/pages/forms.ts';
import { accounts, openAccount, openSession, stranger } from '../../support/people/people.ts';
import { watchLine } from '../../support/product/connections.ts';
import { forgedDocument } from '../../support/records/documents.ts';
import { portugueseNumber } from '../../support/records/fiscal-numbers.ts';
import { entityData, makeEntity, uploadDocument } from '../../support/records/made-records.ts';

const company = (name: string): Company => ({
  name,
  country: 'Portugal',
  fiscalNumber: portugueseNumber(),
  streetAddress: 'Rua do Moinho 4',
  postalCode: '3600-123',
  city: 'Castro Daire',
});

const newWizard = '/pt/legal-entities/new-legal-entity';
const fiscalNumber = 'Número de identificação fiscal (NIF)';

async function asStranger(context: BrowserContext, firstName: string) {
  await openAccount(context, stranger(firstName, 'Prior'));
  return context.newPage();
}

test('[ENT-13] a number says by its own digits whether it is valid, where its country has some', async ({
  context,
}) => {
  const page = await asStranger(context, 'Teresa');
  await page.goto(newWizard);
  await field(page, fiscalNumber).fill('590101375');
  await field(page, 'Nome').focus();
  const invalid = 'O número de identificação fiscal não é válido no país escolhido. Verifique os algarismos e o país.';
  await expect(field(page, fiscalNumber)).toHaveAccessibleDescription(new RegExp(invalid));

  // A number that another entity has shows its error on blur.
  await field(page, fiscalNumber).fill('590101374');
  await field(page, 'Nome').focus();
  await expect(field(page, fiscalNumber)).toHaveAccessibleDescription(/Já existe na plataforma/);
  // The number is valid, but saying so would contradict the error.
  await expect(page.getByText('Número válido')).toBeHidden();

  // Of other countries' numbers only the form is known: none is called valid.
  await choose(page, 'País', 'Alemanha');
  await field(page, fiscalNumber).fill('DE 136695976');
  await field(page, 'Nome').focus();
  await expect(field(page, fiscalNumber)).toHaveAccessibleDescription(/só se verifica a forma/);
  await choose(page, 'País', 'Espanha');
  await expect(field(page, fiscalNumber)).toHaveAccessibleDescription(new RegExp(invalid));
  await field(page, fiscalNumber).fill('B64717838');
  await field(page, 'Nome').focus();
  await expect(field(page, fiscalNumber)).toHaveAccessibleDescription('Número válido');
  await choose(page, 'País', 'Portugal');
  await expect(field(page, fiscalNumber)).toHaveAccessibleDescription(new RegExp(invalid));
});

test('[ENT-13, UI-39, UI-40] bad input stays and leads to its field; cancelling asks first', async ({ context }) => {
  const page = await asStranger(context, 'Joana');
  await page.goto(newWizard);
  await field(page, fiscalNumber).fill('12345');
  await nextStep(page);
  const list = page.getByRole('alert').filter({ hasText: 'Há 2 campos por corrigir antes de continuar' });
  await expect(list.getByRole('button')).toHaveCount(2);
  await list.getByRole('button', { name: /^Número de identificação fiscal/ }).click();
  await expect(field(page, fiscalNumber)).toBeFocused();
  await expect(field(page, fiscalNumber)).toHaveValue('12345');
  await list.getByRole('button', { name: 'Indique o nome.' }).click();
  await expect(field(page, 'Nome')).toBeFocused();
  await expect(list.getByRole('button')).toHaveCount(2);

  // The optional codes are in a collapsed section; the error opens it.
  await fillDetails(page, company('Ventos da Serra, S.A.'));
  await page.getByRole('button', { name: /^Códigos e estatuto/ }).click();
  await field(page, 'Código ACER').fill('errado');
  await page.getByRole('button', { name: /^Códigos e estatuto/ }).click();
  await expect(field(page, 'Código ACER')).toBeHidden();
  await nextStep(page);
  await page
    .getByRole('alert')
    .getByRole('button', { name: /código ACER/i })
    .click();
  await expect(field(page, 'Código ACER')).toBeFocused();
  await expect(field(page, 'Código ACER')).toHaveValue('errado');

  await page.getByRole('button', { name: 'Cancelar' }).click();
  const question = page.getByRole('dialog', { name: 'Desistir do que preencheu?' });
  await question.getByRole('button', { name: 'Continuar a preencher' }).click();
  await expect(field(page, 'Código ACER')).toHaveValue('errado');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await question.getByRole('button', { name: 'Desistir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Área pessoal' })).toBeVisible();
  // The discarded input is gone.
  await page.goto(newWizard);
  await expect(field(page, 'Nome')).toHaveValue('');
});

test('[ENT-30] a reload keeps the input and the step; a forged document is refused by name', async ({ context }) => {
  const page = await asStranger(context, 'Olga');
  const faults = consoleFaults(context, [/415 \(Unsupported Media Type\)/]);
  const own = company('Solar do Vouga, Lda.');
  await page.goto(newWizard);
  await fillDetails(page, own);
  await nextStep(page);
  await fillContacts(page, own);
  await expect(page.getByText(/^Guardado neste navegador às/)).toBeVisible();
  const email = field(page, 'E-mail');
  await email.fill('olga@vouga.example');
  // The draft is stored a moment after the last key.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('olga@vouga.example');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(field(page, 'Morada')).toHaveValue(own.streetAddress);
  await expect(page.getByRole('button', { name: /^Pessoa de contacto/ })).toContainText('olga@vouga.example');

  await nextStep(page);
  await nextStep(page);
  // Without any document the wizard does not continue.
  await nextStep(page);
  await expect(page.getByRole('alert').getByRole('button', { name: /^Documentos:/ })).toBeVisible();
  await page.getByText('Juntar outro documento').click();
  await page.getByLabel('Poderes do utilizador', { exact: true }).setInputFiles(forgedDocument('falso.pdf'));
  await expect(page.getByText(/o conteúdo não corresponde à extensão/)).toBeVisible();
  // It would be refused again, and the next file takes its place.
  await expect(button(page, 'Tentar de novo: falso.pdf')).toHaveCount(0);
  await attachDocument(page, 'Poderes do utilizador', 'procuração.pdf');
  await expect(page.getByText('falso.pdf')).toHaveCount(0);
  await nextStep(page);
  await expect(page.getByText('olga@vouga.example')).toBeVisible();
  await declareAndSend(page, 'Enviar para aprovação');
  await expect(page.getByRole('heading', { level: 1, name: own.name })).toBeVisible();
  expect(faults).toEqual([]);
});

test('[UI-42, UI-44, ENT-71, ENT-105, ERR-10, ERR-11] dependents stop the deletion, each kind in its own sentence', async ({
  context,
}) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  await page.goto('/pt?tab=legalEntity');
  await page.getByRole('link', { name: 'Planície Dourada Solar, S.A.' }).click();
  await page.getByRole('button', { name: 'Eliminar entidade' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Ainda não é possível eliminar «Planície Dourada Solar, S.A.»');
  await expect(dialog.getByText(/^Tem \d+ projetos? associados?\.$/)).toBeVisible();
  await expect(dialog.getByText(/^Tem \d+ negociaç(ão aberta|ões abertas)/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Eliminar entidade' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Manter entidade' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Planície Dourada Solar, S.A.' })).toBeVisible();
});

test('[ENT-57, ENT-92] two administrators decide at once: one wins, the other sees what happened', async ({
  browser,
  context,
}) => {
  const name = `Eólica do Caramulo ${crypto.randomUUID().slice(0, 6)}, Lda.`;
  const owner = await asStranger(context, 'Nuno');
  const fileId = await uploadDocument(context.request, 'certidao.pdf');
  const { id } = await makeEntity(context, entityData(name, [{ fileId, category: 'other' }]));
  const desks = await Promise.all([browser.newContext(), browser.newContext()]);
  for (const desk of desks) await openSession(desk, accounts.admin);
  const [first, second] = await Promise.all(desks.map((desk) => desk.newPage()));
  if (!first || !second) throw new Error('Two pages were opened');
  // What others register at the same time must not bring the second page up to date.
  const line = await watchLine(second);
  for (const page of [first, second]) {
    await page.goto(`/admin/pt/legal-entities/${id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await line.joined;
  line.goDeaf();
  const reason = 'Falta a certidão permanente.';
  await second.getByRole('textbox', { name: /^Observações/ }).fill(reason);
  await decideOn(first, 'Aprovar');
  await expect(first.getByText('Aprovação registada')).toBeVisible();

  await decideOn(second, 'Rejeitar');
  const dialog = second.getByRole('dialog', { name: 'Este registo mudou entretanto' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Carregar o estado atual' }).click();
  await expect(second.getByText('Aprovada', { exact: true }).first()).toBeVisible();
  await expect(second.getByRole('textbox', { name: /^Observações/ })).toHaveValue(reason);
  await expect(second.getByRole('button', { name: 'Aprovar', exact: true })).toBeDisabled();

  // The owner's page says so too, and offers the deletion, since nothing depends on the entity.
  await owner.goto(`/pt/legal-entities/${id}`);
  await expect(owner.getByText(/^Aprovada em /)).toBeVisible();
  // The news of the approval comes some seconds later, and its notice would replace that of the deletion.
  await expect(owner.getByRole('button', { name: 'Notificações, 1 por ler' })).toBeVisible();
  await owner.getByRole('button', { name: 'Eliminar entidade' }).click();
  const question = owner.getByRole('dialog', { name: `Eliminar «${name}»?` });
  await question.getByRole('button', { name: 'Eliminar entidade' }).click();
  await expect(owner.getByText(`«${name}» foi eliminado`)).toBeVisible();
  await expect(owner).toHaveURL(/\/pt\/?\?tab=legalEntity/);
  await Promise.all(desks.map((desk) => desk.close()));
});

test('what a representative may do, and what their level means, stands where it is chosen', async ({ context }) => {
  const page = await asStranger(context, 'Olga');
  const one = company('Biomassa do Sabor');
  await page.goto(newWizard);
  await fillDetails(page, one);
  await nextStep(page);
  await fillContacts(page, one);
  await nextStep(page);
  const role = page.getByRole('combobox', { name: 'Papel' });
  const level = page.getByRole('combobox', { name: 'Nível', exact: true });
  await expect(role).toHaveAccessibleDescription(/tem sempre o papel de gestão/);
  await expect(level).toHaveAccessibleDescription(/não dá permissões/);
  await button(page, /^Adicionar representante/).click();
  await expect(role.last()).toHaveAccessibleDescription('O que a pessoa pode fazer em nome da entidade.');
  await role.last().click();
  await page.getByRole('option', { name: 'Registo', exact: true }).click();
  await expect(role.last()).toHaveAccessibleDescription('Consulta, regista contratos e carrega documentos.');
});
