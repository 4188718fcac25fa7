// The product for a browser run: on an empty data folder, which goes when it ends.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// By the port `database.ts` finds it.
const dataDir = mkdtempSync(join(tmpdir(), `wattpact-e2e-${process.env.PORT}-`));
// PostgreSQL's own user must be able to enter.
chmodSync(dataDir, 0o711);
const start = new URL('../../../scripts/start.mjs', import.meta.url).pathname;
const server = spawn(process.execPath, [start], { stdio: 'inherit', env: { ...process.env, DATA_DIR: dataDir } });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
