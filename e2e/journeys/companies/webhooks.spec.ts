// Somebody who manages a company has its events sent to a program, tests it, looks into the log and switches it off.
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { button, field } from '../../support/pages/forms.ts';
import { accounts, openSession } from '../../support/people/people.ts';

test('[INT-45] a webhook is added, tested, looked into and switched off', async ({ context }) => {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    response.end('Obrigado');
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  await openSession(context, accounts.seller);
  const { items } = await (await context.request.get('/api/legal-entities')).json();
  const page = await context.newPage();
  await page.goto(`/pt/legal-entities/${items[0].id}/integrations`);
  const name = `ERP ${crypto.randomUUID().slice(0, 6)}`;
  await button(page, 'Adicionar webhook').click();
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Adicionar webhook').click();
  await expect(dialog.getByText('Escolha pelo menos um evento.')).toBeVisible();
  await field(dialog, 'Nome').fill(name);
  await field(dialog, 'Endereço').fill('http://erp.example.com/hook');
  await dialog.locator('summary', { hasText: 'Faturas e pagamentos' }).click();
  await dialog.getByRole('checkbox', { name: 'Tudo sobre: Faturas e pagamentos' }).check();
  await button(dialog, 'Adicionar webhook').click();
  await expect(dialog.getByText('O endereço tem de começar por https://')).toBeVisible();
  await field(dialog, 'Endereço').fill(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`);
  await button(dialog, 'Adicionar webhook').click();
  const secret = await dialog.getByText(/^whsec_/).innerText();
  await button(dialog, 'Já o copiei').click();

  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Ligado');
  await button(row, `Enviar um teste a ${name}`).click();
  await expect(dialog.getByText('O recetor recebeu-o.')).toBeVisible();
  await expect(dialog.getByText('Obrigado')).toBeVisible();
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.slice(6), 'base64');
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  await page.keyboard.press('Escape');

  await button(row, `Ações do webhook ${name}`).click();
  await page.getByRole('menuitem', { name: 'Desligar' }).click();
  await button(dialog, 'Desligar').click();
  await expect(row).toContainText('Desligado');
  await button(row, `Ações do webhook ${name}`).click();
  await page.getByRole('menuitem', { name: 'Envios' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Envios de ${name}` })).toBeVisible();
  await button(page, 'Teste').click();
  await expect(dialog.getByText('Obrigado')).toBeVisible();
  receiver.close();
});
