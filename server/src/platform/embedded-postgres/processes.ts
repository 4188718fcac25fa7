// What the operating system tells about processes, read without the right to look inside other users' processes.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { codeOf } from './failure.ts';

/** Linux shows processes as files; elsewhere `ps` is asked. */
const hasProc = existsSync('/proc/self/stat');

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  return !isZombie(pid);
}

/** A process that has ended and that its parent has not asked about: in a container nobody may ever do so. */
const isZombie = (pid: number) => hasProc && statOf(pid)[0] === 'Z';

/** The fields of /proc/N/stat behind the name, which may itself hold blanks and brackets. */
function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** When the process began, in the machine's own count: pid and start together name a process once and for all. */
export const startOf = (pid: number): string => (hasProc ? (statOf(pid)[19] ?? '') : psField(pid, 'lstart='));

/** The command line, or the title that the process gave itself. Empty when there is no such process. */
export function titleOf(pid: number): string {
  if (!hasProc) return psField(pid, 'command=');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/** The working folder, where we may see it. */
export function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

export function allProcesses(): number[] {
  if (hasProc) return readdirSync('/proc').map(Number).filter(Number.isInteger);
  if (process.platform === 'win32') return [];
  return ask('ps', ['-A', '-o', 'pid=']).split('\n').map(Number).filter(Boolean);
}

function psField(pid: number, field: string): string {
  return process.platform === 'win32' ? '' : ask('ps', ['-o', field, '-p', String(pid)]).trim();
}

function ask(command: string, args: string[]): string {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
