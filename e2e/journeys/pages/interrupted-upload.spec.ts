// A file on its way while the network goes and comes back.
import { expect, type Route, test } from '@playwright/test';
import { button, choose } from '../../support/pages/forms.ts';
import { openAccount, stranger } from '../../support/people/people.ts';
import { document } from '../../support/records/documents.ts';

test('[GEN-107] a file that was on its way when the network went is sent again, and all else is still there', async ({
  context,
}) => {
  await openAccount(context, stranger('Rita', 'Salgado'));
  const page = await context.newPage();
  await page.goto('/pt/settings/profile');
  await button(page, 'Contactar o apoio').click();
  const dialog = page.getByRole('dialog', { name: 'Contactar o apoio' });
  await choose(page, 'Categoria', 'Outro assunto');
  const description = dialog.getByRole('textbox', { name: /^Descrição/ });
  await description.fill('A rede caiu a meio.');
  const files = dialog.locator('input[type="file"]');
  await files.setInputFiles(document('ata.pdf'));
  await expect(button(page, 'Descarregar: ata.pdf')).toBeVisible();

  const cut = Promise.withResolvers<void>();
  const interrupt = async (route: Route) => {
    await cut.promise;
    await route.abort('internetdisconnected');
  };
  await page.route('**/api/files/**', interrupt, { times: 1 });
  await files.setInputFiles(document('planta.pdf'));
  const progress = dialog.getByRole('progressbar', { name: /planta\.pdf/ });
  await expect(progress).toHaveCount(1);
  await context.setOffline(true);
  cut.resolve();
  await expect(page.getByText('Sem ligação à Internet')).toBeVisible();
  await expect(button(page, 'Tentar de novo: planta.pdf')).toBeVisible();
  await expect(progress).toHaveCount(0);
  await expect(description).toHaveValue('A rede caiu a meio.');

  await context.setOffline(false);
  await expect(page.getByText('Sem ligação à Internet')).toHaveCount(0);
  await button(page, 'Tentar de novo: planta.pdf').click();
  await expect(button(page, 'Descarregar: planta.pdf')).toBeVisible();
  await expect(button(page, 'Descarregar: ata.pdf')).toBeVisible();
  const sent = page.waitForRequest('**/api/support**');
  await button(page, 'Enviar mensagem').click();
  expect((await sent).postDataJSON()).toMatchObject({
    description: 'A rede caiu a meio.',
    files: [{}, {}].map(() => expect.any(String)),
  });
  await expect(page.getByText('Mensagem enviada', { exact: true })).toBeVisible();
});
