// The frame of every page: header, sidebar and the user's menu, on a desk, a tablet and a phone.
import { expect, type Page, test } from '@playwright/test';
import { button } from '../../support/pages/forms.ts';
import { accounts, openDesk } from '../../support/people/people.ts';

const sidebarWidth = async (page: Page) => (await page.locator('aside').first().boundingBox())?.width;

test('[UI-01, UI-02, UI-17, UI-18, UI-19, UI-22, UI-23, UI-25] header, sidebar and menu have their parts', async ({
  browser,
}) => {
  const desk = await openDesk(browser, accounts.seller);
  const page = await desk.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pt/settings/profile');
  const header = page.getByRole('banner');
  await expect(header.getByRole('navigation', { name: 'Localização' })).toContainText('Área pessoal');
  await expect(button(header, /^Notificações/)).toBeVisible();

  const sidebar = page.getByRole('complementary').first();
  await expect(sidebar.getByRole('link', { name: 'Wattpact' })).toHaveText('Wattpact');
  for (const section of ['Mercado', 'A minha área', 'Registo'])
    await expect(sidebar.getByRole('list', { name: section }).getByRole('link').first()).toBeVisible();
  for (const text of ['Duarte Falcato', accounts.seller]) await expect(sidebar.getByText(text).first()).toBeVisible();
  await expect(button(sidebar, 'Terminar sessão')).toBeVisible();

  const [rem, width] = [16, () => sidebarWidth(page)];
  await expect.poll(width).toBe(16.5 * rem);
  await button(header, 'Recolher a barra lateral').click();
  await expect.poll(width).toBe(5.5 * rem);
  for (const [keys, wide] of [
    ['Control+b', true],
    ['Meta+b', false],
  ] as const) {
    await page.keyboard.press(keys);
    await expect.poll(width).toBe((wide ? 16.5 : 5.5) * rem);
  }

  await button(header, /^Menu de/).click();
  const menu = page.getByRole('menu');
  for (const item of ['Perfil', 'Privacidade', 'Terminar sessão'])
    await expect(menu.getByRole('menuitem', { name: item })).toBeVisible();
  for (const [choice, values] of [
    ['Idioma', 3],
    ['Aspeto', 3],
  ] as const)
    await expect(menu.getByRole('group', { name: choice }).getByRole('menuitemradio')).toHaveCount(values);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(header.getByRole('link', { name: 'Wattpact' })).toHaveAttribute('href', '/pt');
  await button(header, 'Abrir o menu').click();
  const sheet = page.getByRole('dialog', { name: 'Abrir o menu' });
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(18 * rem);
  await desk.close();
});

test('[UI-26, UI-28, UI-30] a phone ends at 1024 px, a tablet at 1280 px; from 1024 px on only the content scrolls', async ({
  browser,
}) => {
  const desk = await openDesk(browser, accounts.seller);
  const page = await desk.newPage();
  await page.goto('/pt/marketplace/projects?limit=50');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [width, sidebar, pageScrolls] of [
    [1023, undefined, true],
    [1024, 88, false],
    [1279, 88, false],
    [1280, 264, false],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => sidebarWidth(page)).toBe(sidebar);
    await page.getByRole('main').hover();
    // Again until it moves: while the rows change their form there is nothing to scroll.
    const scroll = async () => {
      await page.mouse.wheel(0, 400);
      return page.evaluate(() => [window.scrollY > 0, (document.querySelector('main')?.scrollTop ?? 0) > 0]);
    };
    await expect.poll(scroll).toEqual([pageScrolls, !pageScrolls]);
    await page.evaluate(() => [window, document.querySelector('main')].map((one) => one?.scrollTo(0, 0)));
  }
  await desk.close();
});
