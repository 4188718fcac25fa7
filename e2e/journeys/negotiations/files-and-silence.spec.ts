// Files with a message, and a user who mutes the negotiation.
import { expect, test } from '@playwright/test';
import { button } from '../../support/pages/forms.ts';
import { composer, menuItem, openMenu, openUrl, thread } from '../../support/pages/negotiation-page.ts';
import { skipAgreement } from '../../support/people/people.ts';
import { document, forgedDocument } from '../../support/records/documents.ts';
import { makeParties } from '../../support/records/made-parties.ts';

test('files go along with a message; what only claims to be one is refused', async ({ browser }) => {
  const { seller, buyer, negotiationId: id, close } = await makeParties(browser, { message: 'Bom dia.' });
  const [sara, bruno] = [seller.page, buyer.page];
  await Promise.all([skipAgreement(seller.context), skipAgreement(buyer.context)]);
  for (const page of [sara, bruno]) {
    await page.goto(openUrl(id));
    await expect(thread(page).getByText('Bom dia.')).toBeVisible();
  }
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
  // The unsent message stays, including its files.
  await sara.reload();
  await expect(composer(sara)).toHaveValue('Segue o perfil.');
  await expect(sara.getByText('perfil-horario.pdf')).toBeVisible();
  await button(sara, 'Enviar').click();
  await expect(thread(bruno).getByText('Segue o perfil.')).toBeVisible();
  const download = bruno.waitForEvent('download');
  await button(thread(bruno), /perfil-horario\.pdf$/).click();
  expect((await download).suggestedFilename()).toBe('perfil-horario.pdf');
  for (const { faults } of [seller, buyer]) expect(faults).toEqual([]);
  await close();
});

test('[NEG-28, NEG-29] silence is for oneself, and stays until it is ended', async ({ browser }) => {
  const { seller, negotiationId: id, close } = await makeParties(browser, { message: 'Bom dia.' });
  const sara = seller.page;
  await skipAgreement(seller.context);
  await sara.goto(openUrl(id));
  await openMenu(sara);
  await expect(menuItem(sara, 'Ir para o projeto')).toBeVisible();
  await expect(menuItem(sara, 'Cancelar negociação')).toBeVisible();
  await menuItem(sara, 'Silenciar notificações').click();
  await expect(sara.getByRole('img', { name: 'Silenciada' }).or(sara.getByLabel('Silenciada')).first()).toBeVisible();
  await sara.reload();
  await openMenu(sara);
  await menuItem(sara, 'Voltar a receber notificações').click();
  await expect(sara.getByLabel('Silenciada')).toHaveCount(0);
  expect(seller.faults).toEqual([]);
  await close();
});
