// An app imports a long text (`*.md` in locales/) as what the read-only pages show of it: the build converts it, so that the
// converter stays out of the browser.
import type { Plugin } from 'vite';
import { readText } from './src/ui/reading/markdown.ts';

export const readingTexts = (): Plugin => ({
  name: 'reading-texts',
  transform(source, id) {
    if (!/\/locales\/.+\.md$/.test(id)) return;
    return { code: `export default ${JSON.stringify(readText(source))};`, map: null };
  },
});
