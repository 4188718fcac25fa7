// An S3-compatible store of the registry, s3rver: it checks signatures and keeps its buckets in a folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installedTool } from '../installed-tool.ts';

export async function startS3(folder: string, port: number): Promise<{ url: string; stop(): Promise<void> }> {
  const tool = await installedTool('s3rver', ['s3rver@3.7.1']);
  const program = join(tool, 'node_modules/s3rver/bin/s3rver.js');
  const args = [program, '-d', join(folder, 's3'), '-a', '127.0.0.1', '-p', String(port), '--silent'];
  const store = spawn(process.execPath, [...args, '--configure-bucket', 'files'], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      break;
    await pause(50);
  }
  return {
    url,
    async stop() {
      store.kill();
      if (store.exitCode === null && store.signalCode === null) await once(store, 'exit');
    },
  };
}
