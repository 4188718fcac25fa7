// Numbers that are pasted. Those that are typed: offer-wizard.spec.ts.
import { expect, test } from '@playwright/test';
import { button, field } from '../../support/pages/forms.ts';
import { accounts, openDesk } from '../../support/people/people.ts';

test('[VAL-18] a pasted number keeps its meaning in a language with other signs', async ({ browser }) => {
  const context = await openDesk(browser, accounts.buyer);
  const page = await context.newPage();
  await page.goto('/en/offers/new-offer');
  const name = field(page, 'Name');
  await name.fill('12,5');
  await name.press('ControlOrMeta+a');
  await name.press('ControlOrMeta+c');
  await button(page, /^Next:/).click();
  const power = field(page, 'Wanted capacity');
  await power.press('ControlOrMeta+v');
  await expect(power).toHaveValue('12.5');
  await power.blur();
  await expect(power).toHaveAccessibleDescription(/whole number/);
  await context.close();
});
