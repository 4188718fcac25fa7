// Terms that a company keeps: saved from an offer's form, used in another one, undone, renamed and deleted.
import { expect, test } from '@playwright/test';
import { button, choose, field, nextStep } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openDesk } from '../../support/people/people.ts';

test('[CON-157, CON-158, CON-159] terms are saved in one form, fill in another, and are managed', async ({
  browser,
}) => {
  const desk = await openDesk(browser, accounts.buyer);
  const page = await desk.newPage();
  const name = `Preço fixo ${crypto.randomUUID().slice(0, 6)}`;
  const price = field(page, 'Preço máximo');
  const openMenu = () => button(page, 'Termos guardados').click();
  const toTerms = async (offer: string) => {
    await follow(page, '/pt/offers/new-offer');
    await field(page, 'Nome').fill(offer);
    await nextStep(page);
  };
  await toTerms('Procura A');
  await choose(page, 'Tipo de preço', 'Fixo');
  await price.fill('39,5');
  await openMenu();
  await page.getByRole('menuitem', { name: 'Guardar estes termos' }).click();
  const saving = page.getByRole('dialog', { name: 'Guardar termos' });
  await field(saving, 'Nome').fill(name);
  await button(saving, 'Guardar').click();
  await expect(saving).toBeHidden();

  await price.fill('50');
  await openMenu();
  await page.getByRole('menuitem', { name }).click();
  await expect(price).toHaveValue('39,50');
  await button(page, 'Anular').click();
  await expect(price).toHaveValue('50,00');

  await openMenu();
  await page.getByRole('menuitem', { name: 'Gerir termos guardados' }).click();
  const managing = page.getByRole('dialog', { name: 'Termos guardados' });
  await button(managing, `Mudar o nome de ${name}`).click();
  const renaming = page.getByRole('dialog', { name: 'Mudar o nome' });
  await field(renaming, 'Nome').fill(`${name} B`);
  await button(renaming, 'Guardar').click();
  await button(managing, `Eliminar ${name} B`).click();
  await button(page.getByRole('dialog', { name: `Eliminar «${name} B»?` }), 'Eliminar termos').click();
  await expect(managing.getByText(`${name} B`)).toHaveCount(0);
  await desk.close();
});
