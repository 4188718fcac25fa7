// Every page of both apps, and what opens over them, in a language whose words are a third longer: nothing stays in
// another language, nothing is cut. The names of months, days and countries come from the browser and are left out.
import { expect, type Page, test } from '@playwright/test';
import { cutTexts } from '../support/checks/cut-checks.ts';
import { close, nameText, open, openings, overlay, pageOf } from '../support/checks/openings.ts';
import { pseudoText, speakPseudo, untranslated } from '../support/checks/pseudo-language.ts';
import { openVisit, type Visitor, visitors } from '../support/checks/visitors.ts';
import { move, resize } from '../support/pages/open-page.ts';

const widths = [390, 1024, 1440] as const;

interface Shown {
  /** What is read or announced, but for what the browser itself writes. */
  texts: string[];
  /** Texts whose place is too small for them, with that place. */
  cut: string[];
}

/** @param part selects what is read */
const read = (page: Page, part = 'body'): Promise<Shown> =>
  page.evaluate((part) => {
    const texts: string[] = [];
    const cut = new Set<string>();
    /** The part that hides what is outside of it. */
    const hiding = (element: Element | null): Element | undefined => {
      if (!element || element === document.body) return undefined;
      const { overflowX, overflowY, position } = getComputedStyle(element);
      // What scrolls sideways has `overflow-y: hidden` too, computed from `clip`, and hides nothing for good.
      if (position === 'fixed' || /auto|scroll/.test(overflowX)) return undefined;
      if (/hidden|clip/.test(overflowX) || /hidden|clip/.test(overflowY)) return element;
      return hiding(element.parentElement);
    };
    const check = (node: Text, parent: Element) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      const place = hiding(parent);
      if (!place || text.width < 2 || !parent.checkVisibility({ visibilityProperty: true })) return;
      const isData = !/[\u0100-\u017f]/.test(node.data);
      const { textOverflow, webkitLineClamp } = getComputedStyle(place);
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const mustBeWhole =
        parent.closest('button, label, h1, h2, h3, th, [role="tab"]') && !parent.matches('[data-placeholder]');
      // Names may be longer than any place, and cells of a table and placeholders are shortened; what one presses or reads as
      // a title may not be.
      if (isShortened && (isData || !mustBeWhole)) return;
      const { left, right, top, width, height } = place.getBoundingClientRect();
      // Words for screen readers have no place at all.
      if (width < 2 || height < 2) return;
      // Below its place: `cutTexts`, which knows the first lines that lead to a whole text.
      if (text.right > right + 1.5 || text.left < left - 1.5 || text.top < top - 3)
        cut.add(`${node.data.trim().slice(0, 40)} in ${place.className.toString().slice(0, 60)}`);
    };
    const look = (node: Node) => {
      if (node instanceof Element) {
        if (node.closest('[aria-hidden="true"]')) return;
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(node.getAttribute(name) ?? '');
        return;
      }
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, code, svg, time, textarea, [data-browser-words]')) return;
      texts.push((node as Text).data);
      check(node as Text, parent);
    };
    for (const root of document.querySelectorAll(part)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) look(node);
    }
    return { texts: texts.filter((text) => text.trim() !== ''), cut: [...cut] };
  }, part);

for (const visitor of visitors) {
  test(`pages of ${visitor.name}: every word is translated, and none is cut`, async ({ browser }) => {
    test.setTimeout(1_200_000);
    const { context, page, paths } = await openVisit(browser, visitor);
    const data = await speakPseudo(context);
    const faults = new Set<string>();
    // The landing and the legal pages are made with their texts in them.
    for (const path of paths.filter((one) => visitor.account !== undefined || one !== '')) {
      await page.setViewportSize({ width: widths[0], height: 900 });
      await move(page, `${visitor.app}/pt${path}`);
      for (const width of widths) {
        await resize(page, { width, height: 900 });
        const { texts, cut } = await read(page);
        for (const text of [...cut, ...(await cutTexts(page))]) faults.add(`cut at ${width}: ${text} (${path})`);
        // The manual is written in each language; its words are no texts of the apps.
        for (const text of path === '/manual' ? [] : untranslated(texts, data))
          faults.add(`not translated: ${text} (${path})`);
      }
    }
    expect([...faults]).toEqual([]);
    await context.close();
  });
}

for (const { who, size, path, overlays } of openings) {
  test(`opened by ${who} on ${size.name} over ${path || '/'}: every word is translated, and none is cut`, async ({
    browser,
  }) => {
    const visitor = visitors.find(({ name }) => name === who) as Visitor;
    const { context, page, paths } = await openVisit(browser, visitor, { viewport: size.size });
    const data = await speakPseudo(context);
    await move(page, `${visitor.app}/pt${pageOf(paths, path)}`);
    const faults = new Set<string>();
    for (const presses of overlays) {
      await open(page, presses, pseudoText);
      const { texts, cut } = await read(page, overlay);
      expect(texts).not.toEqual([]);
      const what = presses.map(nameText).join(', ');
      for (const text of [...cut, ...(await cutTexts(page, overlay))]) faults.add(`cut: ${text} (${what})`);
      for (const text of untranslated(texts, data)) faults.add(`not translated: ${text} (${what})`);
      await close(page);
    }
    expect([...faults]).toEqual([]);
    await context.close();
  });
}
