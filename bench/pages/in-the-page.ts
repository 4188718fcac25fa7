// Interaction to next paint and layout shifts, as the browser's own performance observers report them.
import type { Page } from '@playwright/test';

interface Noted {
  slowestInput: number;
  shift: number;
  /** What moved most, and from where to where. */
  moved: string;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface NotingWindow {
  noted?: Noted;
}

/** Observes every page that is opened from now on; `noted` reads the figures. */
export async function note(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = { slowestInput: 0, shift: 0, moved: '' };
    let most = 0;
    (window as NotingWindow).noted = noted;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) noted.slowestInput = Math.max(noted.slowestInput, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        noted.shift += value;
        if (value < most) continue;
        most = value;
        const [{ node, previousRect, currentRect } = { node: null, previousRect: undefined, currentRect: undefined }] =
          sources;
        const element = node instanceof Element ? node : node?.parentElement;
        noted.moved = `${element?.tagName} ${element?.className} ${node?.textContent?.slice(0, 30)}: ${previousRect?.top} to ${currentRect?.top}`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Opens it and waits until nothing on it is loading. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const heading = page.getByRole('main').getByRole('heading').filter({ visible: true });
  await heading.first().waitFor();
  const loading = '.mantine-Skeleton-root, .mantine-Loader-root, main [aria-busy="true"]';
  await page.waitForFunction((waiting) => !document.querySelector(waiting), loading);
}

/** Since the page was opened. */
export async function noted(page: Page): Promise<Noted> {
  // Observers are called after the frame.
  await page.evaluate(() => new Promise((told) => setTimeout(told, 200)));
  return page.evaluate(
    () => (window as NotingWindow).noted ?? { slowestInput: Number.NaN, shift: Number.NaN, moved: '' },
  );
}

/** As on a phone of the middle class: Lighthouse slows its mobile visits by the same factor. */
export async function slowDown(page: Page, factor: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: factor });
}
