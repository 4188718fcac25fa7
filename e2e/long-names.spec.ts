// Names as long as they may be, without a space: no page moves sideways, nothing is cut off without dots, and the rows of
// lists stay as low as they are.
import { expect, type Page, test } from '@playwright/test';
import { adminLongPaths, type LongNames, makeLongNames, marketPaths } from './support/long-names.ts';
import { visit } from './support/page-checks.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** What stands out of the window, and not in a part that scrolls by itself or ends in dots. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const held = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
      const holds = /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || clipPath !== 'none';
      return holds || held(element.parentElement);
    };
    const room = document.documentElement.clientWidth;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
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

/** Two lines and their space; a row of a list never takes more. */
const highRows = (page: Page): Promise<number> =>
  page.locator('main table[aria-label] tbody tr').evaluateAll((rows) => {
    return rows.filter((row) => (row as HTMLElement).offsetHeight > 60).length;
  });

const apps = [
  { name: 'marketplace', base: '/pt', who: 'seller', paths: marketPaths },
  { name: 'administration', base: '/admin/pt', who: 'admin', paths: adminLongPaths },
] as const;

for (const { name, base, who, paths } of apps) {
  test(`${name}: a name of 100 letters without a space moves no page sideways`, async ({ browser }) => {
    test.setTimeout(240_000);
    const made: LongNames = await makeLongNames(browser);
    const page = await made[who].newPage();
    for (const path of paths(made)) {
      await page.setViewportSize(phone);
      await visit(page, `${base}${path}`);
      expect.soft(await outside(page), `${path} on a phone`).toEqual([]);
      await page.setViewportSize(desk);
      await expect.soft(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      expect.soft(await outside(page), `${path} on a desk`).toEqual([]);
      expect.soft(await highRows(page), `${path}: rows of two lines`).toBe(0);
    }
    await made.close();
  });
}
