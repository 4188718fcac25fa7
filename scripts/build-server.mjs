// Bundles the server when its sources have changed since the last time.
import { ensureBuilt } from './build-stamp.mjs';
import { runChild } from './run-child.mjs';
import { findNode24, root, toolEnvironment } from './toolchain.mjs';

const bundled = ['server/src', 'server/demo', 'server/package.json', 'domain/src', 'domain/package.json'];

export const ensureServerBuilt = (options = {}) =>
  ensureBuilt({
    what: 'the server',
    folder: 'server/dist',
    sources: [...bundled, 'package-lock.json', 'scripts/beside-its-source.mjs', 'scripts/bundle-server.mjs'],
    build: () =>
      runChild(findNode24(), ['scripts/bundle-server.mjs'], { cwd: root, env: toolEnvironment(), ...options }),
  });
