// The wizard for editing a record, and the dialog about somebody else's change, in Portuguese.
import { expect, type Locator, type Page } from '@playwright/test';
import { button, expectPage, field, nextStep } from './forms.ts';
import { follow } from './open-page.ts';

export interface EditWords {
  title: string;
  /** The label of the name field, and its name in the record. */
  nameLabel: string;
  nameKey: string;
  submit: string;
  /** The submission asks a question first. */
  asks?: boolean;
  /** The submission requires a declaration. */
  declares?: boolean;
}

export interface EditPage {
  nameField: Locator;
  conflict: Locator;
  open: () => Promise<void>;
  /** Goes to the last step, from any step, and submits. */
  send: () => Promise<void>;
  answer: (name: string) => Promise<void>;
  /** Back to the step of the name. */
  toFirstStep: () => Promise<void>;
}

async function stepOf(page: Page): Promise<{ step: number; count: number }> {
  const heading = page.getByRole('heading', { level: 2, name: /^Passo \d+ de \d+/ });
  const [, step, count] = /^Passo (\d+) de (\d+)/.exec((await heading.textContent()) ?? '') ?? [];
  return { step: Number(step), count: Number(count) };
}

export function editPage(page: Page, words: EditWords, path: string): EditPage {
  const conflict = page.getByRole('dialog', { name: 'Este registo mudou entretanto' });
  const atStep = (step: number) => expect.poll(async () => (await stepOf(page)).step).toBe(step);
  return {
    conflict,
    nameField: field(page, words.nameLabel),
    open: async () => {
      await follow(page, `${path}/edit`);
      await expectPage(page, words.title);
    },
    send: async () => {
      const { step, count } = await stepOf(page);
      for (let next = step + 1; next <= count; next += 1) {
        await nextStep(page);
        await atStep(next);
      }
      if (words.declares) await page.getByRole('checkbox', { name: /Declaro que sou responsável/ }).check();
      await button(page, words.submit).click();
      if (words.asks) await button(page.getByRole('dialog'), words.submit).click();
    },
    answer: async (name) => {
      await button(conflict, name).click();
      await expect(conflict).toBeHidden();
    },
    toFirstStep: async () => {
      for (let { step } = await stepOf(page); step > 1; step -= 1) {
        await button(page, 'Anterior').click();
        await atStep(step - 1);
      }
    },
  };
}
