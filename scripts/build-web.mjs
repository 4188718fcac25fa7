// Builds the web apps when their sources have changed since the last build.
import { ensureBuilt } from './build-stamp.mjs';
import { runNpm, toolEnvironment } from './toolchain.mjs';

export const ensureWebBuilt = (options = {}) =>
  ensureBuilt({
    what: 'the web apps',
    folder: 'web/dist',
    sources: ['web', 'domain', 'locales', 'package-lock.json'],
    build: () => runNpm(['run', 'build', '-w', 'web', '--silent'], { env: toolEnvironment(), ...options }),
  });
