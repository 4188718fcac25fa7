// One's own project: found in its list, changed in its editor, shown without its empty fields.
import { expect, test } from '@playwright/test';
import { button, expectPage, field, nextStep } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openDesk } from '../../support/people/people.ts';
import { makeProject } from '../../support/records/made-items.ts';

test('[PRJ-19, PRJ-21, PRJ-50, PRJ-57, PRJ-58] the editor has the steps of the wizard, and asks for the publication', async ({
  browser,
}) => {
  const [seller, admin] = await Promise.all([openDesk(browser, accounts.seller), openDesk(browser, accounts.admin)]);
  const { id, name } = await makeProject(seller, 'Solar em mudança', admin);
  const page = await seller.newPage();
  for (const list of ['/pt/marketplace/projects', '/pt/projects/my-projects']) {
    await follow(page, list);
    await page.getByRole('link', { name, exact: true }).click();
    await expectPage(page, name);
  }
  await page.getByRole('link', { name: 'Editar' }).click();
  await expect(page).toHaveURL(new RegExp(`/pt/projects/${id}/edit$`));
  await expect(field(page, 'Designação')).toHaveValue(name);
  await field(page, 'Designação').fill(`${name} mudado`);
  for (const _ of ['terms', 'documents', 'confirmation']) await nextStep(page);
  await expect(page.getByRole('switch', { name: 'Publicar no mercado' })).toBeChecked();
  await button(page, 'Alterar: Tecnologias').click();
  await expect(field(page, 'Solar, Potência afeta')).toBeFocused();
  for (const _ of ['terms', 'documents', 'confirmation']) await nextStep(page);
  await button(page, 'Alterar: Documentação').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Passo 3 de 4: Documentação por fase' })).toBeAttached();
  await button(page, 'Cancelar').click();
  await button(page.getByRole('dialog'), 'Desistir').click();
  await expectPage(page, name);

  // Without documents there is no tab of documents.
  await expect(page.getByRole('tab', { name: /^Documentação/ })).toBeVisible();
  await page.route(new RegExp(`/api/projects/${id}$`), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), documentations: [], files: [] } });
  });
  await page.reload();
  await expect(page.getByRole('tab')).toHaveText([
    'Detalhes',
    'Termos e condições',
    /^Tecnologias/,
    'Correspondências',
  ]);
  await Promise.all([seller.close(), admin.close()]);
});
