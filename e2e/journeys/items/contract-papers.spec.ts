// The papers of a contract: what is missing, its upload, what the administrator checked, the files to keep, and the
// check of a certificate by a stranger.
import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { contractPayload } from '@wattpact/domain/samples/sample-payloads';
import { accessFaults } from '../../support/checks/page-checks.ts';
import { decideOn } from '../../support/pages/administration.ts';
import { attachDocument, button, expectPage, field, nextStep } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openDesk, openSession } from '../../support/people/people.ts';
import { document } from '../../support/records/documents.ts';
import { makeParties, send, termsData } from '../../support/records/made-parties.ts';

/** The file behind an entry of the page's menu of downloads. */
async function download(page: Page, entry: string): Promise<{ name: string; text: string }> {
  await button(page, 'Descarregar').click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: entry }).click();
  const file = await arriving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') };
}

/** Without an account; a code that nobody has is told apart. */
async function expectGenuine(browser: Browser, address: string, facts: readonly string[]): Promise<void> {
  const stranger = await browser.newContext({ locale: 'pt-PT' });
  const page = await stranger.newPage();
  await page.goto(address);
  await expect(page.getByText('Este certificado é autêntico')).toBeVisible();
  for (const fact of facts) await expect(page.getByText(fact, { exact: true })).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await page.goto('/pt/verify/ABCDE-FGHJK-MNPQR-STVWX');
  await expect(page.getByText('Não há nenhum certificado com este código')).toBeVisible();
  await stranger.close();
}

test('[CON-149] whoever decides on a contract reads which required documents it lacks', async ({ browser }) => {
  const { seller, close } = await makeParties(browser);
  const { id } = await send(seller.context, 'post', '/energy-contracts', contractPayload(seller.entity.id));
  const desk = await openDesk(browser, accounts.admin);
  const page = await desk.newPage();
  await page.goto(`/admin/pt/energy-contracts/${id}`);
  await expect(page.getByText('Documentos exigidos em falta')).toBeVisible();
  await button(page, 'Aprovar').click();
  const question = page.getByRole('dialog', { name: /^Aprovar «/ });
  await expect(question).toContainText('Em falta: Contrato assinado, Poderes de representação');
  await button(question, 'Voltar').click();
  await Promise.all([close(), desk.close()]);
});

test('[ADM-15, ADM-21, CON-113, CON-148, CON-149] the signed contract is asked for, added later, checked, certified and verified', async ({
  browser,
}) => {
  const parties = await makeParties(browser, { message: 'Bom dia.' });
  const { seller, negotiationId } = parties;
  const { page } = seller;
  const templates = `/negotiations/${negotiationId}/contract-templates`;
  await send(seller.context, 'post', templates, termsData('PPA dos papéis', 36.5));
  await follow(page, `/pt/energy-contracts/register?negotiationId=${negotiationId}`);
  await nextStep(page);
  await expect(page.getByText('Em falta: Contrato assinado, Poderes de representação')).toBeVisible();
  await attachDocument(page, 'Contrato assinado', 'assinado.pdf');
  await expect(page.getByText('Em falta: Poderes de representação')).toBeVisible();
  await nextStep(page);
  await expect(button(page, 'Registar contrato')).toBeVisible();
  await expect(page.getByText('assinado.pdf')).toBeVisible();
  await button(page, 'Registar contrato').click();
  await expectPage(page, 'PPA dos papéis');

  await button(page, /^Documentos exigidos/).click();
  const sheet = page.getByRole('dialog', { name: 'Documentos exigidos' });
  const paper = (name: string) => sheet.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await expect(paper('Contrato assinado')).toContainText('Entregue');
  await expect(paper('Poderes de representação')).toContainText('Em falta');
  await sheet.getByLabel('Poderes de representação').setInputFiles(document('procuração.pdf'));
  await expect(paper('Poderes de representação')).toContainText('procuração.pdf');
  await expect(paper('Poderes de representação')).toContainText('Entregue');
  await page.keyboard.press('Escape');

  const admin = await browser.newContext();
  await openSession(admin, accounts.admin);
  const review = await admin.newPage();
  await review.goto(new URL(page.url()).pathname.replace('/pt/', '/admin/pt/'));
  const checks = review.getByRole('group', { name: 'Verificado' });
  for (const name of ['Partes', 'Documento assinado']) await checks.getByLabel(name, { exact: true }).check();
  const comment = field(review, 'Observações, que a primeira parte lê');
  await comment.fill('Tudo conforme.');
  await expect(button(review, 'Rejeitar')).toBeEnabled();
  await decideOn(review, 'Aprovar');
  await expect(review.getByText('Aprovação registada')).toBeVisible();
  // The form is empty again, for the next decision.
  await expect(comment).toHaveValue('');
  await expect(checks.getByLabel('Partes', { exact: true })).not.toBeChecked();
  await expect(review.getByText('Partes, Documento assinado')).toBeVisible();
  await admin.close();

  await page.reload();
  expect((await download(page, 'Contrato (PDF)')).text).toContain('%PDF-');
  const { contract, termsHash } = JSON.parse((await download(page, 'Termos (JSON)')).text);
  expect((await download(page, 'Certificado (PDF)')).name).toBe(`Certificado ${contract.number}.pdf`);
  await expectGenuine(browser, new URL(contract.verifyAt).pathname, [contract.number, termsHash]);
  await parties.close();
});
