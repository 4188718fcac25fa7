// The page of negotiations, by its parts.
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { button, field } from './forms.ts';

export const thread = (page: Page) => page.getByRole('region', { name: 'Mensagens' });
export const composer = (page: Page) => field(page, 'Mensagem');
export const openUrl = (id: string) => `/pt/marketplace/negotiations?negotiationId=${id}`;
/** By keyboard: the notice that the company is approved comes when it will, and takes a click that it falls into. */
export const openMenu = (page: Page) => button(page, 'Opções da negociação').press('Enter');
/** By its own key press: the focus comes into a menu a moment after it is seen. */
export const closeMenu = (page: Page) => page.getByRole('menu').press('Escape');
export const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name });
/** The dialog about the fees; its name says what is about to begin. */
export const agreementOf = (page: Page, name: string) => page.getByRole('dialog', { name });
/** The name of a badge's colour. */
export const expectTone = (badge: Locator, tone: string) => expect(badge).toHaveClass(new RegExp(`tone-${tone}`));

/** Another window has no session of its own to remember the answer by. */
export async function expectNotAsked(context: BrowserContext, negotiationId: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(openUrl(negotiationId));
  await expect(composer(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.close();
}
