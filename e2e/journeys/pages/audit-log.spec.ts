// The audit log in the browser: who reads a company finds the act, with its seal.
import { expect, test } from '@playwright/test';
import { openForReview } from '../../support/pages/administration.ts';
import { button, expectPage } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { openAdministrator } from '../../support/people/administrators.ts';

const company = 'Planície Dourada Solar';

test('an administrator opens a company and finds the act in the audit log, where it is sealed', async ({ browser }) => {
  const { context, firstName, lastName } = await openAdministrator(browser);
  const page = await context.newPage();
  await openForReview(page, 'legal-entities', company);

  await follow(page, '/admin/pt/audit');
  await expectPage(page, 'Registo de auditoria');
  const rows = page.getByRole('main').getByRole('row');
  const opened = rows.filter({ hasText: 'Consulta' }).filter({ hasText: company }).filter({ hasText: lastName });
  await expect(opened.first()).toContainText('Entidade');
  await expect(async () => {
    await page.reload();
    await expect(opened.first()).not.toContainText('Por selar', { timeout: 1000 });
  }).toPass();

  await button(page, 'Ato').click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Início de sessão', exact: true }).check();
  await expect(page).toHaveURL(/action=signed_in/);
  await expect(opened).toHaveCount(0);
  await expect(rows.filter({ hasText: `${firstName} ${lastName}` }).first()).toContainText('Início de sessão');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/pt/audit?action=opened');
  await page.getByRole('main').getByRole('link', { name: company }).first().click();
  await expectPage(page, company);
  await context.close();
});
