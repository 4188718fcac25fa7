// What is cut: of a page, texts of which a box hides lines; of what opens over it in a small window, anything at all, and
// its last control can be reached and pressed.
import { expect, type Page } from '@playwright/test';
import { overlay, shown } from './openings.ts';

/**
 * Each text of which its box hides lines, or a part of one; one line each. A pixel or two of a line's own room, above and
 * below its letters, may be gone.
 * @param part selects what is looked at
 */
export const cutTexts = (page: Page, part = 'body'): Promise<string[]> =>
  page.evaluate((part) => {
    const slack = 2;
    /** Not where a part within the box scrolls, which shows them, or shortens them itself. */
    const isHiddenBy = (box: Element, text: Text): boolean => {
      for (let one = text.parentElement; one && one !== box; one = one.parentElement) {
        const { overflowY, webkitLineClamp } = getComputedStyle(one);
        if (/auto|scroll/.test(overflowY) || webkitLineClamp !== 'none') return false;
      }
      return text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
    };
    const isCut = (box: Element, text: Text): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const top = box.getBoundingClientRect().top + box.clientTop;
      const bottom = top + box.clientHeight;
      return [...range.getClientRects()].some(
        (line) => line.width > 1 && (line.top < top - slack || line.bottom > bottom + slack),
      );
    };
    /** The whole text is read out, and shown under the pointer. */
    const isNamed = (text: Text): boolean => {
      const named = text.parentElement?.closest('[title], [aria-label]');
      const names = [named?.getAttribute('title'), named?.getAttribute('aria-label')];
      return names.some((name) => name?.includes(text.data.trim()));
    };
    /** The first lines of a text that the page behind the link, or what the button does, shows whole. */
    const isPreview = (box: Element): boolean => {
      if (getComputedStyle(box).webkitLineClamp === 'none') return false;
      return box.closest('a, button, [role="menuitem"]') !== null || box.closest('tr, li')?.querySelector('a') != null;
    };
    const faults = new Set<string>();
    for (const box of document.querySelectorAll(`:is(${part}) *, :is(${part}):not(body)`)) {
      // Words for screen readers alone have a box of a pixel, and what is folded has none.
      if (box.clientWidth <= 1 || box.clientHeight <= 1 || box.scrollHeight <= box.clientHeight + slack) continue;
      // A field scrolls its text by itself, and a chart has its own sizes.
      if (box.matches('input, textarea, svg, svg *')) continue;
      if (!/hidden|clip/.test(getComputedStyle(box).overflowY) || isPreview(box)) continue;
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
        if (text.data.trim() === '' || !isHiddenBy(box, text) || !isCut(box, text) || isNamed(text)) continue;
        const { className, scrollHeight, clientHeight } = box;
        faults.add(`"${text.data.trim().slice(0, 40)}" in ${className}: ${scrollHeight} px high in ${clientHeight} px`);
      }
    }
    return [...faults];
  }, part);

/** Each part of what is open that stands outside the window, or whose rest nobody can scroll to; one line each. */
const cutParts = (page: Page): Promise<string[]> =>
  page.evaluate((overlay) => {
    const { clientWidth: wide } = document.documentElement;
    const nameOf = ({ tagName, className, textContent }: Element) =>
      `${tagName.toLowerCase()}.${className} "${textContent?.trim().slice(0, 40)}"`;
    const inside = [...document.querySelectorAll(overlay)].filter((one) => one.checkVisibility());
    if (inside.length === 0) return ['nothing is open'];
    return inside.flatMap((open) => {
      const { left, right } = open.getBoundingClientRect();
      const faults = left < -1 || right > wide + 1 ? [`${nameOf(open)} from ${left} to ${right} of ${wide} px`] : [];
      for (const part of [open, ...open.querySelectorAll('*')]) {
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = part;
        // Texts for screen readers alone; fields and tables scroll by themselves.
        if (clientWidth <= 1 || clientHeight <= 1 || part.matches('input, textarea, svg, svg *')) continue;
        if (!part.textContent?.trim()) continue;
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(part);
        const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        if (overflowX !== 'visible' && !isShortened && !part.querySelector('table') && scrollWidth > clientWidth + 1)
          faults.push(`${nameOf(part)}: ${scrollWidth} px in ${clientWidth} px`);
        if (/hidden|clip/.test(overflowY) && !isShortened && scrollHeight > clientHeight + 1)
          faults.push(`${nameOf(part)}: ${scrollHeight} px high in ${clientHeight} px`);
      }
      return faults;
    });
  }, overlay);

/** A window that has just changed its size is laid out anew a moment later. */
export async function expectWhole(page: Page, what: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(async () => [...(await cutParts(page)), ...(await cutTexts(page, overlay))], {
      message: `${what} is whole`,
      timeout: 10_000,
    })
    .toEqual([]);
  const controls = ['button', 'menuitem', 'option'].map((role) => `[role="${role}"]`).join(', ');
  const last = shown(page).last().locator(`button:enabled, a[href], ${controls}`).filter({ visible: true }).last();
  // Scrolls to it, and finds out what a press there would meet, without pressing.
  const reached = last.click({ trial: true, timeout: 10_000 }).then(
    () => '',
    (error: Error) => error.message,
  );
  expect.soft(await reached, `the last control of ${what} can be pressed`).toBe('');
}
