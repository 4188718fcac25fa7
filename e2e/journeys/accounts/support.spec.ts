// A request to support, from the link in the sidebar, with the maximum number of files; and its answer.
import { expect, test } from '@playwright/test';
import { choose } from '../../support/pages/forms.ts';
import { accounts, openDesk, openSession } from '../../support/people/people.ts';
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

test('an administrator finds a request, answers it with the thread by mail, and closes it', async ({ browser }) => {
  const sender = await openDesk(browser, accounts.newcomer);
  const word = `carimbo${crypto.randomUUID().replace(/[^a-z]/g, '')}`;
  const data = {
    category: 'other',
    name: 'Inês Prado',
    email: 'ines.apoio@empresa.example',
    description: `Onde vejo o ${word} do certificado?`,
  };
  expect((await sender.request.post('/api/support-feedback', { data })).status()).toBe(201);

  const page = await (await openDesk(browser, accounts.admin)).newPage();
  await page.goto(`/admin/pt/support?searchQuery=${word}`);
  await page.getByRole('link', { name: data.description }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outro assunto' })).toBeVisible();
  const answer = page.getByRole('textbox', { name: 'Resposta' });
  await answer.fill('Está no fim do certificado, junto ao número.');

  // What was typed is not lost by leaving, nor by a failure.
  await page.getByRole('navigation').getByRole('link', { name: 'Painel' }).first().click();
  await page.getByRole('dialog', { name: 'Sair sem guardar?' }).getByRole('button', { name: 'Ficar' }).click();
  const problem = { type: 'about:blank', title: 'Internal Server Error', status: 500, code: 'error_unexpected' };
  await page.route(/\/answer$/, (route) => route.fulfill({ status: 500, json: problem }));
  await page.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(page.getByText('Não foi possível enviar a resposta')).toBeVisible();
  await page.unroute(/\/answer$/);
  await page.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(page.getByText('Resposta enviada')).toBeVisible();
  await expect(answer).toHaveValue('');
  await expect(page.getByText('Está no fim do certificado, junto ao número.')).toBeVisible();

  await page.getByRole('button', { name: 'Encerrar pedido' }).click();
  await expect(page.getByText('Pedido encerrado')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reabrir pedido' })).toBeVisible();
  const mailbox = `/api/dev/mailbox?to=${data.email}`;
  await expect.poll(async () => JSON.stringify(await (await page.request.get(mailbox)).json())).toContain(word);
});
