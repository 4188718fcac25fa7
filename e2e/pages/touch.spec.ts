// Every page on a phone that is touched: each control is as large as a finger, and no field lets the phone zoom in. What opens over
// the pages: overlays.spec.ts.
import { expect, test } from '@playwright/test';
import { touchFaults } from '../support/checks/touch-checks.ts';
import { openVisit, phone, visitors } from '../support/checks/visitors.ts';
import { move, visit } from '../support/pages/open-page.ts';

for (const visitor of visitors) {
  test(`pages of ${visitor.name}: each control is as large as a finger`, async ({ browser }) => {
    const { context, page, paths } = await openVisit(browser, visitor, { viewport: phone.size, hasTouch: true });
    for (const path of paths) {
      const address = `${visitor.app}/pt${path}`;
      await (visitor.account ? move : visit)(page, address);
      expect.soft(await touchFaults(page), `${address} is touched`).toEqual([]);
    }
    await context.close();
  });
}
