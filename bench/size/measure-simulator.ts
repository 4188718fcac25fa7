// How quickly the simulator's page answers in a real browser: from a key to the next frame that is painted, also while the
// worker computes without pause; from a task to the worker's answer; and from a key to the result that belongs to it.
import type { Page } from '@playwright/test';
import { browserFlags } from '../../e2e/support/product/browser-flags.ts';
import { inBrowser } from './demo-browser.ts';
import { summary } from './measure-lists.ts';

const keys = 60;
/** Between two keys of somebody who types fast. */
const pauseMs = 60;
const result = 'section[aria-label="Resultado"] [aria-busy]';
/** 15 years and 1,000 scenarios, as the page opens. */
const usual = '/pt/simulator?seed=20261120';
/** Three structures, two of which settle 200 scenarios hour by hour: the worker is never idle while somebody types. */
const heavy = `${usual}&structure=BASELOAD_ANNUAL&compare=BASELOAD_MONTHLY,PAY_AS_PRODUCED&deviations=CONTRACT&shortfallPrice=90&excessPrice=5`;
/** Journeys do not optimise their scripts; people's browsers do. */
const optimising = browserFlags.filter((flag) => !flag.startsWith('--js-flags='));

interface Watch {
  /** The last key, as the browser dates it. */
  since: number;
  /** When the figures last were those of the inputs. */
  until: number;
  /** From each key to the frame after it. */
  frames: number[];
  /** From each task of the worker to its answer. */
  answers: number[];
}
type WatchedWindow = Window & { watch?: Watch };

/** Notes keys, frames, what the worker answers, and when the figures are no longer old. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript((figures) => {
    const noted: Watch = { since: 0, until: 0, frames: [], answers: [] };
    (window as WatchedWindow).watch = noted;
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        noted.since = timeStamp;
        // A message that is sent before a frame is painted is read after it.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => noted.frames.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
    window.Worker = class extends Worker {
      private posted = 0;
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', () => noted.answers.push(performance.now() - this.posted));
      }
      override postMessage(task: unknown): void {
        this.posted = performance.now();
        super.postMessage(task);
      }
    };
    let isOld = true;
    new MutationObserver(() => {
      const busy = document.querySelector(figures)?.getAttribute('aria-busy');
      if (busy === 'false' && isOld) noted.until = performance.now();
      isOld = busy !== 'false';
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, result);
}

/** Once the figures have been those of the inputs for a while. */
const settled = (page: Page) =>
  page.waitForFunction((figures) => {
    const { since = 0, until = 0 } = (window as WatchedWindow).watch ?? {};
    const isShown = document.querySelector(figures)?.getAttribute('aria-busy') === 'false';
    return isShown && until > since && performance.now() - until > 300;
  }, result);

const readWatch = (page: Page): Promise<Watch> =>
  page.evaluate(() => (window as WatchedWindow).watch ?? { since: 0, until: 0, frames: [], answers: [] });

/** The first answer, with the invented year made, and the keys that are pressed afterwards. */
async function typed(page: Page, path: string, waitsForResult: boolean) {
  await page.goto(path);
  await settled(page);
  const [first = 0] = (await readWatch(page)).answers;
  const price = page.getByRole('textbox', { name: 'Preço', exact: true });
  await price.fill('33');
  await settled(page);
  const results: number[] = [];
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(key % 2 === 0 ? '5' : 'Backspace');
    if (!waitsForResult) {
      await page.waitForTimeout(pauseMs);
      continue;
    }
    // The page is quiet again before the next key, so that the last change of it is that of the result.
    await settled(page);
    const { since, until } = await readWatch(page);
    results.push(until - since);
  }
  await settled(page);
  const { frames, answers } = await readWatch(page);
  return { first, results, frames: frames.slice(-keys), answers: answers.slice(1) };
}

/** @returns lines of p50 / p95 in ms: a frame within 50, an answer within 1,000 */
export const measureSimulator = (baseURL: string): Promise<string[]> =>
  inBrowser(
    baseURL,
    async (page) => {
      await watch(page);
      const calm = await typed(page, usual, true);
      const busy = await typed(page, heavy, false);
      return [
        `the worker, 15 years and 1,000 scenarios: first ${calm.first.toFixed(0)} ms, then ${summary(calm.answers)} ms`,
        `the page from a key to the result: ${summary(calm.results)} ms`,
        `the page from a key to the next frame: ${summary(calm.frames)} ms`,
        `the same while the worker settles hour by hour, ${summary(busy.answers)} ms for each task: ${summary(busy.frames)} ms`,
      ];
    },
    optimising,
  );
