// The HTTP server with its sockets and jobs, on a prepared database: the part of the program for which PostgreSQL need
// not wait.
import { setFlagsFromString } from 'node:v8';
import { demoAccounts, demoPassword } from '../demo/demo-accounts.ts';
import { buildApp } from './app.ts';
import { jobTable } from './jobs.ts';
import { openPlatform } from './open-platform.ts';
import { apiUrl, appUrl } from './platform/app-url.ts';
import type { Config } from './platform/config.ts';
import { drain } from './platform/http/draining.ts';
import { startJobs } from './platform/jobs/job-runner.ts';
import { startRealtime } from './platform/realtime/realtime.ts';
import { atEnd, say } from './running.ts';
import { watchProcess } from './watch-process.ts';

/**
 * New connections that wait to be taken. Where there is no room, the system lets them try again after 1, 3, 7, 15 and 31
 * seconds, and nobody is told that there is too much to do.
 */
const backlog = 4096;

/** @param databaseUrl for the app's role */
export async function serve(config: Config, databaseUrl: string): Promise<void> {
  const platform = await openPlatform(config, databaseUrl);
  await watchProcess(platform);
  if (config.demo) {
    // Every other start is spared the loading of its modules.
    const { loadDemoData } = await import('../demo/demo-data.ts');
    await loadDemoData(platform, say);
  }
  const app = await buildApp(platform);
  const realtime = await startRealtime(app, databaseUrl);
  atEnd(
    () => app.close(),
    () => realtime.stop(),
  );
  // V8 lets garbage grow to several times the live data; with this limit thousands of sockets fit in 400 MB. What the
  // start loads is no garbage: set before it, the limit would only have it looked through again and again.
  setFlagsFromString('--heap-growing-percent=40');
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
