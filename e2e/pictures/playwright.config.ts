// Takes the pictures of the product: `npm run pictures`. Not a test.
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'product-pictures.ts',
  outputDir: '../../test-results',
  webServer: { ...[base.webServer ?? []].flat()[0], command: 'node ../support/product/serve.mjs' },
});
