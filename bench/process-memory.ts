// The resident memory of a process, from /proc.
import { readFileSync } from 'node:fs';

/** Empty for a program that has ended meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** In MB. */
export const residentMemory = (pid: number | string): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
/** The programs that it started. */
export const programsOf = (pid: number): string[] =>
  textOf(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
