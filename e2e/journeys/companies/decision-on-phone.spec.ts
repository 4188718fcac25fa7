// An administrator decides on a phone: the form is in a sheet, which the bar at the foot of the record opens.
import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { contractPayload, nextFiscalNumber } from '@wattpact/domain/samples/sample-payloads';
import { consoleFaults } from '../../support/checks/console-faults.ts';
import { touchFaults } from '../../support/checks/touch-checks.ts';
import { phone } from '../../support/checks/visitors.ts';
import { button, expectPage, field } from '../../support/pages/forms.ts';
import { accounts, openSession } from '../../support/people/people.ts';
import { openCompany, send } from '../../support/records/made-parties.ts';

/** A contract that waits for an administrator's decision. */
async function makeContract(browser: Browser, admin: BrowserContext) {
  const mark = crypto.randomUUID().slice(0, 6);
  const { context, entity } = await openCompany(browser, admin, ['Sara', 'Ventura'], `Ventos ${mark}, S.A.`);
  const payload = contractPayload(entity.id, { name: `PPA Alfarelos ${mark}` });
  const secondPartyFiscalInfo = { ...payload.secondPartyFiscalInfo, fiscalNumber: nextFiscalNumber() };
  const { id } = await send(context, 'post', '/energy-contracts', { ...payload, secondPartyFiscalInfo });
  await context.close();
  const read = (part = '') => send(admin, 'get', `/admin/energy-contracts/${id}${part}`);
  return { name: payload.name, id, read };
}

const reason = 'Falta a assinatura da segunda parte.';
const tooLong = `${'Falta a assinatura. '.repeat(25)}Fim`;

test('[ADM-15, ADM-19, ADM-23, ADM-24, VAL-07] on a phone a comment that is too long decides nothing and stays', async ({
  browser,
}) => {
  const admin = await browser.newContext({ viewport: phone.size });
  await openSession(admin, accounts.admin);
  const contract = await makeContract(browser, admin);
  const page = await admin.newPage();
  const faults = consoleFaults(admin);
  await page.goto(`/admin/pt/energy-contracts/${contract.id}`);
  await expectPage(page, contract.name);
  await expect(button(page, 'Rejeitar')).toBeInViewport();
  await button(page, 'Rejeitar').click();
  const sheet = page.getByRole('dialog', { name: contract.name, exact: true });
  const [comment, box] = [
    field(sheet, 'Observações, que a primeira parte lê'),
    sheet.getByLabel('Partes', { exact: true }),
  ];
  const [approve, reject] = [button(sheet, 'Aprovar'), button(sheet, 'Rejeitar')];
  for (const nothing of ['', ' \n ']) {
    await comment.fill(nothing);
    await expect(reject).toBeDisabled();
    await expect(approve).toBeEnabled();
  }
  expect(await touchFaults(page, '[role="dialog"]')).toEqual([]);
  await box.click();
  await expect(box).toBeChecked();
  await sheet.getByText('Partes', { exact: true }).click();
  await expect(box).not.toBeChecked();

  await comment.fill(tooLong);
  await expect(comment).toHaveAccessibleDescription(/Escreva no máximo 500 caracteres\./);
  await expect(sheet.getByText('503 de 500')).toBeVisible();
  for (const decision of [approve, reject]) await expect(decision).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await button(page, 'Aprovar').click();
  await expect(comment).toHaveValue(tooLong);
  await expect(comment).toHaveAccessibleDescription(/Escreva no máximo 500 caracteres\./);
  expect((await contract.read()).status).toBe('pending_validation');

  await comment.fill(reason);
  await expect(comment).not.toHaveAccessibleDescription(/Escreva no máximo/);
  await box.click();
  await reject.click();
  await button(page.getByRole('dialog', { name: `Rejeitar «${contract.name}»?` }), 'Rejeitar').click();
  await expect(page.getByText('Rejeição registada')).toBeVisible();
  await expect(sheet).toBeHidden();
  expect((await contract.read()).status).toBe('rejected');
  const entry = { status: 'rejected', comment: reason, changes: [expect.objectContaining({ newValue: ['parties'] })] };
  expect(await contract.read('/history')).toContainEqual(expect.objectContaining(entry));
  expect(faults).toEqual([]);
  await admin.close();
});
