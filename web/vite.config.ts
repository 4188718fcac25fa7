// Builds two apps (marketplace, admin) and the assets of the static pages (style sheets, the manual's script).
// build-pages.ts renders those pages from the same sources afterwards, development-pages.ts in development.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiCallsOnly } from './api-calls-only.ts';
import { developmentPages } from './development-pages.ts';
import { twelveYears } from './twelve-years.ts';

/** What the frame and the first lists load at once: one file compresses better than seventy small ones. */
const firstFiles = {
  frame: ['src/app/start-app.tsx', 'src/features/users/frame/app-frame.tsx', 'src/records/list/list-page.tsx'],
  market: ['src/features/projects/list/market-projects.tsx'],
  admin: ['src/features/projects/list/all-projects.ts'],
};

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const reached = new Map<string, Set<string>>();
/** Whether one of the files imports the module statically. */
function isReached(group: keyof typeof firstFiles, id: string, graph: Graph): boolean {
  let found = reached.get(group);
  if (!found) {
    found = new Set();
    reached.set(group, found);
    const waiting = firstFiles[group].map((page) => `${import.meta.dirname}/${page}`);
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      // Libraries are imported through barrels that export far more than is used.
      if (found.has(one) || one.includes('/node_modules/')) continue;
      found.add(one);
      waiting.push(...(graph.getModuleInfo(one)?.importedIds ?? []));
    }
  }
  return found.has(id);
}

/** The first pages of both apps share the frame; what only the market's list needs is a separate file. */
function firstGroup(id: string, graph: Graph): string | null {
  // A page stays the entry that the manifest names (check-sizes.ts).
  if ([...firstFiles.market, ...firstFiles.admin].some((page) => id === `${import.meta.dirname}/${page}`)) return null;
  const [inFrame, inMarket, inAdmin] = (['frame', 'market', 'admin'] as const).map((group) =>
    isReached(group, id, graph),
  );
  if (inFrame || (inMarket && inAdmin)) return 'frame';
  return inMarket ? 'market' : null;
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [apiCallsOnly(), twelveYears(), react(), developmentPages()],
  // check-sizes.ts checks the sizes that matter.
  logLevel: 'warn',
  build: {
    reportCompressedSize: false,
    manifest: true,
    // A browser without modulepreload fetches a little later.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    // Fonts and pictures stay files: a data: address would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ debugName: 'frame', name: firstGroup }] },
        // Long names would be repeated in each chunk's list of imports.
        chunkFileNames: 'assets/[hash:8].js',
        assetFileNames: 'assets/[hash:8][extname]',
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
