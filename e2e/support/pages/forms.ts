// Filling in the product's forms, in Portuguese: fields by their labels, steps by their buttons.
import { expect, type Locator, type Page } from '@playwright/test';
import { isQuantity, kindOfField, leafOf } from '@wattpact/domain/terms/field-kinds';
import { document } from '../records/documents.ts';

type Place = Page | Locator;

export const field = (place: Place, name: string) => place.getByRole('textbox', { name, exact: true });
/** A text that is completed from a list while one types. */
export const suggestedField = (place: Place, name: string) => place.getByRole('combobox', { name, exact: true });
export const button = (place: Place, name: string | RegExp) =>
  place.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

export const nextStep = (page: Page) => button(page, /^Seguinte:/).click();

/** Opens the wizard section whose head begins with this text. */
export const openSection = (page: Page, title: string) => button(page, new RegExp(`^${title}`)).click();

export async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** In a field that takes several: those that are chosen show in it, over its input. */
export async function chooseSeveral(page: Page, name: string, options: readonly string[]): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).press('ArrowDown');
  for (const option of options) await page.getByRole('option', { name: option, exact: true }).click();
  await page.keyboard.press('Escape');
}

/** Opens a popover of the filter bar. The focus comes a moment after it is drawn: a key pressed before would miss it. */
export async function openFilter(page: Page, name: string | RegExp): Promise<Locator> {
  // The head of the table may have a button of the same name.
  await button(page, name).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  return dialog;
}

/** A chip: its input is hidden, so its label is clicked. */
export const tick = (place: Place, group: string, option: string) =>
  place.getByRole('group', { name: group }).getByText(option, { exact: true }).click();

const writtenDay = new Intl.DateTimeFormat('pt-PT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Lisbon',
});
/** @returns the day so many days from today, as the Portuguese pages write it */
export const dayFromToday = (days: number): string => writtenDay.format(Date.now() + days * 86_400_000);

/** Types a date, and closes the calendar that it opens. */
export async function typeDate(page: Page, name: string, date: string): Promise<void> {
  await field(page, name).fill(date);
  await page.keyboard.press('Escape');
  await expect(field(page, name)).toHaveValue(date);
}

const isTyped = (path: string) => {
  const { as = 'text' } = kindOfField(leafOf(path)) ?? {};
  return as === 'text' || as === 'code' || isQuantity(as);
};

/** Types the payload's texts and numbers into the required inputs of the open sections that are still empty. */
export async function fillRequired(page: Page, payload: object): Promise<void> {
  for (const input of await page.locator('input[required][data-path]').filter({ visible: true }).all()) {
    const path = (await input.getAttribute('data-path')) ?? '';
    if (!isTyped(path) || (await input.inputValue()) !== '') continue;
    const value = path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown>)?.[name], payload);
    if (value === undefined) throw new Error(`The sample has nothing for the required ${path}`);
    await input.fill(String(value).replace('.', ','));
  }
}

/** Uploads a real document into one of a form's groups. */
export async function attachDocument(page: Page, group: string, name: string): Promise<void> {
  await page.getByLabel(group, { exact: true }).setInputFiles(document(name));
  await expect(button(page, `Descarregar: ${name}`)).toBeVisible();
}

export const expectPage = (page: Page, title: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
