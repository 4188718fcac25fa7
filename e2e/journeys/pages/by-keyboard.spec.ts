// Two main acts without a pointer: each element is reached by Tab. The others: `npm run test:keyboard`.
import { expect, test } from '@playwright/test';
import { consoleFaults } from '../../support/checks/console-faults.ts';
import { useKeyboardAlone } from '../../support/pages/by-keyboard.ts';
import { button, field } from '../../support/pages/forms.ts';
import { accounts, openSession, signUp, stranger } from '../../support/people/people.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('[UI-78] one signs up by keyboard alone', async ({ context, page }) => {
  const faults = consoleFaults(context);
  await useKeyboardAlone(page);
  await signUp(page, stranger('Teresa', 'Teclas'));
  expect(faults).toEqual([]);
});

test('[UI-78] a project is found and the search is saved by keyboard alone', async ({ context, page }) => {
  const faults = consoleFaults(context);
  await openSession(context, accounts.buyer);
  await useKeyboardAlone(page);
  await page.goto('/pt/marketplace/projects');
  await button(page, 'Tecnologia').click();
  await page.getByRole('dialog').getByText('Hídrica', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/technologies=/);
  await expect(page.getByRole('row').filter({ hasText: 'Aproveitamento Hidroelétrico de Cavez' })).toBeVisible();
  await button(page, 'Guardar esta pesquisa').click();
  const dialog = page.getByRole('dialog');
  const name = `Hídrica ${crypto.randomUUID().slice(0, 6)}`;
  await field(dialog, 'Nome').fill(name);
  await button(dialog, 'Guardar').click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Pesquisas guardadas' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  expect(faults).toEqual([]);
});
