// The personal area: the user's tasks, finding their own records, and which notifications come by mail.
import { expect, test } from '@playwright/test';
import { consoleFaults } from '../../support/checks/console-faults.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openSession } from '../../support/people/people.ts';

test('what waits leads to what is to be done; the palette finds own records; mails come when wanted', async ({
  context,
}) => {
  const faults = consoleFaults(context);
  await openSession(context, accounts.buyer);
  const page = await context.newPage();
  await page.goto('/pt');
  const waiting = page.getByRole('region', { name: 'Precisa de si agora' });
  await expect(waiting.getByRole('heading', { name: 'Reserva eólica noturna foi rejeitada' })).toBeVisible();
  await expect(waiting.getByText('«Indique o perfil horário pretendido nas informações adicionais.»')).toBeVisible();
  await waiting.getByRole('link', { name: 'Corrigir: Reserva eólica noturna' }).click();
  await expect(page).toHaveURL(/\/pt\/offers\/[^/]+\/edit$/);
  await page.goto('/pt/settings/notifications');
  await expect(page.getByRole('heading', { level: 2, name: 'E-mails' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Pesquisar ou ir para…').fill('noturna');
  await page.getByRole('option', { name: /Reserva eólica noturna/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reserva eólica noturna' })).toBeVisible();

  await follow(page, '/pt/settings/notifications');
  const messages = page.getByRole('radiogroup', { name: 'Mensagens' });
  await messages.getByText('De imediato').click();
  await expect(page.getByText('Preferências de e-mail guardadas')).toBeVisible();
  await page.reload();
  await expect(messages.getByRole('radio', { name: 'De imediato' })).toBeChecked();
  await expect(
    page.getByRole('radiogroup', { name: 'Decisões' }).getByRole('radio', { name: 'De imediato' }),
  ).toBeChecked();
  expect(faults).toEqual([]);
  await context.setOffline(true);
  await messages.getByText('Nunca').click();
  await expect(page.getByText('As preferências de e-mail não foram guardadas')).toBeVisible();
  await expect(messages.getByRole('radio', { name: 'De imediato' })).toBeChecked();
});

test('who has several companies chooses for which they act: lists and new records follow, also later', async ({
  context,
}) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  await page.goto('/pt/projects/my-projects');
  const list = page.getByRole('table', { name: 'Os meus projetos' });
  await expect(list.getByText('Planície Dourada Solar, S.A.').first()).toBeVisible();
  await expect(list.getByText('Ventos da Carqueja, S.A.').first()).toBeVisible();

  // Another company has fewer pages, so its list begins at the first.
  await follow(page, '/pt/projects/my-projects?limit=5&page=2');
  await expect(list).toBeVisible();
  await page.getByRole('button', { name: /^Atuar em nome de/ }).click();
  await page.getByRole('menuitemradio', { name: /^Ventos da Carqueja/ }).click();
  await expect(page).toHaveURL(/my-projects\?limit=5$/);
  await expect(list.getByText('Planície Dourada Solar, S.A.')).toHaveCount(0);
  await expect(list.getByText('Ventos da Carqueja, S.A.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Atuar em nome de.*Ventos da Carqueja/ })).toBeVisible();
  await expect(list.getByText('Ventos da Carqueja, S.A.').first()).toBeVisible();
  await expect(list.getByText('Planície Dourada Solar, S.A.')).toHaveCount(0);
  await follow(page, '/pt/projects/new-project');
  await expect(page.getByRole('combobox', { name: 'Vendedor' })).toHaveValue(/Ventos da Carqueja/);

  await follow(page, '/pt/projects/my-projects');
  await page.getByRole('button', { name: /^Atuar em nome de/ }).click();
  await page.getByRole('menuitemradio', { name: 'Todas as minhas entidades' }).click();
  await expect(list.getByText('Planície Dourada Solar, S.A.').first()).toBeVisible();

  // If the chosen company has no records, the list names the company, and the tabs count like their lists.
  await follow(page, '/pt?tab=invoices');
  const tab = page.getByRole('tab', { name: /^Faturas/ });
  await expect(page.getByRole('table', { name: 'As minhas faturas' })).toBeVisible();
  await page.getByRole('button', { name: /^Atuar em nome de/ }).click();
  await page.getByRole('menuitemradio', { name: /^Planície Dourada/ }).click();
  await expect(page.getByRole('heading', { name: /^Nada nesta lista de Planície Dourada/ })).toBeVisible();
  await expect(tab).toHaveText('Faturas0');
  await page.getByRole('button', { name: 'Todas as minhas entidades' }).click();
  await expect(page.getByRole('table', { name: 'As minhas faturas' })).toBeVisible();
  await expect(tab).not.toHaveText('Faturas0');
});
