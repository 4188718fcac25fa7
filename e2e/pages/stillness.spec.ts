// Pages stand still: what comes late has a place kept for it, and what a bar opens is already there.
import { expect, type Page, test } from '@playwright/test';
import { note, noted } from '../../bench/pages/in-the-page.ts';
import { desk, openVisit, phone, visitors } from '../support/checks/visitors.ts';
import { button } from '../support/pages/forms.ts';
import { agreementOf, openUrl } from '../support/pages/negotiation-page.ts';
import { visit } from '../support/pages/open-page.ts';
import { accounts, openDesk } from '../support/people/people.ts';
import { makeParties } from '../support/records/made-parties.ts';

/** A fifth of what Core Web Vitals call good. */
const most = 0.02;

const walks = visitors
  .filter(({ account }) => account)
  .flatMap((visitor) => [desk, phone].map((on) => ({ visitor, on })));

for (const { visitor, on } of walks) {
  test(`pages of ${visitor.name} move nothing while they load on ${on.name}`, async ({ browser }) => {
    const { context, page, paths } = await openVisit(browser, visitor);
    await note(page);
    await page.setViewportSize(on.size);
    for (const path of paths) {
      await visit(page, `${visitor.app}/pt${path}`);
      const { shift, moved } = await noted(page);
      expect.soft(shift, `${path}: ${moved}`).toBeLessThanOrEqual(most);
    }
    await context.close();
  });
}

test('the dialog about the fees of a negotiation that is opened for the first time moves nothing', async ({
  browser,
}) => {
  const { seller, buyer, negotiationId, close } = await makeParties(browser, { message: 'Bom dia.' });
  await buyer.page.setViewportSize(phone.size);
  await note(buyer.page);
  await buyer.page.goto(openUrl(negotiationId));
  const question = agreementOf(buyer.page, `Negociar com ${seller.entity.name}`);
  await expect(question.getByText('Taxa de celebração')).toBeVisible();
  const { shift, moved } = await noted(buyer.page);
  expect(shift, moved).toBeLessThanOrEqual(most);
  await close();
});

/** What opens without the network was fetched before. */
async function expectOpening(page: Page, name: RegExp | string): Promise<void> {
  await page.context().setOffline(true);
  const opener = button(page, name).first();
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.context().setOffline(false);
  await page.keyboard.press('Escape');
}

test('the code of filters and menus is there once the pointer has entered their bar', async ({ browser }) => {
  const context = await openDesk(browser, accounts.seller);
  const page = await context.newPage();
  await visit(page, '/pt/marketplace/projects');
  for (const [entered, opened] of [
    [page.getByRole('searchbox'), ['País', 'Colunas e ficheiro']],
    [button(page, 'Pesquisar ou ir para…'), [/^Notificações/, /^Menu d/, /^Atuar em nome de/]],
  ] as const) {
    await entered.hover();
    await page.waitForLoadState('networkidle');
    for (const name of opened) await expectOpening(page, name);
  }
  await context.close();
});
