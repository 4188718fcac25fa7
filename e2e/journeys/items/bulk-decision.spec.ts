// An administrator approves several contracts at once and sees what became of each; a contract past its end is asked about.
import { expect, test } from '@playwright/test';
import { contractPayload, nextFiscalNumber } from '@wattpact/domain/samples/sample-payloads';
import { consoleFaults } from '../../support/checks/console-faults.ts';
import { button, expectPage, field } from '../../support/pages/forms.ts';
import { accounts, openDesk } from '../../support/people/people.ts';
import { openCompany, send } from '../../support/records/made-parties.ts';

const past = { contractSignatureDate: '2020-01-02', expectedStartDate: '2020-02-01', expectedEndDate: '2025-01-31' };
const letters = () =>
  Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');

test('[CON-121] contracts are selected and approved at once; one past its end is recorded as lapsed', async ({
  browser,
}) => {
  const mark = letters();
  const admin = await openDesk(browser, accounts.admin);
  const { context: desk, entity } = await openCompany(browser, admin, ['Sara', 'Ventura'], `Ventos ${mark}, S.A.`);
  const register = async (name: string, more: object = {}) => {
    const payload = contractPayload(entity.id);
    const secondPartyFiscalInfo = { ...payload.secondPartyFiscalInfo, fiscalNumber: nextFiscalNumber() };
    const body = { ...payload, secondPartyFiscalInfo, ...more, name: `${name} ${mark}` };
    const { id } = await send(desk, 'post', '/energy-contracts', body);
    return { id, edit: () => send(desk, 'put', `/energy-contracts/${id}`, { ...body, programmingUnit: 'UP1' }) };
  };
  const [first, edited] = [await register('PPA Aveleira'), await register('PPA Cedro')];
  const { id: ended } = await register('PPA Bouça', past);

  const page = await admin.newPage();
  const faults = consoleFaults(admin, []);
  await page.goto(`/admin/pt/energy-contracts?searchQuery=${mark}`);
  await page.getByRole('checkbox', { name: 'Selecionar todos os desta página' }).check();
  const bar = page.getByRole('region', { name: 'Selecionados' });
  await expect(bar.getByText('3 selecionados')).toBeVisible();
  await button(bar, 'Rejeitar').click();
  const rejection = page.getByRole('dialog', { name: 'Rejeitar 3 contratos?' });
  await expect(button(rejection, 'Rejeitar')).toBeDisabled();
  await field(rejection, 'Motivo, que as primeiras partes leem').fill('Falta a assinatura.');
  await expect(button(rejection, 'Rejeitar')).toBeEnabled();
  await button(rejection, 'Cancelar').click();
  await expect(rejection).toBeHidden();
  // Somebody else was faster, and one is not what was read any more.
  await send(admin, 'post', `/admin/energy-contracts/${first.id}/approve`, {});
  await edited.edit();
  await button(bar, 'Aprovar').click();
  await button(page.getByRole('dialog', { name: 'Aprovar 3 contratos?' }), 'Aprovar').click();
  await expectPage(page, 'Aprovação de 3 contratos');
  await expect(page.getByText('2 contratos ficaram por decidir')).toBeVisible();
  const refused = page.getByRole('row').filter({ hasText: 'PPA Aveleira' });
  await expect(refused.getByText('O estado do contrato já não permite esta decisão.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'PPA Cedro' })).toContainText('mudou desde que foi lido');
  await refused.getByRole('link', { name: /^PPA Aveleira/ }).click();
  await expectPage(page, new RegExp(`PPA Aveleira ${mark}`));
  expect(faults).toEqual([]);

  const owner = await desk.newPage();
  await owner.goto(`/pt/energy-contracts/${ended}`);
  await expect(owner.getByText('O fim previsto, 31/01/2025, já passou')).toBeVisible();
  await button(owner, 'Registar caducidade').click();
  await button(owner.getByRole('dialog'), 'Comunicar cessação').click();
  await expect(owner.getByText('Cessado', { exact: true }).first()).toBeVisible();
  await expect(button(owner, 'Registar caducidade')).toBeHidden();
  await Promise.all([desk.close(), admin.close()]);
});
