// The main job without a pointer: `npm run test:keyboard`, some four minutes.
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  webServer: { ...[base.webServer ?? []].flat()[0], command: 'node ../support/product/serve.mjs' },
});
