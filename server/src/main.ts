// Starts the product: settings, database, migrations, and then all of the rest.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Config, loadConfig, requireArmour } from './platform/config.ts';
import { runProcess, startDatabase } from './running.ts';

/** Checked before any preparation, so that a taken port is reported at once. */
async function claimPort({ port, host }: Config): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** The program takes a second to load, in which nothing else gets a turn: PostgreSQL can start meanwhile. */
const loadProgram = () => import('./serve.ts');

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  // Also without NODE_ENV, because an operator may forget it and must not serve others unprotected.
  if (config.reachable) requireArmour(config, 'where HOST or PUBLIC_URL lets others in');
  await claimPort(config);
  const databaseUrl = await startDatabase(config, () => {
    // What it throws is thrown again below.
    loadProgram().catch(() => {});
  });
  const { serve } = await loadProgram();
  await serve(config, databaseUrl);
}

runProcess(start);
