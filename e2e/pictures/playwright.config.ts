// Takes the pictures of the product: `npm run pictures`. Not a test.
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

const product = [base.webServer ?? []].flat()[0];
const clock = fileURLToPath(new URL('fixed-clock.mjs', import.meta.url));

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'product-pictures.ts',
  outputDir: '../../test-results',
  // Each picture is written down in the same file.
  workers: 1,
  webServer: {
    ...product,
    command: 'node ../support/product/serve.mjs',
    env: { ...product?.env, NODE_OPTIONS: `--import=${clock}` },
  },
});
