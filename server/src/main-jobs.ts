// Runs the jobs in a separate process (`npm run jobs`): mails, notifications and periodic jobs, without the HTTP
// server. It needs the settings of the servers, which run with JOBS=own.
import { jobTable } from './jobs.ts';
import { openPlatform } from './open-platform.ts';
import { loadConfig } from './platform/config.ts';
import { startJobs } from './platform/jobs/job-runner.ts';
import { atEnd, runProcess, say, startDatabase } from './running.ts';
import { watchProcess } from './watch-process.ts';

runProcess(async () => {
  const config = loadConfig(process.env);
  const platform = await openPlatform(config, await startDatabase(config));
  await watchProcess(platform);
  const runner = await startJobs(jobTable, platform);
  atEnd(() => runner.stop());
  say(`The jobs of ${config.appName} are running.`);
});
