// Builds two apps (marketplace, admin) and the assets of the static pages (style sheets, the manual's script).
// build-pages.ts renders those pages from the same sources afterwards, development-pages.ts in development.
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Rolldown, type UserConfig } from 'vite';
import { apiCallsOnly } from './api-calls-only.ts';
import { developmentPages } from './development-pages.ts';
import { loadedBefore } from './loaded-before.ts';
import { readingTexts } from './reading-texts.ts';
import { chunkGroups } from './shared-chunks.ts';
import { twelveYears } from './twelve-years.ts';
import { usedColors } from './used-colors.ts';

const loaded = loadedBefore();

const options = (groups: Rolldown.CodeSplittingGroup[]): UserConfig => ({
  root: import.meta.dirname,
  plugins: [loaded.plugin, apiCallsOnly(), readingTexts(), twelveYears(), usedColors(), react(), developmentPages()],
  // React 19 has what the shim stands in for.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  // Modules, like the pages: under a name of their own, so that check-sizes.ts finds them.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/worker-[hash:7].js' } } },
  // check-sizes.ts checks the sizes that matter.
  logLevel: 'warn',
  build: {
    reportCompressedSize: false,
    manifest: true,
    // A browser without modulepreload fetches a little later.
    modulePreload: { polyfill: false, resolveDependencies: loaded.leaveOut },
    chunkSizeWarningLimit: 1000,
    // Fonts and pictures stay files: a data: address would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // Long names would be repeated in each chunk's list of imports.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
      input: {
        marketplace: 'index.html',
        admin: 'admin.html',
        landing: 'src/landing/landing.css',
        legal: 'src/legal/legal.css',
        manual: 'src/manual/manual-browser.ts',
      },
    },
  },
});

/** A first build tells which modules the pages share. */
async function sharedGroups(): Promise<Rolldown.CodeSplittingGroup[]> {
  const first = options([]);
  const built = await build({ ...first, configFile: false, build: { ...first.build, write: false } });
  if (Array.isArray(built) || !('output' in built)) throw new Error('One output was expected');
  return chunkGroups(built.output.filter((one) => one.type === 'chunk'));
}

export default defineConfig(async ({ command }) => options(command === 'build' ? await sharedGroups() : []));
