// The duty to register: what is due on the home page, each criterion in the wizard, and the stopped clock on the page.
import { expect, test } from '@playwright/test';
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { countedDays } from '@wattpact/domain/energy-contracts/registration-deadline';
import { button, expectPage, field, nextStep } from '../../support/pages/forms.ts';
import { makeParties, send, termsData } from '../../support/records/made-parties.ts';

const written = (date = '') => date.split('-').reverse().join('/');

test('[CON-84] what is signed waits on the home page; form and page say whether and why it is registered', async ({
  browser,
}) => {
  const parties = await makeParties(browser, { message: 'Bom dia.' });
  const { seller, buyer, project, negotiationId } = parties;
  const { page } = seller;
  const today = lisbonDate(new Date());
  const days = countedDays(today);
  const name = 'PPA por registar';
  const terms = { ...termsData(name, 36.5), contractSignatureDate: today, responsibleForEnergyProgramming: 'BUYER' };
  await send(seller.context, 'post', `/negotiations/${negotiationId}/contract-templates`, terms);

  await buyer.page.goto('/en');
  await expect(buyer.page.getByRole('heading', { name: `Register ${name}` })).toBeVisible();
  await page.goto('/pt');
  const waiting = page.getByRole('region', { name: 'Precisa de si agora' });
  await expect(waiting.getByText(`Data de assinatura ${written(today)}, falta o registo`)).toBeVisible();
  await waiting.getByRole('link', { name: `Registar: ${name}` }).click();
  await expectPage(page, 'Registar contrato');
  await expect(field(page, 'Nome do contrato')).toHaveValue(name);
  const deadline = page.getByText(`Registo até ${written(days.at(-1))}`).filter({ visible: true });
  await expect(deadline).toBeVisible();
  const unknown = page.getByText('Ainda não se pode dizer se o dever de registo se aplica').filter({ visible: true });
  await expect(unknown).toBeVisible();
  const programmer = page.getByText('Quem programa a energia não é quem regista').filter({ visible: true });
  await expect(programmer).toBeVisible();

  await nextStep(page);
  await field(page, 'Volume anual').fill('1499');
  await expect(page.getByText('Não se aplica', { exact: true })).toBeVisible();
  await expect(deadline).toHaveCount(0);
  await expect(programmer).toHaveCount(0);
  await field(page, 'Volume anual').fill('1500');
  await expect(deadline).toBeVisible();
  await nextStep(page);
  const reasons = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Os cinco dias úteis após' });
  await expect(reasons.getByText('1500 MWh por ano.')).toBeVisible();
  await expect(reasons.getByText('01/07/2027 a 30/06/2037: o fim é no primeiro aniversário')).toBeVisible();
  for (const day of days) await expect(reasons.getByText(written(day), { exact: true })).toBeVisible();
  await button(page, 'Registar contrato').click();

  await expectPage(page, name);
  await expect(page.getByText(`Entregue nesta plataforma em ${written(today)}, dentro do prazo`)).toBeVisible();
  await expect(page.getByText('A entrega aqui não prova o cumprimento do dever')).toBeVisible();
  await expect(deadline).toHaveCount(0);
  await expect(page.getByRole('link', { name: `Projeto ${project.name}` })).toBeVisible();
  await page.getByRole('link', { name: `Negociação sobre ${project.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`negotiationId=${negotiationId}`));
  await page.goto('/pt');
  await expect(page.getByText(`Registar ${name}`)).toHaveCount(0);
  await parties.close();
});
