// The product for a browser run: with an empty data folder, which is deleted at the end.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// `database.ts` finds it by the port.
const dataDir = mkdtempSync(join(tmpdir(), `wattpact-e2e-${process.env.PORT}-`));
// PostgreSQL's own user must be able to enter.
chmodSync(dataDir, 0o711);
const start = new URL('../../../scripts/start.mjs', import.meta.url).pathname;
// Notifications of decisions wait as long: the usual ten seconds would be waited for in many journeys.
const env = { UNDO_SECONDS: '5', TELEMETRY: 'on', ...process.env, DATA_DIR: dataDir };
const server = spawn(process.execPath, [start], { stdio: 'inherit', env });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
