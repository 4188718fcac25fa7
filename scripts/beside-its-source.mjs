// For the bundler: what a module of the server needs to know of where its source lies.
import { join, relative, sep } from 'node:path';
import { root } from './toolchain.mjs';

export const bundleFolder = join(root, 'server', 'dist');

/** A module finds the files and programs that lie beside its source: bundled, it still looks for them there. */
export const besideItsSource = {
  name: 'beside-its-source',
  transform: {
    // Modules of the bundler itself begin with \0.
    filter: { id: /^[^\0]/, code: /import\.meta|__dirname|__filename/ },
    handler(code, id) {
      if (/[\\/]node_modules[\\/]/.test(id))
        this.error(`${id} may look for files beside itself: name its package as external in scripts/bundle-server.mjs`);
      const source = JSON.stringify(relative(bundleFolder, id).replaceAll(sep, '/'));
      const moved = code
        .replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`)
        .replaceAll('import.meta.main', 'false');
      if (/import\.meta(?!\.url\b)/.test(moved)) this.error(`${id}: of import.meta, only url and main are known here`);
      return moved;
    },
  },
};
