// The main job without a pointer: `npm run test:keyboard`, some four minutes.
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '../journeys/main-job',
  outputDir: '../../test-results',
  projects: [{ name: 'keyboard', metadata: { byKeyboard: true } }],
  webServer: { ...[base.webServer ?? []].flat()[0], command: 'node ../support/product/serve.mjs' },
});
