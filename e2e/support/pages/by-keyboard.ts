// A page without a pointer. The helpers of journeys stay as they are: a click becomes Tab to the element and the key that
// operates it, filling in becomes Tab and typing. What Tab and the arrow keys do not reach fails.
import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';

const pages = new WeakSet<Page>();
/** More stops than any page has. */
const mostStops = 300;
const mostOptions = 80;

type Kind = 'option' | 'menuitem' | 'tab' | 'radio' | 'box' | 'field' | 'list' | 'button';
type Control = JSHandle<Element>;

/** What has the focus when the located element is operated: the input of a label, the link around a text. */
const controlOf = (target: Locator): Promise<Control> =>
  target.evaluateHandle((element) => {
    const label = element.closest('label')?.control;
    const operable =
      'a[href], button, input, textarea, summary, [role=option], [role^=menuitem], [role=tab], [tabindex]';
    return label ?? element.closest(operable) ?? element;
  });

const kindOf = (control: Control): Promise<Kind> =>
  control.evaluate((element) => {
    const role = element.getAttribute('role') ?? '';
    const type = element.getAttribute('type') ?? '';
    if (role === 'option' || role === 'tab') return role;
    if (role.startsWith('menuitem')) return 'menuitem';
    if (type === 'radio') return 'radio';
    if (type === 'checkbox') return 'box';
    if (element.getAttribute('aria-haspopup') === 'listbox' && element.tagName === 'INPUT') return 'list';
    return element.tagName === 'INPUT' || element.tagName === 'TEXTAREA' ? 'field' : 'button';
  });

const hasFocus = (control: Control) => control.evaluate((element) => element === document.activeElement);

/** Tab, or another key, until it is there. */
async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>, what: string, most = mostStops) {
  for (let stops = 0; stops < most; stops += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${what}`);
}

async function moveTo(target: Locator, control: Control): Promise<void> {
  const page = target.page();
  await pressUntil(page, 'Tab', () => hasFocus(control), String(target));
}

/** In a group of radio buttons Tab reaches only one; arrows go on to the others. */
async function takeRadio(target: Locator, control: Control): Promise<void> {
  const page = target.page();
  const inGroup = () =>
    control.evaluate((element) => {
      const { activeElement } = document;
      return activeElement?.getAttribute('name') === element.getAttribute('name') && activeElement?.tagName === 'INPUT';
    });
  await pressUntil(page, 'Tab', inGroup, String(target));
  await pressUntil(page, 'ArrowDown', () => hasFocus(control), String(target), mostOptions);
  if (!(await control.evaluate((element) => (element as HTMLInputElement).checked))) await page.keyboard.press('Space');
}

/** The focus stays in the field; arrows mark one of its options. */
async function takeOption(target: Locator, control: Control): Promise<void> {
  const page = target.page();
  const isMarked = () => control.evaluate((element) => element.hasAttribute('data-combobox-selected'));
  await pressUntil(page, 'ArrowDown', isMarked, String(target), mostOptions);
  await page.keyboard.press('Enter');
}

async function takeTab(target: Locator, control: Control): Promise<void> {
  const page = target.page();
  const inList = () =>
    control.evaluate((element) => element.closest('[role=tablist]')?.contains(document.activeElement) ?? false);
  await pressUntil(page, 'Tab', inList, String(target));
  await pressUntil(page, 'ArrowRight', () => hasFocus(control), String(target), mostOptions);
  await page.keyboard.press('Enter');
}

async function operate(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  const control = await controlOf(target);
  const kind = await kindOf(control);
  if (kind === 'radio') return takeRadio(target, control);
  if (kind === 'option') return takeOption(target, control);
  if (kind === 'tab') return takeTab(target, control);
  if (kind === 'menuitem') {
    await pressUntil(page, 'ArrowDown', () => hasFocus(control), String(target), mostOptions);
    return page.keyboard.press('Enter');
  }
  await moveTo(target, control);
  if (kind === 'box') await page.keyboard.press('Space');
  if (kind === 'button') await page.keyboard.press('Enter');
  const isClosed = () => control.evaluate((element) => element.getAttribute('aria-expanded') === 'false');
  // A list that has opened with the focus stays open.
  if (kind === 'list' && (await isClosed())) await page.keyboard.press('ArrowDown');
}

async function check(target: Locator): Promise<void> {
  if (!(await target.isChecked())) await operate(target);
  await expect(target).toBeChecked();
}

async function fill(target: Locator, text: string): Promise<void> {
  await expect(target).toBeEditable();
  await moveTo(target, await controlOf(target));
  await target.page().keyboard.press('Control+A');
  if (text === '') await target.page().keyboard.press('Delete');
  else await target.page().keyboard.type(text);
}

async function press(target: Locator, key: string): Promise<void> {
  await moveTo(target, await controlOf(target));
  await target.page().keyboard.press(key);
}

/** The button beside the hidden input of files opens the window of the operating system. It may be folded away. */
async function chooseFiles(target: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await expect(target).toBeAttached();
  const folded = target.locator('xpath=ancestor::details[not(@open)]/summary');
  if ((await folded.count()) > 0) await operate(folded);
  const opener = target.locator('xpath=ancestor::*[.//button][1]').getByRole('button').last();
  const choosing = target.page().waitForEvent('filechooser');
  await operate(opener);
  await (await choosing).setFiles(files);
}

const withoutPointer = {
  click: operate,
  check,
  fill,
  press,
  focus: async (target: Locator) => moveTo(target, await controlOf(target)),
  setInputFiles: chooseFiles,
  hover: (target: Locator) => Promise.reject(new Error(`No pointer stands on ${target}`)),
};

/** From now on the page is used by keyboard alone. A pointer that is used all the same is a fault in the console. */
export async function useKeyboardAlone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => console.error('A pointer was used'), { capture: true });
  });
  const methods = Object.getPrototypeOf(page.locator('body')) as Record<string, (...given: never[]) => unknown>;
  if (pages.has(page)) return;
  for (const [name, byKeyboard] of Object.entries(withoutPointer)) {
    const usual = methods[name];
    methods[name] = function (this: Locator, ...given: never[]) {
      const isAlone = pages.has(this.page());
      return isAlone ? (byKeyboard as (...all: unknown[]) => unknown)(this, ...given) : usual?.apply(this, given);
    };
  }
  pages.add(page);
}
