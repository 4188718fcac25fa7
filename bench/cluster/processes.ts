// The product's processes of this measurement: servers without jobs, and processes of jobs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type StartedServer, startServer } from '../start-server.ts';
import { readUnitRules } from '../unit-rules.ts';

export interface Settings {
  appUrl: string;
  ownerUrl: string;
  replicaUrl: string;
  dataDir: string;
  publicUrl: string;
  s3Url: string | undefined;
  smtpPort: number;
}

export interface ApiProcess extends StartedServer {
  port: number;
  metricsPort: number;
}

const envOf = ({ appUrl, ownerUrl, replicaUrl, dataDir, publicUrl, s3Url, smtpPort }: Settings) => ({
  NODE_ENV: 'production',
  PUBLIC_URL: publicUrl,
  ALLOW_PLAIN_HTTP: 'on',
  TRUST_PROXY: 'on',
  ADMIN_SECOND_FACTOR: 'off',
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  DATA_DIR: dataDir,
  DATABASE_URL: appUrl,
  MIGRATION_DATABASE_URL: ownerUrl,
  DATABASE_REPLICA_URL: replicaUrl,
  DATABASE_CONNECTIONS: '10',
  SECRET_KEY: 'only-for-measuring-never-for-anything-else',
  LOG_LEVEL: 'error',
  JOBS: 'own',
  METRICS: 'on',
  // A balancer that asks every half second learns of it in time; nginx passes over a process that has ended.
  DRAIN_SECONDS: '1',
  // Few users make all calls.
  USER_LIMIT_FACTOR: '1000000',
  // How busy the machine is with other work must not show as refused calls.
  CALL_QUEUE_MS: '0',
  ...(s3Url !== undefined && {
    S3_BUCKET: 'files',
    S3_ENDPOINT: s3Url,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_FORCE_PATH_STYLE: 'on',
  }),
});

export async function startApi(
  settings: Settings,
  port: number,
  more: Record<string, string> = {},
): Promise<ApiProcess> {
  const metricsPort = port + 20;
  const env = { ...envOf(settings), PORT: String(port), METRICS_PORT: String(metricsPort), ...more };
  const started = await startServer({ port, env, path: '/api/ready' });
  return { ...started, port, metricsPort };
}

export function startJobProcess(settings: Settings, metricsPort: number): { pid: number; stop(): Promise<void> } {
  const env = { ...process.env, ...envOf(settings), METRICS_PORT: String(metricsPort) };
  const { program, nodeArguments } = readUnitRules('wattpact-jobs');
  const jobs = spawn(process.execPath, [...nodeArguments, program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    pid: jobs.pid ?? 0,
    async stop() {
      if (jobs.exitCode !== null) return;
      jobs.kill('SIGTERM');
      await once(jobs, 'exit');
    },
  };
}

/** The sum of a counter over processes, for the series whose labels have all of these. */
export async function counted(processes: readonly ApiProcess[], name: string, labels: string[] = []): Promise<number> {
  const texts = await Promise.all(
    processes.map(async ({ metricsPort }) => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()),
  );
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.startsWith(name));
  const meant = lines.filter((line) => labels.every((label) => line.includes(label)));
  return meant.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
