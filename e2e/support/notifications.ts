// The bell of a page, as it tells by itself what happened elsewhere.
import { expect, type Page } from '@playwright/test';

const bell = (page: Page) => page.getByRole('button', { name: /^Notificações/ });

/** How many are unread, as the badge says. */
export async function unread(page: Page): Promise<number> {
  const label = await bell(page).getAttribute('aria-label');
  return Number(/(\d+) por ler/.exec(label ?? '')?.[1] ?? 0);
}

/** Without a reload: the badge counts more than before, and the list tells it. */
export async function expectNews(page: Page, before: number, text: string): Promise<void> {
  await expect
    .poll(() => unread(page), { message: `the bell rings for: ${text}`, timeout: 15_000 })
    .toBeGreaterThan(before);
  await bell(page).click();
  const list = page.getByRole('dialog', { name: 'Notificações' });
  await expect(list.getByText(text).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
}
