// Walks over every page, at both sizes, in both colours and in three languages: `npm run test:pages`, some six minutes.
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  webServer: { ...[base.webServer ?? []].flat()[0], command: 'node ../support/product/serve.mjs' },
});
