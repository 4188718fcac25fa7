// Stryker's settings for `npm run test:mutation`; the score of each area is judged by scripts/mutation.mjs.
import { areas } from './scripts/mutation-areas.mjs';

export default {
  testRunner: 'vitest',
  tsconfigFile: 'none.json',
  vitest: { configFile: 'scripts/mutation.config.ts' },
  mutate: Object.values(areas).flat(),
  ignorePatterns: ['web', 'server', 'e2e', 'bench', 'docs', 'ops', 'client', 'data', 'locales'],
  tempDirName: 'test-results/mutation',
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false },
  concurrency: 2,
  timeoutMS: 20_000,
  // Each area is judged by itself.
  thresholds: { high: 90, low: 75, break: null },
};
