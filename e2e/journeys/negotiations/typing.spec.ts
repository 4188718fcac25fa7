// Who is typing, on the other side's page: from the first key to the message.
import { expect, test } from '@playwright/test';
import { composer, openUrl } from '../../support/pages/negotiation-page.ts';
import { skipAgreement } from '../../support/people/people.ts';
import { makeParties } from '../../support/records/made-parties.ts';

test('[NEG-53, NEG-55] the other side sees who is typing, until the message is there', async ({ browser }) => {
  const { seller, buyer, negotiationId: id, close } = await makeParties(browser, { message: 'Bom dia.' });
  const [sara, bruno] = [seller.page, buyer.page];
  await Promise.all([skipAgreement(seller.context), skipAgreement(buyer.context)]);
  await Promise.all([sara.goto(openUrl(id)), bruno.goto(openUrl(id))]);
  await expect(composer(sara)).toBeVisible();
  const said = bruno.getByText(/está a escrever…$/);
  await expect(async () => {
    await composer(sara).pressSequentially('a');
    await expect(said.first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(sara.getByText(/está a escrever…$/)).toHaveCount(0);
  await composer(sara).press('Enter');
  await expect(said).toHaveCount(0);
  for (const { faults } of [seller, buyer]) expect(faults).toEqual([]);
  await close();
});
