// Two users of a company edit its record at once: what the second one sees, keeps, and submits. The same for every kind.
import { expect, test } from '@playwright/test';
import { button, expectPage } from '../../support/pages/forms.ts';
import { keepAndReload } from '../../support/pages/kept-input.ts';
import { password } from '../../support/people/people.ts';
import { type EditedKindName, editedKinds, editScene } from '../../support/records/edited-records.ts';

const kinds = Object.keys(editedKinds) as EditedKindName[];
const kept = 'O que escreveu continua guardado neste navegador';
const olderNotice = /^Houve alterações desde que escreveu aqui/;

for (const kind of kinds) {
  const { told, nameKey, nameLabel } = editedKinds[kind];

  test(`${kind}: what the other sends is told and stays; where editing ends, nothing typed is lost`, async ({
    browser,
  }) => {
    const s = await editScene(browser, kind);
    const { page } = s;
    await s.open();
    await s.nameField.fill(`${s.name} Norte`);
    const changes = await s.change();
    await s.send();
    for (const words of told) await expect(s.conflict).toContainText(words);
    await s.answer('Manter o que escrevi');

    // The input is based on that version from now on: another change by the first user is merged again.
    const again = { ...changes, [nameKey]: `${s.name} Sul`, ...(kind === 'offer' && { totalPurchasedCapacity: 23 }) };
    await s.put(again);
    await s.approve();
    await page.reload();
    await expect(page.getByText(olderNotice)).toBeVisible();
    await s.send();
    await expectPage(page, `${s.name} Norte`);
    const { representatives: _, documents, ...fields } = again as Record<string, unknown>;
    expect(await s.get()).toMatchObject({ ...fields, [nameKey]: `${s.name} Norte` });
    if (documents) expect(await s.get()).toMatchObject({ files: [] });
    if (kind === 'entity') expect(JSON.stringify(await s.get())).toContain('eva.moura@empresa.example');

    // The other takes the permission to edit away.
    await s.approve();
    await s.open();
    await s.nameField.fill(`${s.name} Leste`);
    await s.lock();
    await s.send();
    await expect(s.conflict).toContainText('Neste momento já não pode ser editado');
    await expect(button(s.conflict, 'Manter o que escrevi')).toHaveCount(0);
    await button(s.conflict, /^Copiar/).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${nameLabel}: ${s.name} Leste`);
    await s.answer('Continuar aqui');
    await s.send();
    // The news of the approved company comes when it will, and its notice replaces the one shown.
    await s.hearApproval();
    await s.answer('Abrir o registo');
    await expect(page.getByText(kept)).toBeVisible();
    await expectPage(page, s.name);
    await s.close();
  });
}

// All editors share the keeping of input.
test('input that gave way can be brought back, and outlives the session until the record can be edited', async ({
  browser,
}) => {
  const s = await editScene(browser, 'project');
  const { page } = s;
  await s.open();
  await s.nameField.fill(`${s.name} Norte`);
  await s.put({ [editedKinds.project.nameKey]: `${s.name} Sul` });
  await s.approve();
  await s.send();
  await expect(s.conflict).toContainText(`O que escreveu: ${s.name} Norte`);
  await s.answer('Carregar o estado atual');
  await expect(s.nameField).toHaveValue(`${s.name} Sul`);
  // It is kept, also over a reload.
  await page.reload();
  await expect(s.nameField).toHaveValue(`${s.name} Sul`);
  await button(page, 'Recuperar o que escrevi').click();
  await expect(s.nameField).toHaveValue(`${s.name} Norte`);
  await keepAndReload(page);
  await expect(s.nameField).toHaveValue(`${s.name} Norte`);
  await expect(button(page, 'Recuperar o que escrevi')).toHaveCount(0);
  await s.send();
  await expectPage(page, `${s.name} Norte`);

  await s.approve();
  await s.open();
  await s.nameField.fill(`${s.name} Leste`);
  await s.lock();
  await s.send();
  await s.hearApproval();
  await s.answer('Abrir o registo');
  await expect(page.getByText(kept)).toBeVisible();
  // The session ends, and with it the page.
  await page.context().request.get('/api/auth/logout');
  await expect(page).toHaveURL(/\/pt\/sign-in\?next=/);
  await page.getByRole('textbox', { name: 'Palavra-passe' }).fill(password);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(s.email);
  await button(page, 'Iniciar sessão').click();
  await expectPage(page, s.name);
  await s.approve();
  await s.open();
  await expect(page.getByText(olderNotice)).toBeVisible();
  await s.toFirstStep();
  await expect(s.nameField).toHaveValue(`${s.name} Leste`);
  await s.close();
});

test('what was typed into a record that is deleted meanwhile can be read and copied', async ({ browser }) => {
  const s = await editScene(browser, 'offer');
  await s.open();
  await s.nameField.fill(`${s.name} Norte`);
  await s.remove();
  await s.send();
  await expect(s.conflict).toContainText('Este registo já não existe');
  await expect(s.conflict).toContainText(`${s.name} Norte`);
  await button(s.conflict, /^Copiar/).click();
  expect(await s.page.evaluate(() => navigator.clipboard.readText())).toBe(`Nome: ${s.name} Norte`);
  await s.answer('Continuar aqui');
  await expect(button(s.page, 'Enviar para validação')).toBeVisible();
  await s.close();
});
