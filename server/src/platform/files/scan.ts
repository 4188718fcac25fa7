// An operator's own program that looks for malware in what people upload: it reads the file from its standard input, and
// says by its exit code what it found (as `clamdscan -` does).
import { type ChildProcess, spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** The file is harmful. */
export class Infected extends Error {}
/** Whether the file is harmful is not known. */
export class ScanFailed extends Error {}

/** What a program leaves running may hold its pipes open for ever. */
const outputMs = 1000;

/** The exit code, or in words why there is none. */
const endOf = (child: ChildProcess): Promise<number | string> =>
  new Promise((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code, signal) => resolve(code ?? `ended by ${signal}`));
    child.on('exit', () => {
      const late = setTimeout(() => {
        for (const pipe of child.stdio) pipe?.destroy();
      }, outputMs);
      child.on('close', () => clearTimeout(late));
    });
  });

/**
 * The file is here whole before the program starts, so a slow upload takes nothing of its time.
 * @param command a program and its arguments with spaces between; no shell reads it
 * @throws Infected (exit code 1, also from a program that stops at its first finding); ScanFailed (any other code, no
 * answer in time, or 0 without having read the file: what the program left in the pipe's buffer counts as read)
 */
export async function scan(path: string, command: string, longestMs = 120_000): Promise<void> {
  const [program = '', ...parameters] = command.split(/\s+/);
  // The settings of the server, with its secrets, are not the program's business.
  const env = { PATH: process.env['PATH'] ?? '' };
  const child = spawn(program, parameters, { env, stdio: 'pipe', timeout: longestMs, killSignal: 'SIGKILL' });
  const said: Buffer[] = [];
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => {
      if (said.length < 100) said.push(chunk);
    });
  }
  const reading = pipeline(createReadStream(path), child.stdin).then(
    () => true,
    () => false,
  );
  const [code, wasRead] = await Promise.all([endOf(child), reading]);
  const words = Buffer.concat(said).toString().trim().slice(0, 500);
  if (code === 1) throw new Infected(words);
  if (code !== 0) throw new ScanFailed(`${code}: ${words}`);
  if (!wasRead) throw new ScanFailed(`0 without having read the whole file: ${words}`);
}
