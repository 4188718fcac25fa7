// Creates the data folder: only the server's user may enter it, and PostgreSQL's user if that is another one.
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates the folder (an absolute path) and its missing parents, whatever the umask. An existing folder keeps its mode.
 */
export function makeDataFolder(folder: string): void {
  const outermost = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (outermost === undefined || process.getuid?.() !== 0) return;
  for (let made = folder; made.startsWith(outermost); made = dirname(made)) chmodSync(made, 0o711);
}
