// Every page of both apps. In Portuguese each is checked for access on a desktop or on a phone, in light or in dark colours, and
// then for its width at the other size and zoomed in; one page of each kind is opened by its address, and checked with the
// frame around it, at both sizes and in both colours. In the other languages the texts of those are checked, half of them in each: that each
// language has every text is held by the tests of locales/.
import { expect, test } from '@playwright/test';
import {
  expectNotWider,
  expectReadable,
  expectReflow,
  expectUsable,
  expectWords,
} from '../support/checks/page-checks.ts';
import { desk, ofEachKind, openVisit, phone, visitors } from '../support/checks/visitors.ts';
import { move, visit } from '../support/pages/open-page.ts';

for (const visitor of visitors) {
  for (let part = 1; part <= visitor.parts; part += 1) {
    test(`[UI-77] pages of ${visitor.name}, ${part} of ${visitor.parts}: usable wherever they are opened`, async ({
      browser,
    }) => {
      const { context, page, faults, paths } = await openVisit(browser, visitor);
      // Each page is opened at the size and in the colours in which the one before was left: they change once a page.
      let [here, there] = [desk, phone];
      let otherColors: 'light' | 'dark' = 'dark';
      for (const path of paths.filter((_, place) => place % visitor.parts === part - 1)) {
        const address = `${visitor.app}/pt${path}`;
        const isOne = ofEachKind.test(path);
        await (isOne || !visitor.account ? visit : move)(page, address);
        await expectWords(page, address);
        if (isOne) {
          await expectUsable(page, `${address} on ${here.name}`);
          await expectReadable(page, address, otherColors);
          otherColors = otherColors === 'dark' ? 'light' : 'dark';
          await page.setViewportSize(there.size);
          await expectUsable(page, `${address} on ${there.name}`, { rules: 'all but contrast' });
        } else {
          await expectUsable(page, `${address} on ${here.name}`, { part: 'main' });
          await page.setViewportSize(there.size);
          await expectNotWider(page, `${address} on ${there.name}`);
        }
        await expectReflow(page, address);
        await page.setViewportSize(there.size);
        [here, there] = [there, here];
        expect.soft(faults.splice(0), `${address} leaves the console free of errors`).toEqual([]);
      }
      await context.close();
    });
  }

  test(`pages of ${visitor.name}: words in English and in Spanish`, async ({ browser }) => {
    const { context, page, faults, paths } = await openVisit(browser, visitor);
    for (const [start, language] of ['en', 'es'].entries()) {
      for (const path of paths.filter((one) => ofEachKind.test(one)).filter((_, place) => place % 2 === start)) {
        const address = `${visitor.app}/${language}${path}`;
        await (visitor.account ? move : visit)(page, address);
        await expectWords(page, address);
        expect.soft(faults.splice(0), `${address} leaves the console free of errors`).toEqual([]);
      }
    }
    await context.close();
  });
}
