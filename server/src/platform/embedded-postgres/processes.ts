// Information about processes that needs no right to inspect other users' processes.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { codeOf } from './failure.ts';

/** Linux shows processes as files; on other systems `ps` lists them. */
const hasProc = existsSync('/proc/self/stat');

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  return !isZombie(pid);
}

/** A process that has ended but that its parent has not reaped; in a container that may never happen. */
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

/** When the process began, in clock ticks since boot: pid and start together identify a process for ever. */
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

/** The working folder, where we may read it. */
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
