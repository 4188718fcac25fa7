// How long after the last key the price band under a field shows what belongs to it: in a real browser, from the event to
// the change of the page, for keys in the price and for terms that ask the server for other figures.
import type { Page } from '@playwright/test';
import { inBrowser } from './demo-browser.ts';
import { summary } from './measure-lists.ts';

const structures = ['Carga base anual', 'Carga base mensal', 'Perfil horário fixo', 'Conforme produção'];
const keys = 40;

interface Watch {
  since: number;
  /** When the band last changed to figures that belong to the form. */
  until: number;
}
type WatchedWindow = Window & { watch?: Watch };

/** Notes the time of each key and choice, and of each change within the band. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: Watch = { since: 0, until: 0 };
    (window as WatchedWindow).watch = times;
    const begin = () => {
      times.since = performance.now();
    };
    for (const event of ['input', 'click']) addEventListener(event, begin, { capture: true });
    const note = (changes: MutationRecord[]) => {
      const band = document.querySelector('section[aria-label="Comparação com o mercado"]');
      const isInside = changes.some(({ target }) => band?.contains(target));
      if (isInside && band && !band.hasAttribute('data-stale')) times.until = performance.now();
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}

/** In ms, once the band has followed. */
async function followed(page: Page): Promise<number> {
  const times = await page.waitForFunction(() => {
    const { since = 0, until = 0 } = (window as WatchedWindow).watch ?? {};
    const isStale = document.querySelector('section[aria-label="Comparação com o mercado"][data-stale]') !== null;
    return !isStale && until > since && performance.now() - until > 400 ? [since, until] : undefined;
  });
  const [since = 0, until = 0] = (await times.jsonValue()) ?? [];
  return until - since;
}

async function openForm(page: Page): Promise<void> {
  await page.goto('/pt/offers/new-offer');
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Procura medida');
  await choose(page, 'País', 'Portugal');
  await page.getByRole('button', { name: /^Seguinte:/ }).click();
  await choose(page, 'Tipo de preço', 'Fixo');
  await page.getByRole('region', { name: 'Comparação com o mercado' }).waitFor();
}

async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** @returns lines of p50 / p95 in ms; both at most 300 */
export const measureBand = (baseURL: string): Promise<string[]> =>
  inBrowser(baseURL, async (page) => {
    await watch(page);
    await openForm(page);
    const price = page.getByRole('textbox', { name: 'Preço máximo', exact: true });
    await price.fill('4');
    await followed(page);
    const typed: number[] = [];
    for (let key = 0; key < keys; key += 1) {
      await price.press(key % 2 === 0 ? '5' : 'Backspace');
      typed.push(await followed(page));
    }
    const chosen: number[] = [];
    for (const structure of structures) {
      await choose(page, 'Estrutura do contrato', structure);
      chosen.push(await followed(page));
    }
    return [
      `the band after a key in the price: ${summary(typed)} ms`,
      `the band after another structure, which asks the server: ${chosen.map(Math.round).join(', ')} ms`,
    ];
  });
