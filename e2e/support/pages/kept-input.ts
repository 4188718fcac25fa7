// A wizard's input after a reload, and a page that must wait for its texts.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { holdAnswers } from '../product/connections.ts';
import { field, nextStep } from './forms.ts';

/** Waits until it is stored in this browser, then reloads. */
export async function keepAndReload(page: Page): Promise<void> {
  await expect(page.getByText(/^Guardado neste navegador/)).toBeVisible();
  await page.reload();
}

/** Types `first`, reloads, finds it, and replaces it by `then`. */
export async function retype(page: Page, label: string, first: string, then: string): Promise<void> {
  await field(page, label).fill(first);
  await keepAndReload(page);
  await expect(field(page, label)).toHaveValue(first);
  await field(page, label).fill(then);
}

/** The address of a namespace's Portuguese texts: built files are named by their content alone. */
function textsOf(namespace: string): RegExp {
  const manifest = new URL('../../../web/dist/.vite/manifest.json', import.meta.url);
  const files = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
  const texts = files[`../locales/pt/${namespace}.json`];
  if (!texts) throw new Error(`The build has no texts of ${namespace}`);
  return new RegExp(`/${texts.file}$`);
}

/** Next leads to a step that loads this namespace of texts: the step before stays, and the button waits, until they arrive. */
export async function nextWhileTextsCome(page: Page, namespace: string): Promise<void> {
  const texts = holdAnswers(page, textsOf(namespace));
  await nextStep(page);
  await texts.asked;
  const waiting = page.getByRole('main').locator('button[type=submit][data-loading]');
  await expect(waiting).toBeVisible();
  await texts.release();
  await expect(waiting).toHaveCount(0);
}
