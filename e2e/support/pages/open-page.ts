// Opening a page: by its address, or inside the app that is open, which takes a fifth of the time.
import { expect, type Page } from '@playwright/test';
import { resizeDelay } from '../../../web/src/platform/resized.ts';

const waiting = '.mantine-Skeleton-root, .mantine-Loader-root, main [aria-busy="true"]';

/** Waits until the page is stable. */
export async function settle(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading').filter({ visible: true }).first();
  await expect.soft(heading, `${path} has a heading`).toBeVisible();
  await expect.soft(page.locator(waiting), `${path} finishes loading`).toHaveCount(0);
}

/** Opens a page by its address. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page, path);
}

interface AppWindow {
  /** The library exposes the app's router here. */
  __TSR_ROUTER__?: { navigate(to: { href: string }): Promise<void> };
}

/** Navigates inside the open app like a link, and does not wait for what the page loads. */
async function navigate(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (href) => {
    const router = (window as AppWindow).__TSR_ROUTER__;
    await router?.navigate({ href });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return router !== undefined;
  }, path);
}

/** Like a link of the open app; without an open app, by the address. Waits until the page is stable. */
export async function move(page: Page, path: string): Promise<void> {
  if (await navigate(page, path)) await settle(page, path);
  else await visit(page, path);
}

/** The same for a page whose next state the journey expects itself. */
export async function follow(page: Page, path: string): Promise<void> {
  if (!(await navigate(page, path))) await page.goto(path);
}

/** Resizes the window, and waits until the app has laid itself out for it, which it does when the window rests. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async (delay) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // Timers of one length end in the order in which they began: the app's began with the event, before this frame.
    await new Promise((ended) => setTimeout(ended, delay));
  }, resizeDelay);
}
