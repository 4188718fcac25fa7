// Installs the packages of the lock file when they are missing.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkNode, fail, root, runNpm, seconds } from './toolchain.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.installed-from');

/** Installs what package-lock.json names unless it is there already. */
export async function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;
  if (await otherInstallationEnded()) return ensureInstalled();
  const began = Date.now();
  console.log('Installing the packages from package-lock.json (about a minute) …');
  const code = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) fail(`The packages could not be installed: "npm ci" ended with ${code}.`);
  writeFileSync(stampFile, hashOfLock());
  console.log(`Installed in ${seconds(began)}.`);
}

const hashOfLock = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

/** Recognises our own stamp, or a developer's complete `npm install`. */
function isInstalled() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashOfLock()) return true;
  const wanted = packagesIn(lockFile);
  // npm writes this list last, so it is missing after an interrupted installation.
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    // A workspace that was renamed needs its new link.
    if (entry.link) return existsSync(join(root, path));
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Two concurrent installations destroy each other's work, and one keeps running when its parent is killed. Linux lists
 * them.
 */
async function otherInstallationEnded() {
  if (!isInstalling()) return false;
  console.log('Another installation of the packages is running here: waiting for its end …');
  while (isInstalling()) await pause(200);
  return true;
}

function isInstalling() {
  if (!existsSync('/proc/self/cwd')) return false;
  return readdirSync('/proc').some((pid) => {
    try {
      const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return /npm(-cli\.js)? ci( |$)/.test(title) && join(readlinkSync(`/proc/${pid}/cwd`), '/') === root;
    } catch {
      return false;
    }
  });
}
