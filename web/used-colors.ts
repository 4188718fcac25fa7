// Of the component library's fourteen colours the theme replaces three (src/ui/theme/theme.ts) and the pages name one more.
// The others would be part of the first script, and of the style sheet that is written when a page starts. If a new version
// changes the module, the build stops.
import type { Plugin } from 'vite';

/** The default of charts. */
const kept = 'blue';
const color = /^\t(\w+): \[[^\]]*\],?$/gm;

export const usedColors = (): Plugin => ({
  name: 'used-colors',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/MantineProvider/default-colors.mjs')) return undefined;
    if ([...code.matchAll(color)].length !== 14) this.error(`${id} does not have fourteen colours any more.`);
    return { code: code.replace(color, (found, name: string) => (name === kept ? found : '')), map: null };
  },
});
