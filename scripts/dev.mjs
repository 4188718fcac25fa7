// `npm run dev` in a fresh clone: starts the API, restarts it when its sources change, and the web with hot reload.
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { passSignalsOn, runChild, stopAll } from './run-child.mjs';
import { findNode24, root, toolEnvironment } from './toolchain.mjs';

const webPort = process.env.WEB_PORT || '5173';
const sources = ['server/src', 'server/migrations', 'domain/src'];
const isSource = (name) => /\.(ts|tsx|sql)$/.test(name) && !/\.test\.tsx?$/.test(name);

passSignalsOn();
await ensureInstalled();
const node = findNode24();
// The channel (`ipc`) tells the children when this process ends, even by kill -9.
const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] };

/** Debounces `act`: an editor writes a file in several steps, and a formatter follows. */
function onChange(act) {
  let waiting;
  for (const folder of sources) {
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (!isSource(String(name))) return;
      clearTimeout(waiting);
      waiting = setTimeout(act, 100, `${folder}/${name}`);
    });
  }
}

async function runWeb() {
  const env = { ...toolEnvironment(), WEB_PORT: webPort };
  stopAll(await runChild(node, ['web/dev-server.ts'], { ...options, env }));
}

/** People use the web's address, so links in mails lead there, and calls may come from there. */
async function runApi() {
  const env = { ...toolEnvironment(), PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${webPort}` };
  let running;
  onChange((file) => running.abort(file));
  for (let first = true; ; first = false) {
    running = new AbortController();
    const code = await runChild(node, ['server/src/main.ts'], { ...options, env, signal: running.signal });
    if (!running.signal.aborted) {
      if (first) return stopAll(code);
      console.log(`The API has ended (exit ${code}). It starts again when a file changes.`);
      await once(running.signal, 'abort');
    }
    console.log(`\n${running.signal.reason} has changed: starting the API again …`);
  }
}

await Promise.all([runWeb(), runApi()]);
