// The unit and API tests of the three workspaces in one run, on one throwaway PostgreSQL.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{domain,server,web}/src/**/*.test.{ts,tsx}',
      'server/{demo,test}/**/*.test.ts',
      'locales/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    globalSetup: ['server/test/database/database-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Password hashing and PostgreSQL share the two cores with the tests.
    maxWorkers: 2,
    env: { TZ: 'UTC', LOG_LEVEL: 'silent' },
  },
});
