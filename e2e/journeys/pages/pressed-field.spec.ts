// What appears when a field is left must not take the press that left it.
import { expect, test } from '@playwright/test';
import { field } from '../../support/pages/forms.ts';
import { accounts, openDesk } from '../../support/people/people.ts';

test('a list opens at the first press though the field before it is left with an error', async ({ browser }) => {
  const context = await openDesk(browser, accounts.seller);
  const page = await context.newPage();
  // One column: an error moves the fields below it.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pt/projects/new-project');
  const name = field(page, 'Designação');
  await name.fill('x');
  const phase = page.getByRole('combobox', { name: 'Fase do projeto', exact: true });
  await phase.scrollIntoViewIfNeeded();
  const box = await phase.boundingBox();
  if (!box) throw new Error('The field is not drawn');
  // Where it is at the release: its press has left the name, whose error waits.
  await phase.evaluate((field) => {
    const note = () => field.setAttribute('data-released-at', String(field.getBoundingClientRect().y));
    addEventListener('pointerup', note, { capture: true, once: true });
  });
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 50 });
  await expect(phase).toBeFocused();
  await expect(phase).toHaveAttribute('data-released-at', String(box.y));
  await expect(page.getByRole('option', { name: 'Em construção', exact: true })).toBeVisible();
  await expect(name).toHaveAccessibleDescription(/pelo menos 2 caracteres/);
  await context.close();
});
