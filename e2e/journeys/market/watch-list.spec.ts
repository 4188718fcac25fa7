// Following a project of others: the star in the list and on its page, the filter, the news of a change, and an open negotiation.
import { expect, test } from '@playwright/test';
import { consoleFaults } from '../../support/checks/console-faults.ts';
import { button } from '../../support/pages/forms.ts';
import { thread } from '../../support/pages/negotiation-page.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openSession, skipAgreement } from '../../support/people/people.ts';
import { makeParties, send } from '../../support/records/made-parties.ts';

test('[SRCH-55, SRCH-56] the star of a row shows the project in the list of what one watches', async ({ browser }) => {
  const { buyer, project, close } = await makeParties(browser);
  const faults = consoleFaults(buyer.context);
  const page = await buyer.context.newPage();
  const { name } = project;
  await page.goto(`/pt/marketplace/projects?searchQuery=${encodeURIComponent(name)}`);
  const list = page.getByRole('table');
  const star = button(page, `Acompanhar ${name}`);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/pt/marketplace/projects');
  await button(page, 'Acompanhados').click();
  await expect(page).toHaveURL(/watched=true/);
  await expect(list.getByRole('link')).toHaveText([name]);

  await list.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await button(page, 'A acompanhar').click();
  await expect(button(page, 'Acompanhar')).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(page.getByText('Nenhum resultado com estes filtros')).toBeVisible();
  expect(faults).toEqual([]);
  await close();
});

test('[NOT-40, NOT-45] who watches hears at once that it left the market; its open negotiation is still reached', async ({
  browser,
}) => {
  const { seller, buyer, project, close } = await makeParties(browser);
  const watcher = await browser.newContext();
  await openSession(watcher, accounts.buyer);
  await send(watcher, 'put', `/projects/${project.id}/watch`);

  await seller.page.goto('/pt');
  const row = seller.page.getByRole('row').filter({ hasText: project.name });
  await expect(row.getByText('Nenhuma')).toBeVisible();
  const opening = { entityType: 'PROJECT', projectId: project.id, legalEntityId: buyer.entity.id, message: 'Bom dia.' };
  const { id: negotiationId } = await send(buyer.context, 'post', '/negotiations', opening);
  // The owner's home list follows.
  await expect(row.getByText('1 em curso')).toBeVisible();

  await send(seller.context, 'patch', `/projects/${project.id}/settings`, { isPublishedInMarketplace: false });
  const page = await watcher.newPage();
  await page.goto('/pt');
  await button(page, /^Notificações/).click();
  await page
    .getByRole('link', { name: new RegExp(`O projeto ${project.name}, que acompanhava, saiu do mercado`) })
    .click();
  await expect(page).toHaveURL(/marketplace\/projects\?watched=true/);
  await watcher.close();

  await skipAgreement(buyer.context);
  await buyer.page.goto(`/pt/marketplace/negotiations?projectId=${project.id}`);
  await expect(buyer.page).toHaveURL(new RegExp(`negotiationId=${negotiationId}`));
  await expect(thread(buyer.page).getByText('Bom dia.')).toBeVisible();
  await follow(buyer.page, `/pt/marketplace/negotiations?projectId=${crypto.randomUUID()}`);
  await expect(buyer.page.getByText('Este projeto não está disponível')).toBeVisible();
  await close();
});
