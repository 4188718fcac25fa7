// Vitest's settings for `npm run test:mutation`: the domain's own tests, which need no database.
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['domain/src/**/*.test.ts'],
    // It tries many random years and asks only for finite figures: with code that counts what is run, that takes minutes.
    exclude: [...configDefaults.exclude, 'domain/src/simulation/finite-results.test.ts'],
    isolate: false,
    // Such code takes several times as long.
    testTimeout: 180_000,
    env: { TZ: 'UTC' },
  },
});
