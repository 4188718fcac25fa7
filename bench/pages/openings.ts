// How long the first opening of a popover or menu takes, whose code is not loaded before: from the press, by finger and by
// key, until the browser has drawn it.
import type { BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { open } from './in-the-page.ts';

/** What is opened over the market's list, at the sizes that have it. */
const openings = [
  { size: { width: 1440, height: 900 }, names: ['País', 'Preço', 'Colunas e ficheiro', /^Notificações/, /^Menu d/] },
  {
    size: { width: 390, height: 844 },
    names: [/^Mais filtros/, 'Ordenar', /^Notificações/, /^Menu d/, 'Abrir o menu'],
  },
] as const;
const ways = ['tap', 'key'] as const;

/** From the first press in the page until an overlay is drawn. */
const timeOfOpening = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = Number.NaN;
        const press = ({ timeStamp }: Event) => {
          if (Number.isNaN(pressed)) pressed = timeStamp;
        };
        for (const name of ['pointerdown', 'keydown']) window.addEventListener(name, press, true);
        const look = () => {
          const overlays = document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]');
          const isOpen = !Number.isNaN(pressed) && [...overlays].some((one) => one.getClientRects().length > 0);
          if (isOpen) resolve(performance.now() - pressed);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

async function press(opener: Locator, way: (typeof ways)[number]): Promise<void> {
  if (way === 'tap') await opener.tap();
  else await opener.press('Enter');
}

export type Viewed = BrowserContextOptions & { viewport: { width: number; height: number } };

interface Opening {
  window: number;
  opened: string;
  way: string;
  ms: number;
}

/** Each in a context of its own: nothing of it was loaded before. */
export async function measureOpenings(openContext: (options: Viewed) => Promise<BrowserContext>): Promise<Opening[]> {
  const seen: Opening[] = [];
  for (const { size, names } of openings) {
    for (const name of names) {
      for (const way of ways) {
        const context = await openContext({ viewport: size, hasTouch: way === 'tap', reducedMotion: 'reduce' });
        const page = await context.newPage();
        await open(page, '/pt/marketplace/projects');
        const opener = page.getByRole('button', { name, exact: typeof name === 'string' }).filter({ visible: true });
        const [ms] = await Promise.all([timeOfOpening(page), press(opener.first(), way)]);
        seen.push({ window: size.width, opened: String(name), way, ms: Math.round(ms) });
        await context.close();
      }
    }
  }
  return seen;
}
