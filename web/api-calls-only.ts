// The browser needs only the method and the path of an API call: this plugin removes the rest of each `*-api.ts`, so that no
// schema, and no zod, gets into the first bundle.
import { stat } from 'node:fs/promises';
import type { Plugin } from 'vite';

type Calls = Record<string, { method: string; path: string }>;

const bare = (calls: Calls) =>
  Object.fromEntries(Object.entries(calls).map(([name, { method, path }]) => [name, { method, path }]));

export const apiCallsOnly = (): Plugin => ({
  name: 'api-calls-only',
  enforce: 'pre',
  async load(id) {
    const [file = ''] = id.split('?');
    if (!/\/domain\/src\/.+-api\.ts$/.test(file)) return;
    const { mtimeMs } = await stat(file);
    const groups: Record<string, Calls> = await import(`${file}?${mtimeMs}`);
    return Object.entries(groups)
      .filter(([name]) => name.endsWith('Api'))
      .map(([name, calls]) => `export const ${name} = ${JSON.stringify(bare(calls))};`)
      .join('\n');
  },
});
