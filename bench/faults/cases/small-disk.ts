// A full disk: files and the embedded database in a file system of 200 MB, which something else fills up.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type FaultCase, type Outcome, recoveredWithin, refusedInTime, underLoad } from '../fault-case.ts';
import { countRed, type Watched, watch } from '../probes.ts';
import { stopOnSignals, toStop } from '../started.ts';

/** Set where this program runs inside a mount namespace of its own, in which the folder is the small disk. */
const variable = 'FAULTS_SMALL_DISK';
const size = '200m';
const fullMs = 20_000;

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Takes what is left, again and again: what writes meanwhile may free some. */
async function fill(folder: string, untilMs: number): Promise<void> {
  for (let part = 0; performance.now() < untilMs; part += 1) {
    const free = await freeBytes(folder);
    if (free > 0) await writeFile(join(folder, `ballast-${part}`), Buffer.alloc(free)).catch(() => {});
    await pause(200);
  }
}

/**
 * Changes are refused in time. Reading goes on, so a balancer that took the server out would only make things worse:
 * readiness is asked to be red as long as reading is not answered, and at no other time.
 */
function judge(outcome: Outcome, { call, ready, health }: Watched, refusals: readonly number[]): void {
  refusedInTime(outcome, refusals, 'writes');
  refusedInTime(
    outcome,
    call.answers.filter(({ status }) => status === 503).map(({ ms }) => ms),
    'reads',
  );
  const [unread, red] = [countRed(call), countRed(ready)];
  outcome.notes.push(
    `while it was full ${unread} of ${call.answers.length} reads were not answered, /ready was red ${red} of ${ready.answers.length} times`,
  );
  if (unread > 0 && red === 0) outcome.failures.push('/ready was green although reads were refused');
  if (unread === 0 && red > 0) outcome.failures.push('/ready was red although every read was answered');
  if (countRed(health) > 0) outcome.failures.push('/health was not answered');
}

async function inSmallDisk(folder: string): Promise<Outcome> {
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  const outcome = await underLoad(
    { dataDir, env: { FREE_SPACE_MB: '1000' } },
    async ({ product, scene, load, outcome: given }) => {
      await pause(5000);
      const [pid, before] = [product.pid(), load.journal.entries.length];
      given.notes.push(`${((await freeBytes(folder)) / 1e6).toFixed(0)} MB were free before the disk was filled`);
      load.journal.faultBegins();
      const watched = watch(product, scene.seller.token, '/api/projects');
      await fill(folder, performance.now() + fullMs);
      const refused = load.journal.statuses.get(503) ?? 0;
      given.notes.push(
        `${load.journal.entries.length - before} writes acknowledged while it was full, ${refused} answered 503`,
      );
      await watched.stop();
      judge(given, watched, load.journal.refusals);
      spawnSync('sh', ['-c', `rm -f ${folder}/ballast-*`]);
      const began = performance.now();
      const acknowledged = load.journal.entries.length;
      await product.untilReady();
      while (load.journal.entries.length === acknowledged && performance.now() - began < 60_000) await pause(20);
      given.recovered.push((performance.now() - began) / 1000);
      given.notes.push(product.pid() === pid ? 'the server went on' : 'the server ended and was started again');
      if (refused === 0) given.failures.push('no write was refused');
    },
  );
  recoveredWithin(outcome, 15, 'the recovery');
  return outcome;
}

/** The same case in a program of its own, with the small disk in place. @returns what it answered */
async function inNamespace(): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'wattpact-small-disk-'));
  // The database's user must reach it.
  const script = `mount -t tmpfs -o size=${size},mode=0755 tmpfs "$0" && exec "$1" "$2"`;
  const file = fileURLToPath(import.meta.url);
  const child = spawn('unshare', ['-m', 'sh', '-c', script, folder, process.execPath, file], {
    env: { ...process.env, [variable]: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = toStop(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  });
  let printed = '';
  child.stdout.on('data', (text) => (printed += text));
  const [code] = await once(child, 'close');
  await stop();
  if (code !== 0) throw new Error(`The program on the small disk ended with ${code}: ${printed}`);
  const outcome = JSON.parse(printed.trim().split('\n').at(-1) ?? '');
  return { ...outcome, statuses: new Map(outcome.statuses) };
}

function skip(): string | undefined {
  const isPermitted = spawnSync('unshare', ['-m', 'true']).status === 0;
  return isPermitted ? undefined : 'unshare -m is not permitted here';
}

export const smallDiskCase: FaultCase = {
  name: 'full-disk',
  minutes: 1.5,
  what: `files and the embedded database on a disk of ${size}, full for 20 s`,
  skip,
  run: inNamespace,
};

if (import.meta.main) {
  stopOnSignals();
  const outcome = await inSmallDisk(process.env[variable] ?? '');
  console.log(JSON.stringify({ ...outcome, statuses: [...outcome.statuses] }));
  process.exit(0);
}
