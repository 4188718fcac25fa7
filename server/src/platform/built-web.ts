// Where the built web lies, and the addresses of its files, whose names contain their content's hash.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const builtWeb = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/**
 * @param source the end of the file's path before the build
 * @returns undefined where the web is not built or has no such file
 */
export function builtAddress(source: string, dist = builtWeb): string | undefined {
  const manifest = `${dist}.vite/manifest.json`;
  if (!existsSync(manifest)) return undefined;
  const files = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
  const found = Object.entries(files).find(([path]) => path.endsWith(source))?.[1];
  return found && `/${found.file}`;
}

/** Names the build: pages compare it with their own. Undefined where the web is not built. */
export function webBuild(dist = builtWeb): string | undefined {
  const manifest = `${dist}.vite/manifest.json`;
  if (!existsSync(manifest)) return undefined;
  return createHash('sha256').update(readFileSync(manifest)).digest('hex').slice(0, 16);
}
