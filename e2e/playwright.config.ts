// Journeys in a real browser against the running product with its demo data.
import { defineConfig } from '@playwright/test';
import { browserFlags } from './support/product/browser-flags.ts';

const port = Number(process.env.E2E_PORT ?? 3417);
export const address = `http://localhost:${port}`;
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // A test that passes only on a retry is broken.
  retries: 0,
  // On two cores: a browser waits about a third of its time.
  workers: 3,
  // The limits stop what hangs. They do not judge speed: on a busy machine a journey takes seven times its usual time.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: address,
    actionTimeout: 60_000,
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    contextOptions: { reducedMotion: 'reduce' },
    // A trace doubles a journey's time: `--trace on` makes one of a failed journey.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: browserFlags,
    },
  },
  webServer: {
    command: 'node support/product/serve.mjs',
    url: `${address}/api/ready`,
    timeout: 240_000,
    reuseExistingServer: Boolean(process.env.E2E_REUSE),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(port), LOG_LEVEL: 'warn' },
  },
});
