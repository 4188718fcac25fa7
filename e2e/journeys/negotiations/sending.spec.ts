// Messages that cannot be sent at once: stored and retried automatically, or refused with the reason.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { button } from '../../support/pages/forms.ts';
import { composer, openUrl, thread } from '../../support/pages/negotiation-page.ts';
import { skipAgreement } from '../../support/people/people.ts';
import { document } from '../../support/records/documents.ts';
import { makeParties, send } from '../../support/records/made-parties.ts';

async function write(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** The call that sends a message, and the messages that arrived by it. */
function sendingTo(context: BrowserContext, id: string) {
  const messages = `/negotiations/${id}/messages`;
  const texts = async () => {
    const { items } = await send(context, 'get', messages);
    return (items as { text: string }[]).map(({ text }) => text);
  };
  return { sending: (url: URL) => url.pathname === `/api${messages}`, texts };
}

test('what is written without connection arrives once and in its order, also after a reload', async ({ browser }) => {
  const { buyer, negotiationId: id, close } = await makeParties(browser, { message: 'Bom dia.' });
  const { page, context } = buyer;
  await skipAgreement(context);
  const { sending, texts } = sendingTo(context, id);
  await page.goto(openUrl(id));
  await expect(thread(page).getByText('Bom dia.')).toBeVisible();

  // The answer is lost after the message has arrived.
  let lost = 0;
  await page.route(sending, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await write(page, 'Pergunta');
  await write(page, 'Continuação');
  await expect.poll(texts).toEqual(['Bom dia.', 'Pergunta', 'Continuação']);
  await expect(thread(page).getByText(/^A enviar…$|^Ainda sem resposta/)).toHaveCount(0);
  for (const text of ['Pergunta', 'Continuação'])
    await expect(thread(page).getByText(text, { exact: true })).toHaveCount(1);
  expect(lost).toBe(1);
  await page.unroute(sending);

  // Without a connection it survives a reload and is sent automatically.
  await page.route(sending, (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
  );
  await write(page, 'Do comboio');
  await expect(thread(page).getByText(/^Ainda sem resposta/)).toBeVisible();
  await page.reload();
  await expect(thread(page).getByText('Do comboio', { exact: true })).toBeVisible();
  await expect(composer(page)).toHaveValue('');
  await page.unroute(sending);
  await expect.poll(texts).toEqual(['Bom dia.', 'Pergunta', 'Continuação', 'Do comboio']);
  await expect(thread(page).getByText(/^A enviar…$|^Ainda sem resposta/)).toHaveCount(0);
  await expect(thread(page).getByText('Do comboio', { exact: true })).toHaveCount(1);
  await close();
});

test('a refused message says why and gives the words back; one that is too late can only be discarded', async ({
  browser,
}) => {
  const { seller, buyer, negotiationId: id, close } = await makeParties(browser, { message: 'Bom dia.' });
  const { page, context } = buyer;
  await skipAgreement(context);
  const { sending, texts } = sendingTo(context, id);
  await page.goto(openUrl(id));
  await expect(thread(page).getByText('Bom dia.')).toBeVisible();
  const uploaded = page.waitForResponse(
    (response) => response.url().includes('/api/files') && response.status() === 201,
  );
  await page
    .getByLabel('Anexar ficheiros', { exact: true })
    .first()
    .setInputFiles([document('perfil.pdf')]);
  const { id: fileId } = (await (await uploaded).json()) as { id: string };
  expect((await context.request.delete(`/api/files/${fileId}`)).ok()).toBe(true);
  await write(page, 'Segue o perfil.');
  await expect(thread(page).getByRole('alert')).toContainText('Não foi enviada. O ficheiro não existe');
  await composer(page).fill('Depois ligo.');
  await button(thread(page), 'Editar').click();
  await expect(composer(page)).toHaveValue('Segue o perfil.\nDepois ligo.');
  await expect(thread(page).getByRole('alert')).toHaveCount(0);
  await composer(page).press('Enter');
  await expect.poll(texts).toContain('Segue o perfil.\nDepois ligo.');

  // The negotiation is cancelled while the next one waits.
  let tries = 0;
  await page.route(sending, (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    tries += 1;
    return route.abort('internetdisconnected');
  });
  await write(page, 'Tarde de mais');
  await expect(thread(page).getByText(/^Ainda sem resposta/)).toBeVisible();
  await send(seller.context, 'patch', `/negotiations/${id}/cancelled`, {});
  await expect(page.getByText(/^Negociação cancelada por/)).toBeVisible();
  // After so many attempts, the next automatic one is far enough away.
  await expect.poll(() => tries).toBeGreaterThan(2);
  await page.unroute(sending);
  await button(thread(page), 'Tentar de novo').click();
  await expect(thread(page).getByRole('alert')).toContainText('Não foi enviada. O estado atual não permite este ato.');
  await expect(button(thread(page), 'Editar')).toHaveCount(0);
  await button(thread(page), 'Descartar').click();
  await expect(thread(page).getByText('Tarde de mais')).toHaveCount(0);
  await close();
});
