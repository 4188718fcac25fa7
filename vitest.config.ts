// The unit and API tests of the three workspaces in one run, on one throwaway PostgreSQL.
import { defineConfig } from 'vitest/config';

/** They load modules under globals or mocks of their own: nobody may have loaded these modules before. */
const ownModules = ['web/src/**/*.apart.test.{ts,tsx}'];

export default defineConfig({
  test: {
    globalSetup: ['server/test/database/database-setup.ts'],
    // The limits stop what hangs. They do not judge speed: a busy machine stalls for many seconds.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // Two cores: while one file waits for a time limit or for PostgreSQL, two others use them.
    maxWorkers: 3,
    env: { TZ: 'UTC', LOG_LEVEL: 'silent' },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{domain,server}/src/**/*.test.ts', 'server/{demo,test}/**/*.test.ts', 'scripts/**/*.test.mjs'],
          // The files of a worker share its modules: loading the server anew for each file took a third of the time.
          isolate: false,
          setupFiles: ['server/test/support/end-of-file-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/*.test.ts', 'web/src/**/*.test.{ts,tsx}', 'locales/*.test.ts'],
          exclude: ownModules,
          isolate: false,
          setupFiles: ['web/src/testing/end-of-file-setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'web apart', include: ownModules, setupFiles: ['web/src/testing/end-of-file-setup.ts'] },
      },
    ],
  },
});
