// Finds out which texts a page shows: it is loaded once with each text replaced by its own key.
import type { BrowserContext, Page } from '@playwright/test';
import { languages } from '@wattpact/domain/terms/enumerations';
import { textsOf, treesOf } from '../../locales/read-texts.ts';

type Tree = { [name: string]: string | Tree };

const inKeys = (tree: Tree, before: string): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const key = `${before}${name}`;
      return [name, typeof value === 'string' ? `⟦${key}⟧` : inKeys(value, `${key}.`)];
    }),
  );

/** The namespace of a file of texts: the product serves it under a hash. */
const namespaces = new Map(
  languages.flatMap((language) =>
    Object.entries(treesOf(language)).map(([namespace, tree]) => [JSON.stringify(tree), namespace] as const),
  ),
);

/** Lets the pages of the context show keys instead of texts. */
export async function showKeys(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/[^/]+\.json$/, async (route) => {
    const response = await route.fetch();
    const tree = (await response.json()) as Tree;
    const namespace = namespaces.get(JSON.stringify(tree));
    await (namespace ? route.fulfill({ response, json: inKeys(tree, `${namespace}:`) }) : route.fulfill({ response }));
  });
}

/** The keys of the texts in the window, as far as the picture goes. */
export async function keysIn(page: Page, height: number): Promise<string[]> {
  const found = await page.evaluate((end) => {
    const shown: string[] = [];
    const isInPicture = ({ top, bottom, width }: DOMRect) => width > 0 && bottom > 0 && top < end;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      if (isInPicture(range.getBoundingClientRect())) shown.push(node.textContent ?? '');
    }
    for (const field of document.querySelectorAll('input, textarea'))
      if (isInPicture(field.getBoundingClientRect())) shown.push(field.getAttribute('placeholder') ?? '');
    return shown.join(' ');
  }, height);
  const known = textsOf('pt');
  const keys = [...found.matchAll(/⟦([^⟧]+)⟧/g)].map(([, key = '']) => key);
  return [...new Set(keys)].filter((key) => known.has(key)).toSorted();
}
