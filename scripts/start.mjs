// `npm start`: takes a fresh clone to a running product and prints each step.
import { ensureServerBuilt } from './build-server.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { passSignalsOn, runChild } from './run-child.mjs';
import { fail, findNode24, root, toolEnvironment } from './toolchain.mjs';

passSignalsOn();
await ensureInstalled();
const node = findNode24();
if ((await ensureServerBuilt()) !== 0) fail('The server could not be built: see above.');
if ((await ensureWebBuilt()) !== 0) fail('The web apps could not be built: see above.');
console.log('Starting the server …');
// The channel (`ipc`) tells the server when this script ends, even by kill -9.
// Without a limit V8's young generation grows to 128 MB and stays there.
process.exitCode = await runChild(node, ['--max-semi-space-size=16', 'server/dist/main.js', ...process.argv.slice(2)], {
  cwd: root,
  // The C library would keep freed memory in eight pools a thread; two save 25 to 50 MB of documents and pictures.
  env: { MALLOC_ARENA_MAX: '2', ...toolEnvironment() },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
