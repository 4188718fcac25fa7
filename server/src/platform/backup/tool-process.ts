// A run of one of PostgreSQL's programs; what it complains about becomes one line.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { BackupError } from './backup-error.ts';

export interface ToolRun {
  program: string;
  args: readonly string[];
  env: Record<string, string>;
}

const mostKept = 16_384;

function collect(stream: Readable): { last(): string } {
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text = `${text}${chunk}`.slice(-mostKept);
  });
  return { last: () => text.trim().split('\n').at(-1) ?? '' };
}

/**
 * @param read reads the whole output
 * @throws BackupError with the program's last line when it fails
 */
export async function runTool<Result>(
  { program, args, env }: ToolRun,
  read: (output: Readable) => Promise<Result>,
): Promise<Result> {
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(program, args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaint = collect(child.stderr);
  const ended = once(child, 'close') as Promise<[number | null]>;
  ended.catch(() => {});
  try {
    const result = await read(child.stdout);
    const [code] = await ended;
    if (code !== 0) throw new BackupError(`${basename(program)} failed: ${complaint.last()}`);
    return result;
  } finally {
    child.kill();
  }
}

export const textOf = async (output: Readable): Promise<string> => {
  let text = '';
  for await (const chunk of output.setEncoding('utf8')) text += chunk;
  return text;
};
