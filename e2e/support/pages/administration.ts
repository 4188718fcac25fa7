// An administrator's decisions, in Portuguese.
import { expect, type Page } from '@playwright/test';
import { button } from './forms.ts';
import { follow } from './open-page.ts';

export type ReviewedList = 'legal-entities' | 'projects' | 'offers' | 'energy-contracts';

/** Finds a record in its list by the search field, and opens it. */
export async function openForReview(page: Page, list: ReviewedList, name: string): Promise<void> {
  await follow(page, `/admin/pt/${list}`);
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Presses the button, and confirms in the dialog that names the record and what follows. */
export async function decideOn(page: Page, decision: 'Aprovar' | 'Rejeitar'): Promise<void> {
  await button(page, decision).click();
  await button(page.getByRole('dialog', { name: new RegExp(`^${decision} «`) }), decision).click();
}

export async function approve(page: Page): Promise<void> {
  await decideOn(page, 'Aprovar');
  await expect(page.getByText('Aprovação registada')).toBeVisible();
}

/** A rejection requires its reason first. */
export async function reject(page: Page, reason: string): Promise<void> {
  await expect(button(page, 'Rejeitar')).toBeDisabled();
  await page.getByRole('textbox', { name: /^Observações/ }).fill(reason);
  await decideOn(page, 'Rejeitar');
  await expect(page.getByText('Rejeição registada')).toBeVisible();
}
