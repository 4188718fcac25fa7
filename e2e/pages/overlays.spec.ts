// What opens over pages, in both colours and at both sizes. The pages themselves: access.spec.ts.
import { expect, type Page, test } from '@playwright/test';
import { close, nameText, open, opener, openings, overlay, pageOf } from '../support/checks/openings.ts';
import { accessFaults, turn } from '../support/checks/page-checks.ts';
import { touchFaults } from '../support/checks/touch-checks.ts';
import { openVisit, phone, type Visitor, visitors } from '../support/checks/visitors.ts';
import { move } from '../support/pages/open-page.ts';

async function expectAccessible(page: Page, what: string, other: 'light' | 'dark'): Promise<void> {
  const faults = await accessFaults(page, { part: overlay });
  expect.soft(faults, `${what} is accessible`).toEqual([]);
  await turn(page, other);
  const unreadable = await accessFaults(page, { part: overlay, rules: 'contrast' });
  expect.soft(unreadable, `${what} is readable in ${other} colours`).toEqual([]);
}

for (const { who, size, path, overlays } of openings) {
  test(`[UI-76] opened by ${who} on ${size.name} over ${path || '/'}: accessible in both colours`, async ({
    browser,
  }) => {
    const visitor = visitors.find(({ name }) => name === who) as Visitor;
    const { context, page, paths } = await openVisit(browser, visitor);
    await page.setViewportSize(size.size);
    const found = pageOf(paths, path);
    await move(page, `${visitor.app}/pt${found}`);
    let other: 'light' | 'dark' = 'dark';
    for (const presses of overlays) {
      await open(page, presses);
      const what = `${found}: ${presses.map(nameText).join(', ')}`;
      await expectAccessible(page, what, other);
      if (size === phone) expect.soft(await touchFaults(page, overlay), `${what} is touched`).toEqual([]);
      other = other === 'dark' ? 'light' : 'dark';
      await close(page);
      // What a menu opens gives it to the menu's button.
      await expect.soft(opener(page, presses[0] ?? ''), `${what} gives the focus back`).toBeFocused({ timeout: 5000 });
    }
    await context.close();
  });
}
