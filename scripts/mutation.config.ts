// Vitest's settings for `npm run test:mutation`: the domain's own tests, which need no database.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['domain/src/**/*.test.ts'],
    isolate: false,
    // Code that counts what is run of it takes several times as long.
    testTimeout: 60_000,
    env: { TZ: 'UTC' },
  },
});
