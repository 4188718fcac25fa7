// Documents beside the decision: drawn on the page, turned by buttons and keys, and nothing in them runs.
import { expect, test } from '@playwright/test';
import { consoleFaults } from '../../support/checks/console-faults.ts';
import { button, expectPage } from '../../support/pages/forms.ts';
import { accounts, openAccount, openDesk, stranger } from '../../support/people/people.ts';
import { scriptedDocument } from '../../support/records/documents.ts';
import { entityData, makeEntity } from '../../support/records/made-records.ts';

test('[ADM-49] a document of two pages is read beside the decision, and its script does not run', async ({
  context,
  browser,
}) => {
  await openAccount(context, stranger('Nuno', 'Prior'));
  const sent = await context.request.post('/api/files/upload', {
    multipart: { file: scriptedDocument('certidao.pdf') },
  });
  const { id: fileId } = await sent.json();
  const company = `Eólica da Freita ${crypto.randomUUID().slice(0, 6)}, Lda.`;
  const { id, name } = await makeEntity(context, entityData(company, [{ fileId, category: 'other' }]));
  const desk = await openDesk(browser, accounts.admin);
  const page = await desk.newPage();
  const faults = consoleFaults(desk, []);
  page.on('dialog', (dialog) => faults.push(`a script asks: ${dialog.message()}`));
  await page.goto(`/admin/pt/legal-entities/${id}`);
  await expectPage(page, name);
  await button(page, 'Ver: certidao.pdf').click();
  const first = page.getByRole('group', { name: 'Página 1 de 2' });
  await expect(first).toContainText('Primeira');
  // Drawn: not all of it is the white of the paper.
  const isDrawn = () =>
    first.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      return data.some((value, index) => index % 4 === 0 && value < 128 && (data[index + 3] ?? 0) > 128);
    });
  await expect.poll(isDrawn).toBe(true);
  await button(page, 'Página seguinte').click();
  const second = page.getByRole('group', { name: 'Página 2 de 2' });
  await expect(second).toContainText('Segunda');
  await expect(button(page, 'Página seguinte')).toBeDisabled();
  await second.focus();
  await page.keyboard.press('Home');
  await expect(first).toContainText('Primeira');
  await expect(page.getByRole('heading', { name: 'Decisão', exact: true })).toBeVisible();
  expect(faults).toEqual([]);
  await desk.close();
});
