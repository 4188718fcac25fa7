// Every page of both apps opens in Portuguese, on a desktop or on a phone in turns, with real words and no error in the console;
// one page of each kind is checked for access, and lists share a filter bar. `npm run test:pages` checks each in every size,
// colour and language.
import { expect, test } from '@playwright/test';
import { expectFilterBar, expectUsable, expectWords } from '../../support/checks/page-checks.ts';
import { desk, ofEachKind, openVisit, phone, visitors } from '../../support/checks/visitors.ts';
import { move, visit } from '../../support/pages/open-page.ts';

for (const visitor of visitors) {
  test(`[SRCH-07] the pages of ${visitor.name} open, and one of each kind is accessible`, async ({ browser }) => {
    const { context, page, faults, paths } = await openVisit(browser, visitor);
    const sizes = [desk, phone];
    const { filtered = [] } = visitor;
    expect(paths).toEqual(expect.arrayContaining([...filtered]));
    for (const [place, path] of paths.entries()) {
      const address = `${visitor.app}/pt${path}`;
      const at = sizes[place % 2] ?? desk;
      await page.setViewportSize(at.size);
      await (visitor.account ? move : visit)(page, address);
      await expectWords(page, `${address} on ${at.name}`);
      if (ofEachKind.test(path)) await expectUsable(page, `${address} on ${at.name}`);
      if (filtered.includes(path)) await expectFilterBar(page, `${address} on ${at.name}`);
      expect.soft(faults.splice(0), `${address} leaves the console free of errors`).toEqual([]);
    }
    await context.close();
  });
}
