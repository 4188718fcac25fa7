// Finds a Chrome or Chromium for the browser tests; installs Debian's when there is none and apt is available.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The headless shell, Chromium without a window, takes a sixth less processor time for the same journeys.
const names = ['chromium-headless-shell', 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const installed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/** The path of a browser that is there already. */
export function findChromium() {
  if (process.env.CHROME_PATH) return existsSync(process.env.CHROME_PATH) ? process.env.CHROME_PATH : undefined;
  return names.map(onPath).find(Boolean) ?? installed.find((path) => existsSync(path));
}

export const noBrowser = process.env.CHROME_PATH
  ? `CHROME_PATH ${process.env.CHROME_PATH} does not exist.`
  : 'There is no Chrome or Chromium: install one, name it in CHROME_PATH, or leave the browser tests out with SKIP_BROWSER=1.';

/** @returns {boolean} whether apt is available to install one */
export const canInstall = () => !process.env.CHROME_PATH && process.getuid?.() === 0 && onPath('apt-get') !== undefined;

/** @param {(command: string, args: string[], options: object) => Promise<number>} run */
export async function installChromium(run) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // The package lists may be old or empty; a mirror without one of them may still have the package.
  await run('apt-get', ['update', '-q'], { env });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env });
    if (findChromium()) break;
  }
  return findChromium();
}
