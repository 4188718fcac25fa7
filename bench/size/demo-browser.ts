// A page of the product in a real browser, signed in as one of the demo's people.
import { chromium, type Page } from '@playwright/test';
import { browserFlags } from '../../e2e/support/product/browser-flags.ts';
import { demoPassword } from '../../server/demo/demo-accounts.ts';

const chrome = process.env.CHROME_PATH ?? '/usr/bin/chromium';

/**
 * The browser closes after `act`.
 * @param baseURL of the product with its built pages
 */
export async function inBrowser<Result>(
  baseURL: string,
  act: (page: Page) => Promise<Result>,
  flags: readonly string[] = browserFlags,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: chrome, args: [...flags] });
  try {
    const context = await browser.newContext({ baseURL, locale: 'pt-PT', reducedMotion: 'reduce' });
    const data = { email: 'buyer@demo.example', password: demoPassword };
    await context.request.post('/api/auth/login', { data, failOnStatusCode: true });
    return await act(await context.newPage());
  } finally {
    await browser.close();
  }
}
