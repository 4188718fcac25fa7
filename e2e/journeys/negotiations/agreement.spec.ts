// The question about the fees before a negotiation, and what is said where terms are not negotiable.
import { expect, test } from '@playwright/test';
import { projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { button } from '../../support/pages/forms.ts';
import { agreementOf, composer, expectNotAsked, openUrl, thread } from '../../support/pages/negotiation-page.ts';
import { accounts, openDesk, skipAgreement } from '../../support/people/people.ts';
import { makeParties, send } from '../../support/records/made-parties.ts';
import { uploadDocument } from '../../support/records/made-records.ts';

test('[NEG-14] where terms are not negotiable the chat is open, and a notice says so', async ({ browser }) => {
  const { seller, buyer, close } = await makeParties(browser);
  const admin = await openDesk(browser, accounts.admin);
  const fileId = await uploadDocument(seller.context.request, 'licença.pdf');
  const designation = `Solar de preço fixo ${crypto.randomUUID().slice(0, 6)}`;
  const payload = projectPayload(seller.entity.id, fileId, { designation, isNegotiable: false });
  const { id: projectId } = await send(seller.context, 'post', '/projects', payload);
  await send(admin, 'post', `/admin/projects/${projectId}/approve`, {});
  await skipAgreement(buyer.context);
  const opening = { entityType: 'PROJECT', projectId, legalEntityId: buyer.entity.id };
  const { id } = await send(buyer.context, 'post', '/negotiations', opening);
  await buyer.page.goto(openUrl(id));
  await expect(buyer.page.getByText('Condições não negociáveis')).toBeVisible();
  await composer(buyer.page).fill('Bom dia, quando entra em operação?');
  await composer(buyer.page).press('Enter');
  await expect(thread(buyer.page).getByText('Bom dia, quando entra em operação?')).toBeVisible();
  await admin.close();
  await close();
});

test('[NEG-37] who does not want the question again is not asked in this browser even if the server refuses', async ({
  browser,
}) => {
  const { seller, buyer, negotiationId, close } = await makeParties(browser, { message: 'Bom dia.' });
  const { page, context } = buyer;
  await page.route('**/api/users/preferences', (route) => route.abort());
  await page.goto(openUrl(negotiationId));
  const question = agreementOf(page, `Negociar com ${seller.entity.name}`);
  await question.getByRole('checkbox', { name: 'Não voltar a mostrar este aviso' }).check();
  await button(question, 'Aceitar e abrir').click();
  await expect(composer(page)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('skip-negotiation'))))
    .toBe(true);
  const { preferences } = await send(context, 'get', '/users/me');
  expect(preferences).not.toMatchObject({ skipNegotiationAgreement: true });
  await expectNotAsked(context, negotiationId);
  await close();
});

test('[NEG-36] beside the list the newest unread thread opens by itself, but none for which the question is due', async ({
  browser,
}) => {
  const { seller, negotiationId, close } = await makeParties(browser, { message: 'Bom dia.' });
  const unread = async () => (await send(seller.context, 'get', `/negotiations/${negotiationId}`)).unreadCount;
  await seller.page.goto('/pt/marketplace/negotiations');
  await expect(seller.page.getByRole('heading', { name: 'Nenhuma negociação escolhida' })).toBeVisible();
  await expect(seller.page.getByRole('dialog')).toHaveCount(0);
  expect(await unread()).toBe(1);

  // On a phone the list is the page.
  await skipAgreement(seller.context);
  await seller.page.setViewportSize({ width: 390, height: 844 });
  await seller.page.reload();
  await expect(seller.page.getByRole('list', { name: 'Em curso' }).getByRole('link')).toHaveCount(1);
  await expect(thread(seller.page)).toHaveCount(0);
  expect(await unread()).toBe(1);

  await seller.page.setViewportSize({ width: 1440, height: 900 });
  await seller.page.goto('/pt/marketplace/negotiations');
  await expect(thread(seller.page).getByText('Bom dia.')).toBeVisible();
  await expect(seller.page).toHaveURL(new RegExp(`negotiationId=${negotiationId}`));
  await expect.poll(unread).toBe(0);
  await close();
});
