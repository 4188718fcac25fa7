// Every page in an invented language whose words are longer: `npm run test:words`, some ten minutes.
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  webServer: { ...[base.webServer ?? []].flat()[0], command: 'node ../support/product/serve.mjs' },
});
