// A thread in the browser: longer than its page, opened at the unread line, one pane at a time on a phone.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { button } from '../../support/pages/forms.ts';
import { closeMenu, composer, openUrl, thread } from '../../support/pages/negotiation-page.ts';
import { follow } from '../../support/pages/open-page.ts';
import { skipAgreement } from '../../support/people/people.ts';
import { holdAnswers } from '../../support/product/connections.ts';
import { makeParties, send, termsData } from '../../support/records/made-parties.ts';

const scrollUp = (area: Locator) =>
  area.evaluate((node) => {
    node.scrollTop = 0;
  });

/** From the thread of this item to what stands beside it on a desktop, and back to the list. */
async function expectTurns(page: Page, item: string): Promise<void> {
  await button(page, 'Juntar à mensagem').click();
  await expect(page.getByRole('menuitem', { name: 'Anexar ficheiros' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Criar nova versão' })).toBeVisible();
  await closeMenu(page);
  await button(page, new RegExp(`^${item}`)).click();
  await expect(page.getByRole('dialog', { name: 'Pormenores da negociação' }).getByText('Participantes')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Voltar às negociações' }).click();
  await expect(page.getByRole('list', { name: 'Em curso' })).toBeVisible();
  await expect(thread(page)).toHaveCount(0);
}

test('on a phone list, thread and details take turns; a long thread loads back, and what is read stays', async ({
  browser,
}) => {
  const buyerViewport = { width: 390, height: 844 };
  const parties = await makeParties(browser, { message: 'Mensagem 0', buyerViewport });
  const { seller, buyer, project, negotiationId: id, close } = parties;
  await skipAgreement(buyer.context);
  for (let index = 1; index <= 120; index += 1)
    await send(index % 3 === 0 ? buyer.context : seller.context, 'post', `/negotiations/${id}/messages`, {
      text: `Mensagem ${index}`,
    });
  const { page } = buyer;
  await send(buyer.context, 'patch', `/negotiations/${id}/read`, {});
  await page.goto('/pt/marketplace/negotiations');
  const list = page.getByRole('list', { name: 'Em curso' });
  await expect(thread(page)).toHaveCount(0);
  await list.getByRole('link').first().click();
  await expect(thread(page).getByText('Mensagem 120', { exact: true })).toBeInViewport();
  await expect(list).toBeHidden();
  await expect(thread(page).getByText('Mensagem 70', { exact: true })).toHaveCount(0);

  const area = thread(page);
  // Messages that arrive while older ones are loading stay.
  const older = holdAnswers(page, /\/messages\?.*before=/);
  await scrollUp(area);
  await older.asked;
  await send(seller.context, 'post', `/negotiations/${id}/messages`, { text: 'Entretanto' });
  await expect(area.getByText('Entretanto', { exact: true })).toHaveCount(1);
  await composer(page).fill('A minha');
  await composer(page).press('Enter');
  await expect(area.getByText('A minha', { exact: true })).toBeInViewport();
  await expect(area.getByText('A enviar…')).toHaveCount(0);
  await older.release();
  await expect(area.getByText('Mensagem 21', { exact: true })).toHaveCount(1);
  for (const text of ['Entretanto', 'A minha']) await expect(area.getByText(text, { exact: true })).toHaveCount(1);

  const first = area.getByText('Mensagem 21', { exact: true });
  await scrollUp(area);
  await expect(area.getByText('Mensagem 1', { exact: true })).toHaveCount(1);
  // Older messages were loaded above; the first visible one is still in view.
  await expect(first).toBeInViewport();
  await expect(async () => {
    await scrollUp(area);
    await expect(area.getByText('Mensagem 0', { exact: true })).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect(area.getByRole('button', { name: 'Ver mensagens anteriores' })).toHaveCount(0);

  await expectTurns(page, project.name);
  expect(buyer.faults).toEqual([]);
  await close();
});

test('opens at what is unread, however much that is; read is what has come into view', async ({ browser }) => {
  const { seller, buyer, negotiationId: id, close } = await makeParties(browser, { message: 'Bom dia.' });
  await skipAgreement(buyer.context);
  for (let index = 1; index <= 60; index += 1)
    await send(seller.context, 'post', `/negotiations/${id}/messages`, { text: `Mensagem ${index}` });
  const { page } = buyer;
  await page.goto(openUrl(id));
  await expect(thread(page).getByText(/60 novidades$/)).toBeInViewport();
  await expect(thread(page).getByText('Mensagem 1', { exact: true })).toBeInViewport();
  await expect(thread(page).getByText('Mensagem 60', { exact: true })).not.toBeInViewport();
  const unread = async () => (await send(buyer.context, 'get', `/negotiations/${id}`)).unreadCount;
  await send(seller.context, 'post', `/negotiations/${id}/messages`, { text: 'Mensagem fora de vista' });
  await button(page, 'Mensagens novas').waitFor();
  expect(await unread()).toBe(61);
  await button(page, 'Mensagens novas').click();
  await expect.poll(unread).toBe(0);
  const aside = await buyer.context.newPage();
  const entry = aside.getByRole('link', { name: /^Negociações/ });
  for (const one of [page, aside]) await one.goto('/pt');
  await send(seller.context, 'post', `/negotiations/${id}/messages`, { text: 'Mensagem 61' });
  await expect(entry).toHaveText('Negociações1');
  await follow(page, openUrl(id));
  await expect(thread(page).getByText(/1 novidade$/)).toBeInViewport();
  // Messages read here are not unread on any other page.
  await expect(entry).toHaveText('Negociações');

  // A version of the contract counts as unread like a message.
  // On a phone the list is alone; beside it the thread would open, and be read.
  await aside.setViewportSize({ width: 390, height: 844 });
  await follow(aside, '/pt/marketplace/negotiations');
  await follow(page, '/pt');
  const row = aside.getByRole('list', { name: 'Em curso' }).getByRole('link').first();
  await expect(row).toContainText('Mensagem 61');
  await send(seller.context, 'post', `/negotiations/${id}/contract-templates`, termsData('PPA Várzea', 35.5));
  await expect(row).toContainText('Sara: Minuta, versão 1');
  await expect(row.getByRole('img', { name: '1 novidade por ler' })).toBeVisible();
  await expect(page.getByText('Minuta, versão 1', { exact: true })).toBeVisible();
  await follow(page, openUrl(id));
  await expect(thread(page).getByText(/1 novidade$/)).toBeInViewport();
  await expect(thread(page).getByText('Minuta, versão 1', { exact: true })).toBeInViewport();
  await expect(row.getByRole('img', { name: /por ler/ })).toHaveCount(0);
  // The bell does not show what was read here either.
  const unreadNews = async () => {
    const { items } = await send(buyer.context, 'get', '/notifications');
    const all = items as { isRead: boolean; title: { data: { resourceId: string } } }[];
    return all.filter(({ isRead, title }) => !isRead && title.data.resourceId === id).length;
  };
  await expect.poll(unreadNews).toBe(0);
  expect(buyer.faults).toEqual([]);
  await close();
});
