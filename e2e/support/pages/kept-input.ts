// What was typed into a wizard, found again after a reload, and a page that has to wait for its texts.
import { expect, type Page } from '@playwright/test';
import { holdAnswers } from '../product/connections.ts';
import { field } from './forms.ts';

/** Stored in this browser, then loaded anew. */
export async function keepAndReload(page: Page): Promise<void> {
  await expect(page.getByText(/^Guardado neste navegador/)).toBeVisible();
  await page.reload();
}

/** Types `first`, reloads, finds it, and types `then` over it. */
export async function retype(page: Page, label: string, first: string, then: string): Promise<void> {
  await field(page, label).fill(first);
  await keepAndReload(page);
  await expect(field(page, label)).toHaveValue(first);
  await field(page, label).fill(then);
}

/** The act makes the page ask for the texts of this namespace; all of it is hidden until they are there. */
export async function whileTextsCome(page: Page, namespace: string, act: () => Promise<void>): Promise<void> {
  const texts = holdAnswers(page, new RegExp(`/${namespace}-[^/]*\\.json$`));
  await act();
  await texts.asked;
  const waiting = page.getByRole('main').getByRole('status', { name: 'A carregar' });
  await expect(waiting).toBeVisible();
  await texts.release();
  await expect(waiting).toBeHidden();
}
