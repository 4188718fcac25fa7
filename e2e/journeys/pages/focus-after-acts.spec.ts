// The keyboard after an act: the focus is on something, Escape closes one thing, and typed text is not lost unasked.
import { expect, test } from '@playwright/test';
import { button, expectPage, field } from '../../support/pages/forms.ts';
import { accounts, openAccount, openDesk, stranger } from '../../support/people/people.ts';
import { entityData, makeEntity, uploadDocument } from '../../support/records/made-records.ts';

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}, Lda.`;

test('below 1200 px a decision is made by keyboard in its sheet, which says who has the case', async ({
  context,
  browser,
}) => {
  await openAccount(context, stranger('Olga', 'Prior'));
  const fileId = await uploadDocument(context.request, 'certidao.pdf');
  const { id, name } = await makeEntity(context, entityData(unique('Solar do Alva'), [{ fileId, category: 'other' }]));
  const desk = await openDesk(browser, accounts.admin);
  const page = await desk.newPage();
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto(`/admin/pt/legal-entities/${id}`);
  await expect(page.getByText('Ninguém tem este caso em mãos.')).toBeInViewport();
  await button(page, 'Aprovar').press('Enter');
  const sheet = page.getByRole('dialog', { name, exact: true });
  await expect(sheet.getByText('Ninguém tem este caso em mãos.')).toBeVisible();
  await sheet.getByRole('textbox', { name: /^Observações/ }).fill('Tudo em ordem.');
  await button(sheet, 'Aprovar').press('Enter');
  const question = page.getByRole('dialog', { name: `Aprovar «${name}»?` });
  await expect(button(question, 'Voltar')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(button(sheet, 'Aprovar')).toBeFocused();
  await page.keyboard.press('Enter');
  await button(question, 'Aprovar').press('Enter');
  await expect(page.getByText('Aprovação registada')).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page.locator('main :focus')).toBeVisible();
  await desk.close();
});

test('a typed comment and a typed note are asked about once before the page is left', async ({ context, browser }) => {
  await openAccount(context, stranger('Ines', 'Prior'));
  const fileId = await uploadDocument(context.request, 'certidao.pdf');
  const { id, name } = await makeEntity(context, entityData(unique('Solar do Dão'), [{ fileId, category: 'other' }]));
  const desk = await openDesk(browser, accounts.admin);
  const page = await desk.newPage();
  await page.goto(`/admin/pt/legal-entities/${id}`);
  const comment = page.getByRole('textbox', { name: /^Observações/ });
  await comment.fill('Falta a certidão.');
  await field(page, 'Nova nota').fill('Ligar amanhã.');
  const toLog = page.getByRole('link', { name: 'No registo de auditoria' });
  await toLog.press('Enter');
  const question = page.getByRole('dialog', { name: 'Sair sem guardar?' });
  await button(question, 'Ficar nesta página').press('Enter');
  await expect(comment).toHaveValue('Falta a certidão.');
  await toLog.press('Enter');
  await button(question, 'Sair sem guardar').press('Enter');
  await expectPage(page, 'Registo de auditoria');
  await expect(question).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Registo', exact: true })).toHaveValue(name);
  const rows = page.getByRole('main').getByRole('row').filter({ hasText: name });
  await expect(rows.first()).toContainText('Consulta');
  await desk.close();
});
