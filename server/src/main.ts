// Starts the product: settings, database, migrations, demo data, the HTTP server, its sockets and its jobs.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { demoAccounts, demoPassword } from '../demo/demo-accounts.ts';
import { buildApp } from './app.ts';
import { jobTable } from './jobs.ts';
import { apiUrl, appUrl } from './platform/app-url.ts';
import { type Config, loadConfig, requireArmour } from './platform/config.ts';
import { drain } from './platform/http/draining.ts';
import { startJobs } from './platform/jobs/job-runner.ts';
import { startRealtime } from './platform/realtime/realtime.ts';
import { atEnd, openPlatform, runProcess, say } from './running.ts';
import { watchProcess } from './watch-process.ts';

// V8 lets garbage grow to several times the live data; with this limit thousands of sockets fit in 400 MB.
setFlagsFromString('--heap-growing-percent=40');

/**
 * New connections that wait to be taken. Where there is no room, the system lets them try again after 1, 3, 7, 15 and 31
 * seconds, and nobody is told that there is too much to do.
 */
const backlog = 4096;

/** Checked before any preparation, so that a taken port is reported at once. */
async function claimPort({ port, host }: Config): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  // Also without NODE_ENV, because an operator may forget it and must not serve others unprotected.
  if (config.reachable) requireArmour(config, 'where HOST or PUBLIC_URL lets others in');
  await claimPort(config);
  const { platform, url } = await openPlatform(config);
  await watchProcess(platform);
  if (config.demo) {
    // Every other start is spared the loading of its modules.
    const { loadDemoData } = await import('../demo/demo-data.ts');
    await loadDemoData(platform, say);
  }
  const app = await buildApp(platform);
  const realtime = await startRealtime(app, url);
  atEnd(
    () => app.close(),
    () => realtime.stop(),
  );
  await app.listen({ port: config.port, host: config.host, backlog });
  if (config.jobs === 'in') {
    const runner = await startJobs(jobTable, platform);
    atEnd(() => runner.stop());
  }
  atEnd(() => drain(app, config.drainSeconds));
  announce(config);
}

function announce(config: Config): void {
  const { appName, publicUrl, demo } = config;
  say(
    `\n${appName} is ready.\n  Marketplace     ${publicUrl}\n  Administration  ${appUrl(config, true)}\n  API             ${apiUrl(config)}/api/docs`,
  );
  if (!demo) return;
  say(`  Mailbox         ${publicUrl}/dev/mailbox\n\nDemo accounts, password ${demoPassword}:`);
  for (const { email, role } of demoAccounts) say(`  ${email.padEnd(24)}${role}`);
  say('\nCtrl-C stops everything.');
}

runProcess(start);
