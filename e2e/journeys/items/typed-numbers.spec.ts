// Numbers while they are typed.
import { expect, test } from '@playwright/test';
import { button, choose, field, nextStep } from '../../support/pages/forms.ts';
import { accounts, openDesk } from '../../support/people/people.ts';

test('[VAL-18] a price keeps two decimals while it is typed; a whole number is not changed', async ({ browser }) => {
  const context = await openDesk(browser, accounts.buyer);
  const page = await context.newPage();
  await page.goto('/pt/offers/new-offer');
  await field(page, 'Nome').fill('Compra com cêntimos');
  await nextStep(page);
  await choose(page, 'Tipo de preço', 'Fixo');
  const price = field(page, 'Preço máximo');
  await price.pressSequentially('41,507');
  await expect(price).toHaveValue('41,50');
  await price.blur();
  await expect(price).toHaveValue('41,50');
  const power = field(page, 'Potência procurada');
  await power.pressSequentially('12,5');
  await expect(power).toHaveValue('12,5');
  await power.blur();
  await expect(power).toHaveAccessibleDescription(/número inteiro/);
  await context.close();
});

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
