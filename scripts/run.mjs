// Runs a TypeScript file of the project under Node 24: `node scripts/run.mjs server/src/admin-create.ts …`.

import { ensureInstalled } from './install.mjs';
import { passSignalsOn, runChild } from './run-child.mjs';
import { fail, findNode24, root, toolEnvironment } from './toolchain.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) fail('Which file? node scripts/run.mjs <file.ts> [arguments]');
passSignalsOn();
await ensureInstalled();
process.exitCode = await runChild(findNode24(), [file, ...args], {
  cwd: root,
  env: toolEnvironment(),
  foreground: true,
});
