// An administrator edits the clause texts of contract draft documents.
import { expect, test } from '@playwright/test';
import { button, expectPage, field } from '../../support/pages/forms.ts';
import { accounts, openSession } from '../../support/people/people.ts';

const path = '/api/admin/energy-contracts/draft-settings';

test('[ADM-31] what is typed stays over other sections and languages, is not lost, and overwrites nobody', async ({
  page,
  context,
}) => {
  await openSession(context, accounts.admin);
  await page.goto('/admin/pt/contract-templates');
  await expectPage(page, 'Textos das cláusulas');
  const section = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Secções da minuta' }).getByRole('button', { name });
  const title = field(page, 'Título').and(page.locator(':visible'));
  await section(/^Garantias/).click();
  const before = await title.inputValue();
  await title.fill('Garantias prestadas');
  await section(/^Pagamento/).click();
  await page.getByText('Inglês', { exact: true }).click();
  await page.getByText('Português', { exact: true }).click();
  await section(/^Garantias.*Por guardar$/).click();
  await expect(title).toHaveValue('Garantias prestadas');

  await page.getByRole('navigation').getByRole('link').first().click();
  const leaving = page.getByRole('dialog', { name: 'Sair sem guardar?' });
  await button(leaving, 'Ficar nesta página').click();
  await expect(title).toHaveValue('Garantias prestadas');

  // Another administrator was faster.
  const settings = (await (await context.request.get(path)).json()) as {
    section: string;
    language: string;
    text: string;
  }[];
  const text = settings.find((one) => one.section === 'guarantees' && one.language === 'pt')?.text ?? '';
  const other = { title: 'Garantias das partes', text, enabled: true };
  expect((await context.request.put(`${path}/guarantees/pt`, { data: other })).ok()).toBe(true);
  const save = button(page, 'Guardar').and(page.locator(':visible'));
  await save.click();
  const outdated = page.getByRole('dialog', { name: 'Este registo mudou entretanto' });
  await button(outdated, 'Carregar o estado atual').click();
  await expect(title).toHaveValue('Garantias das partes');
  await title.fill(before);
  await save.click();
  await expect(page.getByText('Por guardar')).toHaveCount(0);
  await page.reload();
  await section(/^Garantias/).click();
  await expect(title).toHaveValue(before);
});

test('[ADM-32, ADM-35, ADM-69, ADM-70] from the contracts: a text shows in the draft while it is typed, and an earlier one comes back', async ({
  page,
  context,
}) => {
  await openSession(context, accounts.admin);
  await page.goto('/admin/pt/energy-contracts');
  await page.getByRole('link', { name: 'Textos das cláusulas' }).last().click();
  await expectPage(page, 'Textos das cláusulas');
  await page.getByRole('button', { name: /^Desvios/ }).click();
  const text = page.getByRole('textbox', { name: 'Texto' }).and(page.locator(':visible'));
  const draft = page.getByRole('region', { name: 'Pré-visualização' });
  const before = await text.innerText();
  await text.fill('A programação cabe à parte indicada. O preço é ');
  await text.press('Control+End');
  await button(page, 'Campos que pode usar').and(page.locator(':visible')).click();
  await button(page.getByRole('region', { name: 'Campos que pode usar' }), 'Preço').click();
  // The field is a chip in the text and its value in the draft.
  await expect(text.getByTitle('{{financialConditions.price}}')).toHaveText('Preço');
  await expect(draft.getByText(/A programação cabe à parte indicada\. O preço é 42,50/)).toBeVisible();
  await page.getByText('Variável', { exact: true }).and(page.locator(':visible')).click();
  await expect(draft.getByText(/indicada\. O preço é/)).toHaveCount(0);
  const save = button(page, 'Guardar').and(page.locator(':visible'));
  await save.click();
  await expect(save).toBeDisabled();

  await button(page, 'Versões anteriores').and(page.locator(':visible')).click();
  const past = page.getByRole('dialog', { name: 'Versões anteriores' });
  await past.getByRole('listitem').nth(1).getByRole('button', { name: 'Usar este texto' }).click();
  await expect(text).toHaveText(before, { useInnerText: true });
  await save.click();
  await expect(save).toBeDisabled();
});
