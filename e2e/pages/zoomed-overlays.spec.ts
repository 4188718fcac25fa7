// What opens over pages in windows of a zoom of 200 % and of 400 %. The pages themselves: access.spec.ts.
import { test } from '@playwright/test';
import { expectWhole } from '../support/checks/cut-checks.ts';
import { close, nameText, open, openings, type Presses, pageOf } from '../support/checks/openings.ts';
import { zoomed } from '../support/checks/page-checks.ts';
import { openVisit, phone, type Visitor, visitors } from '../support/checks/visitors.ts';
import { move } from '../support/pages/open-page.ts';

/** In a low window the context of a negotiation is folded. */
const isFolded = ([first]: Presses) => first !== undefined && nameText(first).startsWith('Descarregar a versão');

// Windows as narrow as these are laid out as phones.
for (const { who, path, overlays } of openings.filter(({ size }) => size === phone)) {
  test(`[UI-77] opened by ${who} over ${path}, zoomed in: nothing is cut, its last control can be pressed`, async ({
    browser,
  }) => {
    const visitor = visitors.find(({ name }) => name === who) as Visitor;
    const { context, page, paths } = await openVisit(browser, visitor);
    const found = pageOf(paths, path);
    for (const size of zoomed) {
      await page.setViewportSize(size);
      await move(page, `${visitor.app}/pt${found}`);
      for (const presses of overlays.filter((one) => !isFolded(one))) {
        await open(page, presses);
        await expectWhole(page, `${found}: ${presses.map(nameText).join(', ')} at ${size.width} px`);
        await close(page);
      }
    }
    await context.close();
  });
}
