// The frame follows the window: it is lower in a low window, and the sidebar folds once a window that is resized rests. Nothing
// in its header moves when a menu opens.
import { expect, type Page, test } from '@playwright/test';
import { accounts, openSession } from '../../support/people/people.ts';

const header = (page: Page) => page.getByRole('banner').evaluate((node) => node.getBoundingClientRect().height);

test('[UI-27] a low window has a lower header, a narrow one folds the sidebar, and no menu moves the header', async ({
  context,
}) => {
  await openSession(context, accounts.seller);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 768 });
  await page.goto('/pt/projects/my-projects');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  const [headerHeight, top] = [await header(page), (await title.boundingBox())?.y ?? 0];
  await page.setViewportSize({ width: 1280, height: 767 });
  await expect.poll(() => header(page)).toBeLessThan(headerHeight);
  // The margins shrink too.
  expect((await title.boundingBox())?.y).toBeLessThan(top - (headerHeight - (await header(page))));

  await page.setViewportSize({ width: 1440, height: 900 });
  const sidebar = page.getByRole('complementary').first();
  const width = async () => (await sidebar.boundingBox())?.width;
  await expect.poll(width).toBe(264);
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect.poll(width).toBe(88);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(width).toBe(264);

  const avatar = page.getByRole('button', { name: /^Menu de/ });
  const bell = page.getByRole('button', { name: /^Notificações/ });
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  const places = [await avatar.boundingBox(), await bell.boundingBox()];
  await avatar.click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect([await avatar.boundingBox(), await bell.boundingBox()]).toEqual(places);
});
