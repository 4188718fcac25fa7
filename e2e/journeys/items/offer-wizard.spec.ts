// An offer in its wizard: created from the first field on, found in the lists, changed.
import { expect, test } from '@playwright/test';
import { button, choose, expectPage, field, nextStep, openSection, tick } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openDesk } from '../../support/people/people.ts';
import { makeOffer } from '../../support/records/made-items.ts';

test('[OFR-21, OFR-22, OFR-23, OFR-24, OFR-25, OFR-26, OFR-27, UI-37, UI-38] an offer is made in three steps', async ({
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
  await field(page, 'Preço máximo').fill('41,5');
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

test('[OFR-58] an approved offer stands among the own ones and in the market', async ({ browser }) => {
  const [context, admin] = await Promise.all([openDesk(browser, accounts.buyer), openDesk(browser, accounts.admin)]);
  const { name } = await makeOffer(context, 'Compra nas listas', admin);
  const page = await context.newPage();
  for (const [path, title] of [
    ['/offers/my-offers', 'As minhas ofertas'],
    ['/marketplace/offers', 'Ofertas de compra'],
  ] as const) {
    await follow(page, `/pt${path}`);
    await expectPage(page, title);
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Pesquisas guardadas' }).click();
  await expect(page).toHaveURL(/\/pt\/marketplace\/offers\/saved-search$/);
  await Promise.all([context.close(), admin.close()]);
});

test('[OFR-28, UI-41] the editor has the steps of the wizard; who leaves it is asked, and comes to the offer', async ({
  browser,
}) => {
  const [context, admin] = await Promise.all([openDesk(browser, accounts.buyer), openDesk(browser, accounts.admin)]);
  const { id, name } = await makeOffer(context, 'Compra mudada', admin, { contractDuration: 'BETWEEN_5_AND_10_YEARS' });
  const page = await context.newPage();
  const dialog = page.getByRole('dialog');
  await page.goto(`/pt/offers/${id}`);
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
