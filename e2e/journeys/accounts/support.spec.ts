// A request to support, from the link in the sidebar, with the maximum number of files.
import { expect, test } from '@playwright/test';
import { choose } from '../../support/pages/forms.ts';
import { accounts, openSession } from '../../support/people/people.ts';
import { document } from '../../support/records/documents.ts';

test('[FIL-15, FIL-16, FIL-17, SUP-01, SUP-10, SUP-12] the uploader of the support dialog goes when five files are attached; sending may fail', async ({
  context,
}) => {
  await openSession(context, accounts.newcomer);
  const page = await context.newPage();
  await page.goto('/pt');
  await page.getByRole('button', { name: 'Contactar o apoio' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contactar o apoio' });
  const { displayName, email } = await (await context.request.get('/api/users/me')).json();
  await expect(dialog.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue(displayName);
  await expect(dialog.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue(email);
  await dialog.getByLabel('Ficheiros (facultativo)', { exact: true }).setInputFiles(document('um.pdf'));
  await expect(dialog.getByRole('button', { name: 'Carregar ficheiro' })).toBeVisible();
  await dialog
    .getByLabel('Ficheiros (facultativo)', { exact: true })
    .setInputFiles(['dois', 'três', 'quatro', 'cinco'].map((name) => document(`${name}.pdf`)));
  await expect(dialog.getByRole('button', { name: 'Carregar ficheiro' })).toHaveCount(0);
  await expect(dialog.getByText('Pode anexar, no máximo, 5 documentos.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Retirar: dois.pdf' }).click();
  await expect(dialog.getByRole('button', { name: 'Carregar ficheiro' })).toBeVisible();

  await choose(page, 'Categoria', 'Outro assunto');
  await dialog.getByRole('textbox', { name: /^Descrição/ }).fill('Como registo um contrato já assinado?');
  const problem = { type: 'about:blank', title: 'Internal Server Error', status: 500, code: 'error_unexpected' };
  const calls = /\/api\/support-feedback$/;
  await page.route(calls, (route) => route.fulfill({ status: 500, json: problem }));
  await dialog.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByText('A mensagem não foi enviada', { exact: true })).toBeVisible();
  await expect(page.getByText('O que escreveu continua aqui. Tente de novo dentro de alguns minutos.')).toBeVisible();
  await page.unroute(calls);
  await dialog.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByText('Mensagem enviada', { exact: true })).toBeVisible();
  await expect(page.getByText('A equipa de apoio responde para o seu e-mail.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Contactar o apoio' })).toBeFocused();
});
