// Vitest's settings for `npm run test:mutation`: the domain's own tests, which need no database.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['domain/src/**/*.test.ts'], isolate: false, env: { TZ: 'UTC' } },
});
