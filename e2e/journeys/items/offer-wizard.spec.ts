// An offer in its wizard: created from the first field on, found in the lists, changed.
import { expect, type Page, test } from '@playwright/test';
import { button, choose, expectPage, field, nextStep, openSection, tick } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openDesk } from '../../support/people/people.ts';
import { makeOffer } from '../../support/records/made-items.ts';

/** A price keeps two decimals while it is typed; a whole number is not changed. */
async function expectTypedNumbers(page: Page): Promise<void> {
  const price = field(page, 'Preço máximo');
  await price.pressSequentially('41,507');
  await expect(price).toHaveValue('41,50');
  await price.blur();
  await expect(price).toHaveValue('41,50');
  const power = field(page, 'Potência procurada');
  await power.pressSequentially('12,5');
  await expect(power).toHaveValue('12,5');
  await power.blur();
  await expect(power).toHaveAccessibleDescription(/número inteiro/);
  await power.fill('');
}

test('[OFR-21, OFR-22, OFR-23, OFR-24, OFR-25, OFR-26, OFR-27, UI-37, UI-38, VAL-18] an offer is made in three steps', async ({
  browser,
}) => {
  const context = await openDesk(browser, accounts.buyer);
  const page = await context.newPage();
  const name = `Compra em três passos ${crypto.randomUUID().slice(0, 6)}`;
  await page.goto('/pt/offers/new-offer');
  await expectPage(page, 'Criar oferta');
  await expect(page.getByRole('combobox', { name: 'Comprador' })).toHaveValue('Vidros Areia Fina, S.A.');
  await expect(button(page, 'Cancelar')).toBeVisible();
  await expect(button(page, 'Anterior')).toHaveCount(0);
  await field(page, 'Nome').fill(name);
  await choose(page, 'País', 'Espanha');
  await tick(page, 'Tecnologias', 'Solar');
  await tick(page, 'Tecnologias', 'Hídrica');
  await nextStep(page);
  for (const [title, isOpen] of [
    ['Condições financeiras', 'true'],
    ['Duração', 'false'],
    ['Informações adicionais', 'false'],
  ] as const)
    await expect(button(page, new RegExp(`^${title}`))).toHaveAttribute('aria-expanded', isOpen);
  await choose(page, 'Tipo de preço', 'Fixo');
  await expectTypedNumbers(page);
  await choose(page, 'Tipo de preço', 'Variável');
  await expect(field(page, 'Preço máximo')).toBeHidden();
  await openSection(page, 'Duração');
  await choose(page, 'Duração do contrato', '5 a 10 anos');
  const negotiable = page.getByRole('switch', { name: 'Condições negociáveis' });
  await expect(negotiable).toBeChecked();
  await negotiable.uncheck();
  await expect(button(page, 'Anterior')).toBeVisible();
  await nextStep(page);
  const main = page.getByRole('main');
  for (const text of [name, 'Espanha', 'Solar, Hídrica', 'Variável', '5 a 10 anos'])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  await button(page, 'Criar oferta').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await button(dialog, 'Criar oferta').click();
  await expectPage(page, name);
  await expect(main.getByText('A publicar quando aprovada')).toBeVisible();
  await context.close();
});

test('[OFR-28, OFR-58, UI-41] an offer is found in its lists; who leaves its editor is asked, and comes to the offer', async ({
  browser,
}) => {
  const [context, admin] = await Promise.all([openDesk(browser, accounts.buyer), openDesk(browser, accounts.admin)]);
  const { id, name } = await makeOffer(context, 'Compra mudada', admin, { contractDuration: 'BETWEEN_5_AND_10_YEARS' });
  const page = await context.newPage();
  const dialog = page.getByRole('dialog');
  await follow(page, '/pt/marketplace/offers');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Pesquisas guardadas' }).click();
  await expect(page).toHaveURL(/\/pt\/marketplace\/offers\/saved-search$/);
  await follow(page, '/pt/offers/my-offers');
  await expectPage(page, 'As minhas ofertas');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('link', { name: 'Editar' }).click();
  await expect(page).toHaveURL(new RegExp(`/pt/offers/${id}/edit$`));
  await expect(field(page, 'Nome')).toHaveValue(name);
  await field(page, 'Nome').fill(`${name} mudada`);
  await nextStep(page);
  await openSection(page, 'Duração');
  await expect(page.getByRole('combobox', { name: 'Duração do contrato' })).toHaveValue('5 a 10 anos');
  await nextStep(page);
  await button(page, 'Enviar para validação').click();
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  // Nothing is sent yet: going back asks, as it does without the question.
  await page.evaluate(() => history.back());
  const leaving = page.getByRole('dialog', { name: 'Sair desta página?' });
  await button(leaving, 'Ficar nesta página').click();
  await expect(leaving).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/pt/offers/${id}/edit$`));
  await button(page, 'Cancelar').click();
  await button(dialog, 'Desistir').click();
  await expectPage(page, name);
  await Promise.all([context.close(), admin.close()]);
});
