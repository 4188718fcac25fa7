// What a finger must be able to meet: controls of 44 × 44 px, and fields in whose text a phone does not zoom (16 px).
import type { Page } from '@playwright/test';

/** WCAG 2.5.5, and what the phones' own guidelines ask for. */
const least = 44;
const leastText = 16;

/** Each visible control of the page, or of a part of it, that is smaller than a finger; one line each. */
export async function touchFaults(page: Page, part = 'body'): Promise<string[]> {
  // What opens grows to its size.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
  return page.evaluate(
    ([least, leastText, part]) => {
      const controls = [
        'a[href]',
        'button',
        'input:not([type="hidden"])',
        'select',
        'textarea',
        'summary',
        ...['button', 'tab', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'switch', 'slider'].map(
          (role) => `[role="${role}"]`,
        ),
      ].join(', ');

      /** A link in running text is as high as its line (WCAG 2.5.8, "inline"). */
      const isInText = (control: Element): boolean => {
        if (getComputedStyle(control).display !== 'inline') return false;
        let block: Element | null = control.parentElement;
        while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
        const texts = document.createTreeWalker(block ?? control, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const own = text.parentElement?.closest(controls);
          if (!own && /[\p{L}\d]{2}/u.test(text.textContent ?? '')) return true;
        }
        return false;
      };

      /** Its labels are pressed for it, and the frame of a field gives it the focus. */
      const partsOf = (control: Element): Element[] => {
        if (!(control instanceof HTMLInputElement)) return [control];
        const frame = control.parentElement?.closest('.mantine-Input-wrapper, .mantine-MultiSelect-wrapper');
        return [control, ...(frame ? [frame] : []), ...(control.labels ?? [])];
      };

      /** How far the control answers from a point on, this way and the opposite way. */
      const extent = (meets: (x: number, y: number) => boolean, x: number, y: number, dx: number, dy: number) => {
        let length = 1;
        for (const way of [1, -1]) {
          for (let step = 1; step <= least && meets(x + dx * way * step, y + dy * way * step); step += 1) length += 1;
        }
        return length;
      };

      const nameOf = (control: Element): string =>
        control.getAttribute('aria-label') ??
        ((control as HTMLInputElement).labels?.[0]?.textContent || control.textContent || '').trim().slice(0, 40);

      const faults: string[] = [];
      for (const control of document.querySelectorAll(`:is(${part}) :is(${controls})`)) {
        if (control.matches(':disabled, [inert] *, [aria-hidden="true"], [aria-hidden="true"] *')) continue;
        // The marks of a map stand where their places are (WCAG 2.5.5, "essential"); a table beside it has them, too.
        if (control.matches('[data-place]')) continue;
        // Over the rest of the page: nothing there can be pressed.
        const modal = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
        if (modal && !modal.contains(control)) continue;
        const parts = partsOf(control);
        // The box that is drawn for it: a chip's own box has no size.
        const drawn = parts.find((one) => {
          const { width, height } = one.getBoundingClientRect();
          const isSeen = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          return isSeen && width > 1 && height > 1;
        });
        if (!drawn) continue;
        const style = getComputedStyle(control);
        const what = `${control.tagName.toLowerCase()}.${control.className} "${nameOf(control)}"`;
        const isField = control.matches(
          'select, textarea, input:not([type="checkbox"], [type="radio"], [type="file"])',
        );
        if (isField && Number.parseFloat(style.fontSize) < leastText) faults.push(`${what}: text of ${style.fontSize}`);
        if (isInText(control)) continue;
        drawn.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const box = drawn.getClientRects()[0];
        if (!box) continue;
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const meets = (left: number, top: number) => {
          const met = document.elementFromPoint(left, top);
          return met !== null && parts.some((one) => one.contains(met));
        };
        const inFront = document.elementFromPoint(x, y);
        // A box that is drawn answers itself: its label's area is around it, and not over it.
        if (drawn === control && control.matches('[type="checkbox"], [type="radio"]') && inFront?.matches('label'))
          faults.push(`${what}: covered by its label`);
        const above = inFront?.closest(controls);
        if (above && !parts.some((one) => one.contains(above) || above.contains(one)))
          faults.push(`${what}: covered by "${nameOf(above)}"`);
        // Another part lies over it, or it is outside the window: it cannot be pressed there.
        if (!meets(x, y)) continue;
        const [width, height] = [extent(meets, x, y, 1, 0), extent(meets, x, y, 0, 1)];
        // The first and the last point lie up to half a pixel inside.
        if (Math.min(width, height) < least - 1) faults.push(`${what}: ${width} × ${height}`);
      }
      return faults;
    },
    [least, leastText, part] as const,
  );
}
