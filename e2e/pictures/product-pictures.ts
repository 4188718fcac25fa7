// Takes the pictures of the product for the landing pages, the sign-in page, the manual and the README, from the running demo:
// those that no longer show it as it is, or all of them with PICTURES=all. web/pictures.json says what each was taken of.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type Page, test } from '@playwright/test';
import { type Language, languages } from '@wattpact/domain/terms/enumerations';
import { textsOf } from '../../locales/read-texts.ts';
import { hashOf } from '../../scripts/picture-hash.mjs';
import { visit } from '../support/pages/open-page.ts';
import { accounts, openSession, skipAgreement } from '../support/people/people.ts';
import { drawMarks } from './marks.ts';
import { type Shot, shots } from './shots.ts';
import { keysIn, showKeys } from './texts-in-picture.ts';

interface Entry {
  page: string;
  marks: number;
  texts: string[];
  hashes: Record<string, string>;
}

type Scheme = 'light' | 'dark';

const fileOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const folder = fileOf('web/public/pictures/');
const manifestFile = fileOf('web/pictures.json');
const manifest: Record<string, Entry> = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
const words = new Map(languages.map((language) => [language, textsOf(language)]));
const wordsIn = (language: Language) => words.get(language) ?? new Map<string, string>();
/** As in fixed-clock.mjs, some minutes later. */
const time = new Date('2026-11-20T10:05:00Z');

const nameOf = ({ name }: Shot, language: Language, scheme: Scheme) =>
  `${name}-${language}${scheme === 'dark' ? '-dark' : ''}.webp`;

/** The browser encodes the picture itself, which needs no other tool. */
async function encoded(page: Page, png: Buffer, type: string, quality: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ source, as, at }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL(as, at).split(',')[1] ?? '';
    },
    { source: png.toString('base64'), as: type, at: quality },
  );
  return Buffer.from(base64, 'base64');
}

async function openShot(browser: Browser, shot: Shot, scheme: Scheme): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: shot.size,
    deviceScaleFactor: shot.scale,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  await context.clock.install({ time });
  await openSession(context, shot.account);
  if (shot.account !== accounts.admin) await skipAgreement(context);
  return context;
}

async function openPage(context: BrowserContext, shot: Shot, language: Language): Promise<Page> {
  const page = await context.newPage();
  const path = typeof shot.path === 'string' ? shot.path : await shot.path(context.request);
  await visit(page, `${shot.app ?? ''}/${language}${path}`);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

const clipOf = ({ size, height }: Shot) => ({ x: 0, y: 0, width: size.width, height: height ?? size.height });

async function take(browser: Browser, shot: Shot, language: Language, scheme: Scheme): Promise<void> {
  const context = await openShot(browser, shot, scheme);
  const page = await openPage(context, shot, language);
  if (shot.marks)
    await drawMarks(
      page,
      shot.marks((key) => wordsIn(language).get(key) ?? key),
    );
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide', clip: clipOf(shot) });
  writeFileSync(`${folder}${nameOf(shot, language, scheme)}`, await encoded(page, png, 'image/webp', 0.8));
  await context.close();
}

async function findTexts(browser: Browser, shot: Shot): Promise<string[]> {
  const context = await openShot(browser, shot, 'light');
  await showKeys(context);
  const keys = await keysIn(await openPage(context, shot, 'pt'), clipOf(shot).height);
  await context.close();
  return keys;
}

interface Taken {
  name: string;
  page: string;
  marks: number;
  filesIn: (language: Language) => string[];
}

const takenOf = (shot: Shot): Taken => ({
  name: shot.name,
  page: shot.page,
  marks: shot.marks?.((key) => key).length ?? 0,
  filesIn: (language) => shot.schemes.map((scheme) => nameOf(shot, language, scheme)),
});

/** Whether every file of the picture is there and shows the product as it is. */
function isCurrent({ name, page, filesIn }: Taken): boolean {
  const entry = manifest[name];
  if (!entry || entry.page !== page || process.env.PICTURES === 'all') return false;
  return languages.every((language) =>
    filesIn(language).every(
      (file) => existsSync(`${folder}${file}`) && entry.hashes[file] === hashOf(entry, wordsIn(language)),
    ),
  );
}

function note({ name, page, marks, filesIn }: Taken, texts: string[]): void {
  const hashes = languages.flatMap((language) => {
    const hash = hashOf({ page, texts }, wordsIn(language));
    return filesIn(language).map((file): [string, string] => [file, hash]);
  });
  manifest[name] = { page, marks, texts, hashes: Object.fromEntries(hashes) };
  const names = [...shots.map((shot) => shot.name), social.name];
  const inOrder = names.flatMap((one) => (manifest[one] ? [[one, manifest[one]] as const] : []));
  writeFileSync(manifestFile, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`);
}

/** What social networks show of a link: the first sentence of the landing page, and the product below it. */
const social: Taken = {
  name: 'social',
  page: 'web/src/landing/landing-page.tsx',
  marks: 0,
  filesIn: (language) => [`social-${language}.jpg`],
};

async function takeSocial(browser: Browser, language: Language): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 630 }, bypassCSP: true });
  const page = await context.newPage();
  await page.goto(`/${language}`);
  await page.addStyleTag({
    content:
      '.bar nav, .bar .right, .hero > div { display: none } .hero { grid-template-columns: 1fr; padding: 16px 24px 40px }',
  });
  // The landing page itself shows pictures from the next build on.
  const product = readFileSync(`${folder}product-${language}.webp`).toString('base64');
  await page.evaluate(async (source) => {
    document.querySelector('.straddle')?.remove();
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'afterbegin',
        `<div class="straddle"><div class="inner"><img class="picture" alt="" src="data:image/webp;base64,${source}"></div></div>`,
      );
    await document.querySelector<HTMLImageElement>('.picture')?.decode();
    await document.fonts.ready;
  }, product);
  const png = await page.screenshot({ animations: 'disabled' });
  writeFileSync(`${folder}social-${language}.jpg`, await encoded(page, png, 'image/jpeg', 0.8));
  await context.close();
}

test.describe.configure({ mode: 'serial' });
mkdirSync(folder, { recursive: true });

for (const shot of shots) {
  test(shot.name, async ({ browser }) => {
    const taken = takenOf(shot);
    test.skip(isCurrent(taken), 'It still shows the product as it is');
    for (const language of languages) for (const scheme of shot.schemes) await take(browser, shot, language, scheme);
    note(taken, await findTexts(browser, shot));
    if (shot.name === 'product') copyFileSync(`${folder}product-en.webp`, fileOf('docs/screenshot.webp'));
  });
}

test(social.name, async ({ browser }) => {
  test.skip(isCurrent(social), 'It still shows the product as it is');
  for (const language of languages) await takeSocial(browser, language);
  note(social, ['landing:hero.title']);
});
