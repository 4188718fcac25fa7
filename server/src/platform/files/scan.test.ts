// Programs that scan badly: they do not read, they hang, and leave others behind that hang.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Infected, ScanFailed, scan } from './scan.ts';

const folder = await mkdtemp(join(tmpdir(), 'wattpact-scan-'));
afterAll(() => rm(folder, { recursive: true }));

const file = join(folder, 'file');
await writeFile(file, Buffer.alloc(2_000_000, 'a'));

let programs = 0;
/** The command that runs this program. */
async function commandOf(program: string): Promise<string> {
  programs += 1;
  const path = join(folder, `${programs}.mjs`);
  await writeFile(path, program);
  return `${process.execPath} ${path}`;
}

const readAll = 'for await (const _ of process.stdin);';
/** Holds this program's output open for longer than the test may take. */
const leaveOther = `(await import('node:child_process'))
  .spawn('sleep', ['60'], { stdio: ['ignore', 'inherit', 'inherit'] }).unref();`;

test('a program that does not answer is killed, though it refuses to end', async () => {
  const command = await commandOf(`process.on('SIGTERM', () => {}); ${readAll} setInterval(() => {}, 1000);`);
  const scanning = scan(file, command, 1000);
  await expect(scanning).rejects.toBeInstanceOf(ScanFailed);
  await expect(scanning).rejects.toThrow('ended by SIGKILL');
});

test('what a program leaves running does not delay its answer', async () => {
  await scan(file, await commandOf(`${readAll} ${leaveOther} process.exit(0);`));
});

test('exit code 0 of a program that has not read the whole file is no answer', async () => {
  const readsNothing = scan(file, await commandOf('process.exit(0);'));
  await expect(readsNothing).rejects.toBeInstanceOf(ScanFailed);
  await expect(readsNothing).rejects.toThrow('without having read the whole file');
  const readsStart = scan(file, await commandOf(`process.stdin.once('data', () => process.exit(0));`));
  await expect(readsStart).rejects.toThrow('without having read the whole file');
});

test('a program may stop reading at its first finding', async () => {
  const finding = scan(file, await commandOf(`process.stdin.once('data', () => process.exit(1));`));
  await expect(finding).rejects.toBeInstanceOf(Infected);
});
