// Wizards and filters by keyboard alone: where the focus is, what Enter selects, and how an error links to its other field.
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { projectPayload } from '@wattpact/domain/samples/sample-payloads';
import {
  button,
  choose,
  expectPage,
  field,
  fillRequired,
  openSection,
  tick,
  typeDate,
} from '../../support/pages/forms.ts';
import { accounts, openSession } from '../../support/people/people.ts';

const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
/** Presses the button at the foot, as a keyboard user does after reaching it with Tab. */
const goOn = async (page: Page, name: RegExp | string) => {
  await button(page, name).focus();
  await press(page, 'Enter');
};

/** Saved terms stand between a step's heading and its first section. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 5 && !(await isThere()); stops += 1) await press(page, 'Tab');
  await expect(target).toBeFocused();
}

async function open(context: BrowserContext, account: string, path: string): Promise<Page> {
  await openSession(context, account);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test.use({ viewport: { width: 1440, height: 900 } });

test('an offer is made by keyboard: Enter takes the first match and sends nothing while a list is open', async ({
  context,
}) => {
  const page = await open(context, accounts.buyer, '/pt/offers/new-offer');
  const name = `Compra sem rato ${crypto.randomUUID().slice(0, 6)}`;
  await field(page, 'Nome').focus();
  await page.keyboard.type(name);
  await press(page, 'Tab');
  const country = combobox(page, 'País');
  await expect(country).toBeFocused();

  // Enter on an open list without a search text, and then on a search without a result.
  await press(page, 'Enter');
  await page.keyboard.type('zzz');
  await expect(page.getByText('Nenhuma opção')).toBeVisible();
  await press(page, 'Enter');
  await expect(country).toHaveValue('zzz');
  await expect(country).toBeFocused();
  await country.fill('');
  await page.keyboard.type('esp');
  await expect(page.locator('[data-combobox-selected]')).toHaveText('Espanha');
  await press(page, 'Enter');
  await expect(country).toHaveValue('Espanha');
  // When reopened, the list marks the chosen country; Enter keeps it.
  await press(page, 'Shift+Tab', 'Tab');
  await expect(country).toBeFocused();
  await expect(country).toHaveAttribute('aria-expanded', 'true');
  await press(page, 'Enter');
  await expect(country).toHaveValue('Espanha');
  await expect(heading(page, 'Passo 1 de 3: Informação básica')).toBeAttached();

  await goOn(page, /^Seguinte:/);
  await expect(heading(page, 'Passo 2 de 3: Termos e condições')).toBeFocused();
  await tabTo(page, button(page, /^Condições financeiras/));
  await goOn(page, 'Anterior');
  await expect(heading(page, 'Passo 1 de 3: Informação básica')).toBeFocused();
  await goOn(page, /^Seguinte:/);
  await expect(heading(page, 'Passo 2 de 3: Termos e condições')).toBeFocused();
  await goOn(page, /^Seguinte:/);
  await expect(heading(page, 'Passo 3 de 3: Confirmação')).toBeFocused();
  await goOn(page, 'Criar oferta');
  await button(page.getByRole('dialog'), 'Criar oferta').press('Enter');
  await expectPage(page, name);
  const { country: stored } = await (await context.request.get(`/api/offers/${page.url().split('/').at(-1)}`)).json();
  expect(stored).toBe('spain');
});

/** Step 1 with 40 MW installed, step 2 with 20 MW for sale. */
async function fillInConflict(page: Page): Promise<void> {
  await choose(page, 'Fase do projeto', 'Em construção');
  await openSection(page, 'Localização');
  await combobox(page, 'País').fill('espa');
  await expect(page.locator('[data-combobox-selected]')).toHaveText('Espanha');
  await press(page, 'Enter');
  await expect(combobox(page, 'País')).toHaveValue('Espanha');
  await press(page, 'Tab');
  await page.keyboard.type('trujillo');
  await expect(page.getByRole('option', { name: /^Trujillo / })).toBeVisible();
  await expect(async () => {
    await press(page, 'ArrowDown');
    await expect(page.locator('[data-combobox-selected]')).toHaveText(/^Trujillo/, { timeout: 500 });
  }).toPass();
  await press(page, 'Enter');
  await expect(combobox(page, 'Concelho')).toHaveValue('Trujillo');
  await openSection(page, 'Tecnologias');
  await tick(page, 'Que tecnologias tem o projeto?', 'Solar');
  await field(page, 'Solar, Potência afeta').fill('40');
  await fillRequired(page, projectPayload('', ''));
  await goOn(page, /^Seguinte:/);
  await expect(heading(page, 'Passo 2 de 4: Termos e condições')).toBeFocused();
  await tick(page, 'Estrutura do contrato', 'Conforme produção');
  await choose(page, 'Tipo de preço', 'Fixo');
  await field(page, 'Preço').fill('40');
  await choose(page, 'Prestação de garantias', 'Sim');
  await field(page, 'Potência à venda').fill('20');
  await openSection(page, 'Prazo de entrega');
  const year = new Date().getFullYear() + 1;
  await typeDate(page, 'Data de início', `01/07/${year}`);
  await typeDate(page, 'Data de fim', `30/06/${year + 10}`);
  await openSection(page, 'Programação e desvios');
  await choose(page, 'Programação da energia', 'Vendedor');
  await choose(page, 'Pagamento de desvios', 'Vendedor');
}

test('[CON-73] a fault over two steps stays where it is found, marks both fields, and each leads to the other', async ({
  context,
}) => {
  const page = await open(context, accounts.seller, '/pt/projects/new-project');
  await fillInConflict(page);
  await goOn(page, /^Seguinte:/);
  const total = field(page, 'Potência à venda');
  const installed = field(page, 'Solar, Potência afeta');
  await expect(total).toBeFocused();
  await expect(total).toHaveAccessibleDescription(/É inferior à soma das potências das tecnologias/);
  const list = page.getByRole('alert').filter({ hasText: 'Há 2 campos por corrigir antes de continuar' });
  await expect(list.getByRole('button')).toHaveText([
    'Passo 1, Tecnologias: A soma das potências das tecnologias não pode exceder a potência total.',
    'Potência à venda: É inferior à soma das potências das tecnologias.',
  ]);
  await press(page, 'Tab');
  await expect(button(page, 'Ver «Tecnologias» no passo 1')).toBeFocused();
  await press(page, 'Enter');
  await expect(installed).toBeFocused();
  await expect(installed).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator(`[id="${await installed.getAttribute('aria-errormessage')}"]`)).toContainText(
    'A soma das potências das tecnologias não pode exceder a potência total.',
  );
  await button(page, 'Ver «Potência à venda» no passo 2').press('Enter');
  await expect(total).toBeFocused();

  // After one field is corrected, neither is marked any more.
  await page.keyboard.press('Control+A');
  await page.keyboard.type('40');
  await press(page, 'Tab');
  await expect(list).toHaveCount(0);
  await goOn(page, /^Seguinte:/);
  await expect(heading(page, 'Passo 3 de 4: Documentação por fase')).toBeFocused();
});

test('a filter is chosen by keyboard: typed, taken by Enter, and nothing more by a second Enter', async ({
  context,
}) => {
  const page = await open(context, accounts.buyer, '/pt/marketplace/projects');
  await expect(page.getByRole('table')).toBeVisible();
  await button(page, 'País').focus();
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog');
  const country = dialog.getByRole('textbox', { name: 'Procurar em País' });
  const boxes = dialog.getByRole('group', { name: 'País' }).getByRole('checkbox');
  await expect(country).toBeFocused();
  await expect(boxes.first()).toHaveAccessibleName('Portugal');
  await expect(boxes.nth(1)).toHaveAccessibleName('Espanha');
  await page.keyboard.type('port');
  await expect(boxes).toHaveCount(1);
  await press(page, 'Enter', 'Enter');
  await expect(page).toHaveURL(/countries=portugal$/);
  await expect(country).toHaveValue('');
  await expect(boxes.first()).toBeChecked();
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, /^País/).first()).toBeFocused();
});
