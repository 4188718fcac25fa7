// The bell of a page, which updates without a reload; and a company that causes notifications.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { entityData, type MadeEntity, makeEntity, uploadDocument } from '../records/made-records.ts';

export const bell = (page: Page) => page.getByRole('button', { name: /^Notificações/ });

export const popover = (page: Page) => page.getByRole('dialog', { name: 'Notificações' });
export const news = (page: Page) => popover(page).getByRole('listitem');

interface Company {
  entity: MadeEntity;
  data: ReturnType<typeof entityData>;
}

/** A company of the signed-in user, who is notified of its changes. */
export async function makeCompany(context: BrowserContext): Promise<Company> {
  const fileId = await uploadDocument(context.request, 'certidao.pdf');
  const data = entityData(`Moinho ${crypto.randomUUID().slice(0, 6)}, Lda.`, [{ fileId, category: 'other' }]);
  return { entity: await makeEntity(context, data), data };
}

/** The number of unread ones on the badge. */
export async function unread(page: Page): Promise<number> {
  const label = await bell(page).getAttribute('aria-label');
  return Number(/(\d+) por ler/.exec(label ?? '')?.[1] ?? 0);
}

/** Without a reload: the badge count rises, and the list shows the notification. */
export async function expectNews(page: Page, before: number, text: string): Promise<void> {
  await expect.poll(() => unread(page), { message: `the bell rings for: ${text}` }).toBeGreaterThan(before);
  await bell(page).click();
  const list = popover(page);
  await expect(list.getByText(text).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
}
