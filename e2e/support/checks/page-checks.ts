// What every page must fulfil: a heading, a title, no raw text key, nothing from axe.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settle } from '../pages/open-page.ts';
import { cutTexts } from './cut-checks.ts';

/** Texts that look like a text key: `offers:list.title`, `list.title`. The demo's addresses do not count. */
export const rawKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const key = /^[a-z_]+(\.[a-z_]+)+$|^[a-zA-Z]+:[a-z_]+(\.[a-zA-Z_]+)*$/;
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(node.getAttribute(name) ?? '');
      } else if (!/^(SCRIPT|STYLE|CODE)$/.test(node.parentElement?.tagName ?? '')) texts.push(node.textContent ?? '');
    }
    // Addresses of the demo and names of files look like keys.
    const isName = (text: string) => /\.(example|pdf|xml|csv|png|jpg)$/.test(text);
    return texts.map((text) => text.trim()).filter((text) => key.test(text) && !isName(text));
  });

interface Check {
  /** Contrast takes most of the time, and both sizes have the same colours. */
  rules?: 'all' | 'contrast' | 'all but contrast';
  /** Selects a part of the page: the frame around its content is the same on all. */
  part?: string;
}

/** A list of options is scrolled by the keys of its field, which keeps the focus. */
const isOfOptions = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((one) => document.querySelector(one)?.closest('[role="listbox"]') != null, selector);

/** The findings of every impact, one line each. */
export async function accessFaults(page: Page, { rules = 'all', part }: Check = {}): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    ...(rules === 'contrast' && { runOnly: { type: 'rule', values: ['color-contrast'] } }),
    ...(rules !== 'contrast' && {
      rules: {
        'color-contrast': { enabled: rules === 'all' },
        // What opens hangs beside the landmarks of the page.
        region: { enabled: part === undefined },
      },
    }),
  });
  if (part) builder.include(part);
  // There are no frames to check.
  const { violations } = await builder.setLegacyMode(true).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target: target.join(' '), failureSummary })),
  );
  const faults: string[] = [];
  for (const { id, target, failureSummary } of found) {
    if (id === 'scrollable-region-focusable' && (await isOfOptions(page, target))) continue;
    faults.push(`${id}: ${target} ${failureSummary}`);
  }
  return faults;
}

/** Headings that an existing page must not have. */
const absent = [
  'Página não encontrada',
  'Não encontrámos o que procura',
  'Algo correu mal',
  'Page not found',
  'Página no encontrada',
];

/** The open page exists, has a title and real texts, and is not wider than the window. */
export async function expectWords(page: Page, path: string): Promise<void> {
  const heading = await page.locator('h1').allTextContents();
  const missing = heading.filter((text) => absent.includes(text.trim()));
  expect.soft(missing, `${path} exists`).toEqual([]);
  // The product's name alone is the title until a page sets its own.
  expect.soft(await page.title(), `${path} names itself in the tab`).toMatch(/.\W+Wattpact$|^Wattpact\W+./);
  expect.soft(await rawKeys(page), `${path} shows no key of a text`).toEqual([]);
  await expectNotWider(page, path);
}

/** The list stands below the filter bar that all lists share. */
export async function expectFilterBar(page: Page, path: string): Promise<void> {
  const bar = page.getByRole('main').getByRole('search', { name: 'Filtros' });
  await expect(bar, `${path} has a filter bar`).toHaveCount(1);
  await expect(bar.getByRole('button').first(), `${path} has filters`).toBeVisible();
}

/** The window does not scroll sideways. */
export async function expectNotWider(page: Page, path: string): Promise<void> {
  // A window that has just changed its width is laid out anew a moment later.
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect
    .configure({ soft: true })
    .poll(wider, { message: `${path} is not wider than the window` })
    .toBeLessThanOrEqual(0);
}

/** Elements outside the window that are not inside a scrolling or shortened part. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const held = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const { overflowX, textOverflow, clip, clipPath } = getComputedStyle(element);
      const holds =
        /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || clip !== 'auto' || clipPath !== 'none';
      return holds || held(element.parentElement);
    };
    const room = document.documentElement.clientWidth;
    const faults: string[] = [];
    for (const time of document.querySelectorAll<HTMLElement>('time')) {
      if (time.offsetHeight > 44) faults.push(`a time in pieces: ${time.innerText}`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    if (document.documentElement.scrollWidth > room) faults.push(`${document.documentElement.scrollWidth} px wide`);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { right, width } = range.getBoundingClientRect();
      if (width > 0 && right > room + 1 && !held(node.parentElement)) {
        faults.push(`${node.parentElement?.closest('[class]')?.className}: ${node.textContent?.slice(0, 30)}`);
      }
    }
    return faults;
  });

/**
 * No text stands outside the window, and no box hides lines of one. A window that has just changed its width is laid out anew
 * a moment later.
 */
export const expectInside = (page: Page, message: string): Promise<void> =>
  expect
    .configure({ soft: true })
    .poll(async () => [...(await outside(page)), ...(await cutTexts(page))], { message })
    .toEqual([]);

/** Windows of 1440 and 1280 px at a zoom of 200 % and of 400 % (WCAG 1.4.4 and 1.4.10). */
export const zoomed = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];

/** Zoomed in, the page stays as wide as the window; the window keeps the last size. */
export async function expectReflow(page: Page, path: string): Promise<void> {
  for (const size of zoomed) {
    await page.setViewportSize(size);
    await expectInside(page, `${path} at ${size.width} px`);
  }
}

/** The open page is accessible at its present width. */
export async function expectUsable(page: Page, path: string, check?: Check): Promise<void> {
  await settle(page, path);
  await expectNotWider(page, path);
  expect.soft(await accessFaults(page, check), `${path} is accessible`).toEqual([]);
}

/** In these colours, too; the page stays in them. */
export async function expectReadable(page: Page, path: string, colors: 'dark' | 'light'): Promise<void> {
  await turn(page, colors);
  expect.soft(await accessFaults(page, { rules: 'contrast' }), `${path} is readable in ${colors} colours`).toEqual([]);
}

/** Colours change in transitions: they are compared when those have ended. */
export async function turn(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const attribute = 'data-mantine-color-scheme';
  // The landing and legal pages follow the system by their style sheet alone.
  const isApp = (await page.locator(`html[${attribute}]`).count()) > 0;
  if (isApp) await expect(page.locator('html')).toHaveAttribute(attribute, colorScheme);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}
