// Two sides of a negotiation in their browsers: messages and versions reach the other without a reload. In Portuguese.
import { expect, type Page } from '@playwright/test';
import { button, dayFromToday, expectPage, field, nextStep, typeDate } from './forms.ts';
import { expectNews, unread } from './notifications.ts';
import { follow } from './open-page.ts';

const thread = (page: Page) => page.getByRole('region', { name: 'Mensagens' });

async function say(page: Page, text: string): Promise<void> {
  await field(page, 'Mensagem').fill(text);
  await page.keyboard.press('Enter');
  await expect(thread(page).getByText(text)).toBeVisible();
}

/** The guest begins at the item's page; the owner is notified and opens the same negotiation. */
export async function negotiate(owner: Page, guest: Page, item: string): Promise<void> {
  const before = await unread(owner);
  await guest.getByRole('link', { name: 'Negociar', exact: true }).click();
  const agreement = guest.getByRole('dialog', { name: `Iniciar negociação sobre «${item}»` });
  await expect(agreement).toContainText('fica obrigada a pagar as taxas aplicáveis');
  await button(agreement, 'Aceitar e iniciar').click();
  await say(guest, 'Buenos días. Nos interesan 20 MW desde julio.');
  await expectNews(owner, before, item);

  await follow(owner, '/pt/marketplace/negotiations');
  await owner.getByRole('list', { name: 'Em curso' }).getByRole('link').filter({ hasText: item }).click();
  await button(owner.getByRole('dialog'), 'Aceitar e abrir').click();
  await expect(thread(owner).getByText('Buenos días. Nos interesan 20 MW desde julio.')).toBeVisible();
  await say(owner, 'Bom dia. A 35,50 €/MWh podemos avançar.');
  await expect(thread(guest).getByText('Bom dia. A 35,50 €/MWh podemos avançar.')).toBeVisible();
  await say(guest, 'Preparem una minuta, por favor.');
  await expect(thread(owner).getByText('Preparem una minuta, por favor.')).toBeVisible();
}

/** The owner sends a version, the guest sends one with a lower price, and both see the changes. */
export async function exchangeVersions(owner: Page, guest: Page, name: string): Promise<void> {
  await owner.getByRole('link', { name: 'Criar nova versão' }).first().click();
  await expectPage(owner, 'Minuta de contrato, versão 1');
  await field(owner, 'Nome').fill(name);
  await nextStep(owner);
  await expect(field(owner, 'Preço')).toHaveValue('35,50');
  await field(owner, 'Energia máxima declarada ao registo').fill('20');
  // The first missing field takes the focus, and no calendar opens over the form.
  await nextStep(owner);
  await expect(field(owner, 'Data de assinatura')).toBeFocused();
  await expect(owner.locator('[data-dates-dropdown]')).toBeHidden();
  await typeDate(owner, 'Data de assinatura', dayFromToday(-13));
  await nextStep(owner);
  await button(owner, 'Enviar a versão 1').click();
  await expect(thread(owner).getByText('Minuta, versão 1', { exact: true })).toBeVisible();
  await expect(thread(guest).getByText('Minuta, versão 1', { exact: true })).toBeVisible();

  await guest.getByRole('link', { name: 'Criar nova versão' }).first().click();
  await expectPage(guest, 'Minuta de contrato, versão 2');
  await nextStep(guest);
  await field(guest, 'Preço').fill('33,5');
  await nextStep(guest);
  const change = 'O preço desce de 35,50 para 33,50 €/MWh, menos 5,6 %';
  await expect(guest.getByRole('listitem').filter({ hasText: 'O preço desce de' })).toContainText(change);
  await button(guest, 'Enviar a versão 2').click();

  await expect(thread(owner).getByText('1 alteração em relação à versão 1')).toBeVisible();
  await thread(owner)
    .getByRole('link', { name: /^Minuta, versão 2.*Ver alterações$/ })
    .click();
  await expectPage(owner, 'Minuta, versão 2');
  await expect(owner.getByRole('listitem').filter({ hasText: 'O preço desce de' })).toContainText(change);
  await owner.getByRole('link', { name: 'Ver negociação' }).click();
}
