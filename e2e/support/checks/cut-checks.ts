// What opens over a page in a small window: nothing of it is cut, and its last control can be reached and pressed.
import { expect, type Page } from '@playwright/test';
import { overlay, shown } from './openings.ts';

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
    .poll(() => cutParts(page), { message: `${what} is whole`, timeout: 10_000 })
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
