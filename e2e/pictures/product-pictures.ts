// The pictures of the product for the landing pages, the sign-in page, the manual and the README, from the running demo.
import { copyFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type Page, test } from '@playwright/test';
import { visit } from '../support/pages/open-page.ts';
import { accounts, openSession, skipAgreement } from '../support/people/people.ts';

const fileOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

interface Shot {
  account: string;
  viewport: typeof desk;
  path: string;
  file: string;
}

/** The browser encodes WebP itself: a third of the size of PNG, without another tool. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.9).split(',')[1] ?? '';
  }, png.toString('base64'));
  return Buffer.from(base64, 'base64');
}

async function take(browser: Browser, { account, viewport, path, file }: Shot): Promise<void> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await openSession(context, account);
  const page = await context.newPage();
  await visit(page, path);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  writeFileSync(fileOf(file), await asWebp(page, png));
  await context.close();
}

/** The picture must show the thread, not the dialog before it. */
async function withoutAgreement(browser: Browser, account: string): Promise<void> {
  const context = await browser.newContext();
  await openSession(context, account);
  await skipAgreement(context);
  await context.close();
}

/** The first record of a list of the account's own. */
async function idOf(browser: Browser, account: string, list: string, name: RegExp): Promise<string> {
  const context = await browser.newContext();
  await openSession(context, account);
  const { items } = await (await context.request.get(`/api/${list}?limit=50`)).json();
  await context.close();
  const found = items.find((row: unknown) => name.test(JSON.stringify(row)));
  if (!found) throw new Error(`The demo has no ${name.source} in ${list}`);
  return found.id;
}

for (const language of ['pt', 'en', 'es']) {
  test(`pictures of the product: ${language}`, async ({ browser }) => {
    const { seller, buyer } = accounts;
    await withoutAgreement(browser, buyer);
    const project = await idOf(browser, seller, 'projects', /Charneca de Canhestros/);
    const negotiation = await idOf(browser, buyer, 'negotiations', /Charneca de Canhestros/);
    const list = `/${language}/marketplace/projects`;
    const shots: Shot[] = [
      { account: buyer, viewport: desk, path: list, file: `web/public/product-${language}.webp` },
      { account: buyer, viewport: phone, path: list, file: `web/public/product-phone-${language}.webp` },
      {
        account: seller,
        viewport: desk,
        path: `/${language}/projects/${project}`,
        file: `web/public/product-seller-${language}.webp`,
      },
      {
        account: buyer,
        viewport: desk,
        path: `/${language}/marketplace/negotiations?negotiationId=${negotiation}`,
        file: `web/public/product-buyer-${language}.webp`,
      },
    ];
    const invoice = await idOf(browser, seller, 'invoices', /"status":"pending"/);
    const entity = await idOf(browser, seller, 'legal-entities', /Planície Dourada/);
    const ofManual = {
      entity: `legal-entities/${entity}`,
      register: 'energy-contracts/register',
      invoice: `invoices/${invoice}`,
    };
    for (const [name, page] of Object.entries(ofManual)) {
      const file = `web/public/manual-${name}-${language}.webp`;
      shots.push({ account: seller, viewport: desk, path: `/${language}/${page}`, file });
    }
    for (const shot of shots) await take(browser, shot);
    if (language === 'en') copyFileSync(fileOf('web/public/product-en.webp'), fileOf('docs/screenshot.webp'));
  });
}
