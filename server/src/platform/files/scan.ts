// An operator's own program that looks for malware in what people upload: it reads the file from its standard input, and
// says by its exit code what it found (as `clamdscan -` does).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** The file is harmful. */
export class Infected extends Error {}
/** Whether the file is harmful is not known. */
export class ScanFailed extends Error {}

const longestMs = 120_000;

/** The program may end before it has read everything. */
async function write(to: Writable, chunk: Buffer): Promise<void> {
  if (to.destroyed || to.write(chunk)) return;
  await Promise.race([once(to, 'drain'), once(to, 'close')]).catch(() => {});
}

/**
 * Passes the content on, and to the program at the same time; fails at its end, so that whoever stores it stores nothing.
 * @param command a program and its arguments with spaces between; no shell reads it
 * @throws Infected (exit code 1), ScanFailed (any other, or no answer within two minutes)
 */
export async function* scanned(content: AsyncIterable<Buffer>, command: string): AsyncGenerator<Buffer> {
  const [program = '', ...parameters] = command.split(/\s+/);
  // The settings of the server, with its secrets, are not the program's business.
  const env = { PATH: process.env['PATH'] ?? '' };
  const child = spawn(program, parameters, { env, stdio: ['pipe', 'pipe', 'pipe'], timeout: longestMs });
  const said: Buffer[] = [];
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => {
      if (said.length < 100) said.push(chunk);
    });
  }
  child.stdin.on('error', () => {});
  const ended = new Promise<number | string>((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code, signal) => resolve(code ?? `ended by ${signal}`));
  });
  try {
    for await (const chunk of content) {
      await write(child.stdin, chunk);
      yield chunk;
    }
    child.stdin.end();
    const code = await ended;
    if (code === 0) return;
    const words = Buffer.concat(said).toString().trim().slice(0, 500);
    throw code === 1 ? new Infected(words) : new ScanFailed(`${code}: ${words}`);
  } finally {
    child.kill();
  }
}
