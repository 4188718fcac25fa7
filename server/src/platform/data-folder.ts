// How the folder of the data is made: ours alone, but when PostgreSQL runs as another user that user may pass through.
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes the folder (an absolute path) and those above that are missing, whatever the umask. An old one keeps its mode. */
export function makeDataFolder(folder: string): void {
  const outermost = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (outermost === undefined || process.getuid?.() !== 0) return;
  for (let made = folder; made.startsWith(outermost); made = dirname(made)) chmodSync(made, 0o711);
}
