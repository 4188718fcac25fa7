// One's own settings: the phone's prefix, the picture in every open tab, and what is said when a change fails.
import { expect, type Page, test } from '@playwright/test';
import { button, expectPage } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openAccount, openDesk, stranger } from '../../support/people/people.ts';

const problem = { type: 'about:blank', title: 'Internal Server Error', status: 500, code: 'error_unexpected' };
const failing = { status: 500, contentType: 'application/problem+json', json: problem };

const picture = async (page: Page) =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'retrato.png', mimeType: 'image/png', buffer: await page.screenshot() });

test('[AUTH-20, AUTH-35] a picture that is set, and then removed, changes in every open tab', async ({ context }) => {
  await openAccount(context, stranger('Ida', 'Falcão'));
  const [page, home, privacy] = [await context.newPage(), await context.newPage(), await context.newPage()];
  const tabs = [page, home, privacy];
  const shown = (one: Page) => one.locator('img[src*="/avatar?version="]').first();
  await home.goto('/pt');
  await privacy.goto('/pt/settings/privacy');
  for (const one of [home, privacy]) await expect(one.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/pt/settings/profile');
  await picture(page);
  for (const one of tabs) await expect(shown(one)).toBeVisible();
  await button(page, 'Retirar').click();
  for (const one of tabs) await expect(shown(one)).toBeHidden();
});

test('[AUTH-58] the profile lists the companies with the own role, and leads to each', async ({ browser }) => {
  const context = await openDesk(browser, accounts.seller);
  const page = await context.newPage();
  await page.goto('/pt/settings/profile');
  const companies = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Entidades e papéis' }) });
  const first = companies.getByRole('link').first();
  await expect(companies).toContainText('Titular da entidade');
  await expect(companies).toContainText(/desde \d/);
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expectPage(page, name);
  await context.close();
});

/** Whichever is chosen; in the end the first one again. */
async function expectPrefixes(page: Page): Promise<void> {
  const prefix = page.getByRole('combobox', { name: 'Indicativo do país' });
  const offered = page.getByRole('option').filter({ visible: true });
  for (const [chosen, next] of [
    ['+351', '+34'],
    ['+34', '+351'],
  ] as const) {
    await expect(prefix).toHaveValue(chosen);
    await prefix.click();
    await expect(offered).toHaveText(['+351', '+34']);
    await offered.filter({ hasText: next }).click();
    await expect(offered).toHaveCount(0);
  }
}

test('[AUTH-15, AUTH-25, AUTH-26, ERR-26, ERR-48] prefixes are offered; a change of picture or privacy that fails says which', async ({
  context,
}) => {
  await openAccount(context, stranger('Lia', 'Serra'));
  const page = await context.newPage();
  const says = (text: string) => expect(page.getByText(text)).toBeVisible();
  await page.goto('/pt/settings/profile');
  await expectPrefixes(page);
  await page.route('**/api/files/upload', (route) => route.fulfill(failing));
  await picture(page);
  await says('A fotografia não foi carregada. Use um ficheiro JPG ou PNG até 50 MB e 16 megapíxeis.');
  await page.unrouteAll();
  await page.route('**/api/users/avatar', (route) => route.fulfill(failing));
  await picture(page);
  await says('A fotografia não foi alterada. Tente de novo.');
  await page.unrouteAll();
  await picture(page);
  await says('Fotografia guardada');
  await page.route('**/api/users/avatar', (route) => route.fulfill(failing));
  await button(page, 'Retirar').click();
  await says('A fotografia não foi alterada. Tente de novo.');
  await page.unrouteAll();

  await follow(page, '/pt/settings/privacy');
  const essential = page.getByRole('switch', { name: 'Cookies essenciais' });
  await expect(essential).toBeChecked();
  await expect(essential).toBeDisabled();
  await page.route('**/api/users/preferences', (route) => route.fulfill(failing));
  const analytical = page.getByRole('switch', { name: 'Cookies analíticos' });
  await analytical.click();
  await says('As preferências de privacidade não foram guardadas. Tente de novo.');
  await expect(analytical).not.toBeChecked();
  await page.unrouteAll();
  await analytical.click();
  await says('Preferências guardadas');
  await page.reload();
  await expect(analytical).toBeChecked();
  await analytical.click();
  await expect(analytical).not.toBeChecked();
});
