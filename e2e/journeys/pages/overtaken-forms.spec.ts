// What administrators share and one of them changes while another types: nothing typed is lost, nothing is overwritten unseen.
import { expect, test } from '@playwright/test';
import { button, field } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openDesk } from '../../support/people/people.ts';
import { send } from '../../support/records/made-parties.ts';

test('[ADM-72] a notice and a text that somebody else has changed meanwhile are not overwritten unseen', async ({
  browser,
}) => {
  const desk = await openDesk(browser, accounts.admin);
  const path = '/admin/maintenance-notice';
  const write = (pt: string) => {
    const startsAt = '2090-01-01T08:00:00.000Z';
    return send(desk, 'put', path, { startsAt, endsAt: '2090-01-01T10:00:00.000Z', pt, en: 'One', es: 'Uno' });
  };
  await write('Primeiro');
  const page = await desk.newPage();
  await page.goto('/admin/pt/configuration');
  const text = field(page, 'Texto (Português)');
  await expect(text).toHaveValue('Primeiro');
  await text.fill('Escrito agora');
  await write('De outra pessoa');
  await button(page, 'Guardar aviso').click();
  const changed = page.getByRole('dialog', { name: 'Este registo mudou entretanto' });
  await button(changed, 'Continuar aqui').click();
  await expect(text).toHaveValue('Escrito agora');
  await button(page, 'Guardar aviso').click();
  await button(changed, 'Carregar o estado atual').click();
  await expect(text).toHaveValue('De outra pessoa');
  await text.fill('Por fim');
  await button(page, 'Guardar aviso').click();
  await expect(page.getByText('Aviso guardado')).toBeVisible();
  await button(page, 'Retirar aviso').click();
  await expect(text).toHaveValue('');

  // A text is saved by a second press, with what was typed.
  const mark = crypto.randomUUID().slice(0, 6);
  const body = (text: string) => ({ kind: 'offers', decision: 'reject', language: 'pt', text: `${text} ${mark}` });
  const { id } = await send(desk, 'post', '/admin/decision-texts', body('Primeiro'));
  await follow(page, '/admin/pt/decision-texts');
  await button(page.getByRole('row').filter({ hasText: mark }), /^Editar o texto/).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'Texto').fill(`Escrito agora ${mark}`);
  await send(desk, 'put', `/admin/decision-texts/${id}`, body('De outra pessoa'));
  await button(dialog, 'Guardar').click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(field(dialog, 'Texto')).toHaveValue(`Escrito agora ${mark}`);
  await button(dialog, 'Guardar').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: mark })).toContainText('Escrito agora');
  await desk.close();
});
