// A conversation: who is typing, on the other side's page; files with a message; and a user who mutes the negotiation.
import { expect, type Page, test } from '@playwright/test';
import { button } from '../../support/pages/forms.ts';
import { composer, menuItem, openMenu, openUrl, thread } from '../../support/pages/negotiation-page.ts';
import { skipAgreement } from '../../support/people/people.ts';
import { document, forgedDocument } from '../../support/records/documents.ts';
import { makeParties } from '../../support/records/made-parties.ts';

test('[NEG-28, NEG-29, NEG-53, NEG-55] one sees who is typing, gets files that are real ones, and mutes for oneself', async ({
  browser,
}) => {
  const { seller, buyer, negotiationId: id, close } = await makeParties(browser, { message: 'Bom dia.' });
  const [sara, bruno] = [seller.page, buyer.page];
  await Promise.all([skipAgreement(seller.context), skipAgreement(buyer.context)]);
  for (const page of [sara, bruno]) {
    await page.goto(openUrl(id));
    await expect(thread(page).getByText('Bom dia.')).toBeVisible();
  }
  const typing = (page: Page) => page.getByText(/está a escrever…$/);
  await expect(async () => {
    await composer(sara).pressSequentially('a');
    await expect(typing(bruno).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(typing(sara)).toHaveCount(0);
  await composer(sara).press('Enter');
  await expect(typing(bruno)).toHaveCount(0);

  const input = sara.getByLabel('Anexar ficheiros', { exact: true }).first();
  await input.setInputFiles([document('perfil-horario.pdf'), forgedDocument('programa.pdf')]);
  await expect(sara.getByText('perfil-horario.pdf')).toBeVisible();
  const refused = button(sara, /programa\.pdf/);
  await expect(refused.first()).toBeVisible();
  await composer(sara).fill('Segue o perfil.');
  await expect(button(sara, 'Enviar')).toBeDisabled();
  await expect(sara.getByText('Para enviar, retire o ficheiro que não foi aceite.').first()).toBeVisible();
  // A refused file does not count towards the limit.
  const more = Array.from({ length: 4 }, (_, index) => document(`anexo-${index}.pdf`));
  await input.setInputFiles(more);
  for (const { name } of more) await button(sara, `Retirar: ${name}`).click();
  await refused.first().click();
  await expect(button(sara, 'Enviar')).toBeEnabled();
  await openMenu(sara);
  await expect(menuItem(sara, 'Ir para o projeto')).toBeVisible();
  await expect(menuItem(sara, 'Cancelar negociação')).toBeVisible();
  await menuItem(sara, 'Silenciar notificações').click();
  const silent = sara.getByRole('img', { name: 'Silenciada' }).or(sara.getByLabel('Silenciada'));
  await expect(silent.first()).toBeVisible();
  // The unsent message stays, including its files; so does the silence, until it is ended.
  await sara.reload();
  await expect(composer(sara)).toHaveValue('Segue o perfil.');
  await expect(sara.getByText('perfil-horario.pdf')).toBeVisible();
  await button(sara, 'Enviar').click();
  await expect(thread(bruno).getByText('Segue o perfil.')).toBeVisible();
  const download = bruno.waitForEvent('download');
  await button(thread(bruno), /perfil-horario\.pdf$/).click();
  expect((await download).suggestedFilename()).toBe('perfil-horario.pdf');
  await openMenu(sara);
  await menuItem(sara, 'Voltar a receber notificações').click();
  await expect(silent).toHaveCount(0);
  for (const { faults } of [seller, buyer]) expect(faults).toEqual([]);
  await close();
});
