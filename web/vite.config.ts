// Two apps (marketplace, admin) and what the static pages need (style sheets, the manual's script) come out of one build;
// build-pages.ts renders those pages from the same sources afterwards, development-pages.ts in development.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiCallsOnly } from './api-calls-only.ts';
import { developmentPages } from './development-pages.ts';
import { twelveYears } from './twelve-years.ts';

/** What the frame and the first lists load at once: one file compresses better than seventy small ones. */
const firstPages = [
  'src/platform/start-app.tsx',
  'src/features/users/frame/app-frame.tsx',
  'src/records/list/list-page.tsx',
  'src/features/projects/market-projects.tsx',
  'src/features/projects/all-projects.ts',
];

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

let first: Set<string> | undefined;
function isFirst(id: string, graph: Graph): boolean {
  if (!first) {
    first = new Set();
    const waiting = firstPages.map((page) => `${import.meta.dirname}/${page}`);
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      // Libraries are reached through barrels that name far more than is used.
      if (first.has(one) || one.includes('/node_modules/')) continue;
      first.add(one);
      waiting.push(...(graph.getModuleInfo(one)?.importedIds ?? []));
    }
  }
  return first.has(id);
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [apiCallsOnly(), twelveYears(), react(), developmentPages()],
  // The sizes that matter are told by check-sizes.ts.
  logLevel: 'warn',
  build: {
    reportCompressedSize: false,
    manifest: true,
    chunkSizeWarningLimit: 1000,
    // Fonts and pictures stay files: a data: address would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ debugName: 'frame', name: (id, graph) => (isFirst(id, graph) ? 'frame' : null) }] },
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
