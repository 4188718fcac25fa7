// The form of a contract, by hand: what its inputs take, what the pricing type asks for, how its sections read, and the
// whole way without a negotiation.
import { expect, type Page, test } from '@playwright/test';
import { termsPayload } from '@wattpact/domain/samples/sample-payloads';
import {
  expectFee,
  fillBasicStep,
  fillTermsStep,
  findSecondParty,
  refuseOnce,
  registerSlowly,
} from '../../support/pages/contract-by-hand.ts';
import { button, choose, expectPage, field, nextStep, openSection } from '../../support/pages/forms.ts';
import { accounts, openDesk } from '../../support/people/people.ts';
import { type Desk, makeParties, send } from '../../support/records/made-parties.ts';

const solar = { type: 'SOLAR_POWER', installedCapacity: 40, annualForecastCapacity: 10 } as const;

/** The registration of agreed terms over half of the project's 40 MW, but with its whole technologies. */
async function openForm({ page, context }: Desk, negotiationId: string): Promise<Page> {
  const { financialConditions, ...terms } = termsPayload();
  const whole = { ...financialConditions, totalPurchasedCapacity: 40, maximumAmountEnergyAllowed: 20 };
  const agreed = { ...terms, technologies: [solar], financialConditions: whole };
  await send(context, 'post', `/negotiations/${negotiationId}/contract-templates`, agreed);
  await page.goto(`/pt/energy-contracts/register?negotiationId=${negotiationId}`);
  await expectPage(page, 'Registar contrato');
  return page;
}

/** The head of a section; the list of faults also has buttons that begin with its title. */
const head = (page: Page, title: string) =>
  page.getByRole('heading').getByRole('button', { name: new RegExp(`^${title}`) });
const errorOf = (page: Page, name: string, text: string | RegExp) =>
  expect(field(page, name)).toHaveAccessibleDescription(text);

test('[BEN-14] [CON-55] [CON-56] [CON-74] [CON-75] [CON-76] [CON-77] [CON-78] prices, shares and capacities', async ({
  browser,
}) => {
  const parties = await makeParties(browser, { message: 'Bom dia.' });
  const page = await openForm(parties.seller, parties.negotiationId);
  await nextStep(page);
  const index = page.getByRole('combobox', { name: 'Indexação', exact: true });
  const [price, share] = [field(page, 'Preço'), field(page, 'Percentagem de indexação')];
  await choose(page, 'Tipo de preço', 'Híbrido');
  await expect(price).toBeVisible();
  await expect(index).toBeVisible();
  await share.fill('33,33');
  await share.press('ArrowUp');
  await expect(share).toHaveValue('33,34');
  await choose(page, 'Tipo de preço', 'Variável');
  await expect(index).toBeVisible();
  await expect(price).toBeHidden();
  await expect(share).toBeHidden();
  await choose(page, 'Tipo de preço', 'Fixo');
  await expect(index).toBeHidden();
  await price.fill('900');
  const band = page.getByRole('region', { name: 'Comparação com o mercado' });
  await expect(band).toContainText('Contratados');
  await expect(band).toContainText('Acima do quartil superior');
  await price.fill('35,5');
  await price.press('ArrowUp');
  await expect(price).toHaveValue('35,51');

  const capacity = field(page, 'Potência total contratada');
  await capacity.fill('20,5');
  await capacity.blur();
  await errorOf(page, 'Potência total contratada', /em número inteiro/);
  await capacity.fill('39');
  await capacity.press('ArrowUp');
  await expect(capacity).toHaveValue('40');
  // Empty is nothing, and not 0: the form asks for what is missing.
  await price.fill('');
  await capacity.fill('');
  await nextStep(page);
  await errorOf(page, 'Preço', /Indique o preço\./);
  await errorOf(page, 'Potência total contratada', /Indique a potência\./);
  await parties.close();
});

test('[CON-90] [CON-91] [CON-92] [CON-93] [CON-94] sections say what is filled, open at a fault, and allot the part that is bought', async ({
  browser,
}) => {
  const parties = await makeParties(browser, { message: 'Bom dia.' });
  const page = await openForm(parties.seller, parties.negotiationId);
  const features = head(page, 'Características do projeto');
  await expect(features).toContainText('Solar · Em construção');
  await expect(page.locator('[data-state="done"]').filter({ has: features })).toBeVisible();
  await features.click();
  const technology = page.getByRole('group', { name: 'Solar' });
  for (const name of ['Potência afeta', 'Capacidade anual prevista', 'Potência de saída'])
    await expect(field(technology, name)).toBeVisible();
  await expect(technology.getByRole('combobox', { name: 'Vida útil' })).toBeVisible();
  await expect(technology.getByText('no projeto: 40 MW')).toBeVisible();
  await nextStep(page);

  await field(page, 'Potência total contratada').fill('20');
  await expect(button(page, 'Repartir 20 MW em proporção')).toBeVisible();
  await field(page, 'Volume anual').fill('90000');
  await button(page, 'Repartir também o volume: 45 GWh').click();
  await expect(button(page, 'Repartir 20 MW em proporção')).toBeHidden();
  const clauses = head(page, 'Cláusulas adicionais');
  await expect(clauses).toContainText('Facultativo');
  await clauses.click();
  await button(page, 'Adicionar cláusula').click();
  await clauses.click();
  await expect(clauses).toHaveAttribute('aria-expanded', 'false');
  await nextStep(page);
  await expect(clauses).toHaveAttribute('aria-expanded', 'true');
  await expect(clauses).toContainText(/2 erros/);
  await field(page, 'Nome').fill('Sigilo');
  await field(page, 'Descrição').fill('Os termos são confidenciais.');
  await openSection(page, 'Duração do contrato');
  await choose(page, 'Renovação automática', 'Não');
  await nextStep(page);
  await expect(page.getByText('Potência afeta 20 MW, Capacidade anual prevista 5 MW')).toBeVisible();
  await expect(page.getByText('45 GWh', { exact: true }).first()).toBeVisible();
  await button(page, 'Alterar: Cláusulas adicionais').click();
  await expect(field(page, 'Nome')).toBeFocused();
  await parties.close();
});

const heads = (page: Page) => page.getByRole('heading', { level: 2 }).getByRole('button');
const expectSections = (page: Page, titles: readonly string[]) =>
  expect(heads(page)).toHaveText(titles.map((title) => new RegExp(`^${title}`)));
const expectGroups = (page: Page, place: 'main' | 'tabpanel', titles: readonly string[]) =>
  expect(page.getByRole(place).getByRole('heading', { level: 2 })).toHaveText([...titles]);
const expectStep = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeAttached();

const basics = ['Dados principais', 'Segunda parte', 'Localização do projeto', 'Características do projeto'];
const terms = ['Condições financeiras', 'Duração do contrato', 'Partes responsáveis', 'Informações adicionais'];

test('[GEN-49, CON-21, CON-22, CON-24, CON-25, CON-26, CON-27, CON-28, CON-83, CON-85, CON-86, CON-87, CON-88, CON-89, CON-95, CON-96, CON-97, CON-98, CON-99, CON-156, FEE-12] a contract without a negotiation, from the first field to its page', async ({
  browser,
}) => {
  const context = await openDesk(browser, accounts.seller);
  const page = await context.newPage();
  const name = `PPA à mão ${crypto.randomUUID().slice(0, 6)}`;
  const submit = button(page, 'Registar contrato');
  await page.goto('/pt/energy-contracts/register');
  await expectSections(page, basics);
  await expect(submit).toHaveCount(0);
  await openSection(page, 'Segunda parte');
  await findSecondParty(page);
  await fillBasicStep(page, name);
  await nextStep(page);

  await expectStep(page, 'Passo 2 de 3: Termos e condições');
  const [conditions = '', duration = '', ...others] = terms;
  const optional = ['Termos comerciais', 'Cláusulas adicionais', 'Outros documentos'];
  await expectSections(page, [conditions, duration, 'Contrato assinado', ...others, ...optional]);
  await expect(submit).toHaveCount(0);
  await fillTermsStep(page);
  await nextStep(page);

  const last = 'Passo 3 de 3: Confirmar e registar';
  await expectStep(page, last);
  await button(page, 'Anterior').click();
  await button(page, 'Anterior').click();
  await expect(field(page, 'Nome do contrato')).toHaveValue(name);
  await nextStep(page);
  await nextStep(page);
  await expectGroups(page, 'main', [last, 'Taxa e pagamento', 'Dever de registo', ...basics, ...terms, 'Documentos']);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
  await expectFee(page);

  await refuseOnce(page, submit);
  await expectStep(page, last);
  await registerSlowly(page, submit);
  await expect(page.getByText('Contrato registado. Um administrador vai validá-lo.')).toBeVisible();
  await expectPage(page, name);
  await expectGroups(page, 'tabpanel', ['Partes', ...basics.slice(2), 'Dever de registo']);
  await page.getByRole('tab', { name: /^Termos/ }).click();
  await expectGroups(page, 'tabpanel', terms);

  // With an id the same wizard edits; there is no fee to be told.
  await page.goto(`${new URL(page.url()).pathname}/edit`);
  await expectPage(page, 'Editar contrato');
  await expectSections(page, basics);
  await nextStep(page);
  await nextStep(page);
  await expect(button(page, 'Guardar alterações')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Taxa e pagamento' })).toHaveCount(0);
  await context.close();
});
