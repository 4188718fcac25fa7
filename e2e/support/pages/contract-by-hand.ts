// The wizard of a contract filled by hand, without a negotiation, in Portuguese.
import { expect, type Locator, type Page } from '@playwright/test';
import { holdAnswers } from '../product/connections.ts';
import { portugueseNumber, spanishNumber } from '../records/fiscal-numbers.ts';
import { choose, dayFromToday, field, openSection, suggestedField, tick, typeDate } from './forms.ts';

/** Companies of the demo: one that is registered, and one that waits for its approval. */
const registered = { fiscalNumber: '590101374', name: 'Fotão Raiano, Lda.' };
const waiting = '590117815';
const filledIn = ['Nome', 'Morada', 'Localidade', 'Código postal'];
const wrongNumber = /não é válido no país escolhido/;

async function pick(page: Page, list: Locator, option: string): Promise<void> {
  await list.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The number is checked when its field is left and when the country changes; it ends with a registered company. */
export async function findSecondParty(page: Page): Promise<void> {
  const number = field(page, 'Número de identificação fiscal (NIF)');
  const country = page.getByRole('region', { name: /^Segunda parte/ }).getByRole('combobox', { name: 'País' });
  const enter = async (value: string) => {
    await number.fill(value);
    await number.press('Tab');
  };
  const verified = (of: string, value: string) =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname === `/api/fiscal-number/${of}/${value}`);
  const spanish = spanishNumber();
  await enter(spanish);
  await expect(number).toHaveAccessibleDescription(wrongNumber);
  // The register has none with this number, so that the number itself is verified.
  const asked = verified('spain', spanish);
  await pick(page, country, 'Espanha');
  expect(await (await asked).json()).toEqual({ valid: true, existsInDatabase: false });
  await expect(number).not.toHaveAccessibleDescription(wrongNumber);
  await pick(page, country, 'Portugal');
  await expect(number).toHaveAccessibleDescription(wrongNumber);

  const unknown = portugueseNumber();
  const askedAgain = verified('portugal', unknown);
  await enter(unknown);
  await askedAgain;
  await expect(number).not.toHaveAccessibleDescription(wrongNumber);
  for (const name of filledIn) await expect(field(page, name)).toBeEnabled();

  await enter(waiting);
  await expect(page.getByText('Este número já está na plataforma')).toBeVisible();
  await expect(field(page, 'Nome')).toBeEnabled();

  await enter(registered.fiscalNumber);
  await expect(page.getByText('Entidade registada na plataforma')).toBeVisible();
  await expect(field(page, 'Nome')).toHaveValue(registered.name);
  for (const name of filledIn) {
    await expect(field(page, name)).toBeDisabled();
    await expect(field(page, name)).not.toHaveValue('');
  }
}

/** All of the first step but the second party. */
export async function fillBasicStep(page: Page, name: string): Promise<void> {
  await choose(page, 'Entidade que regista', 'Planície Dourada Solar, S.A.');
  await field(page, 'Nome do contrato').fill(name);
  await choose(page, 'Papel da sua entidade', 'Vendedor');
  await openSection(page, 'Localização do projeto');
  await field(page, 'Freguesia').fill('Várzea');
  await suggestedField(page, 'Concelho').fill('Beja');
  await openSection(page, 'Características do projeto');
  await choose(page, 'Fase do projeto', 'Em construção');
  await tick(page, 'Tecnologias', 'Solar');
}

export async function fillTermsStep(page: Page): Promise<void> {
  await choose(page, 'Estrutura do contrato', 'Conforme produção');
  await choose(page, 'Tipo de preço', 'Fixo');
  await field(page, 'Preço').fill('35,5');
  await field(page, 'Potência total contratada').fill('20');
  await field(page, 'Volume anual').fill('45000');
  await field(page, 'Energia máxima declarada ao registo').fill('20');
  await openSection(page, 'Duração do contrato');
  await typeDate(page, 'Data de assinatura', dayFromToday(-13));
  const start = field(page, 'Data de início prevista');
  await start.click();
  await page.getByRole('button', { name: /^15 \p{L}+ \d{4}$/u }).click();
  await expect(start).toHaveValue(/^15\/\d\d\/\d{4}$/);
  await typeDate(page, 'Data de fim prevista', '30/06/2040');
  await choose(page, 'Renovação automática', 'Não');
  await openSection(page, 'Partes responsáveis');
  await choose(page, 'Responsável pela programação da energia', 'Vendedor');
  await field(page, 'Unidade de programação').fill('UP-01');
  await openSection(page, 'Informações adicionais');
  await field(page, 'Informações adicionais').fill('Preenchido à mão.');
}

/** As the server calculates it, for a contract that comes from no negotiation. */
export async function expectFee(page: Page): Promise<void> {
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Taxa e pagamento' }) });
  const facts = [
    ['Tipo de taxa', 'Taxa de registo'],
    ['Periodicidade', 'Pagamento único'],
    ['Valor', /^\d[\d\s.]*,\d\d\s€/],
    ['Vencimento', /^\d\d\/\d\d\/\d{4}/],
    ['Meio de pagamento', 'Transferência bancária'],
  ] as const;
  await expect(card.locator('dt')).toHaveText(facts.map(([name]) => name));
  await expect(card.locator('dd')).toHaveText(facts.map(([, value]) => value));
}

const calls = /\/api\/energy-contracts$/;

/** The server fails: the form says so, and stays as it is. */
export async function refuseOnce(page: Page, submit: Locator): Promise<void> {
  const json = { type: 'about:blank', title: 'Internal Server Error', status: 500, code: 'error_unexpected' };
  await page.route(calls, (route) => route.fulfill({ status: 500, contentType: 'application/problem+json', json }));
  await submit.click();
  await expect(page.getByText(/^O contrato não foi registado/).first()).toBeVisible();
  await page.unroute(calls);
}

/** While the contract is stored, a dialog says so. */
export async function registerSlowly(page: Page, submit: Locator): Promise<void> {
  const answer = holdAnswers(page, calls);
  await submit.click();
  await answer.asked;
  await expect(page.getByRole('dialog').getByText('A registar o contrato…')).toBeVisible();
  await answer.release();
}
