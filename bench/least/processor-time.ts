// Processor time of processes and of the whole machine, from /proc (Linux).
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const ticksPerSecond = 100;

interface ProcessTime {
  parent: number;
  seconds: number;
  /** Of its children that have ended. */
  ended: number;
}

/** Undefined for a process that has just ended. */
function timeOf(pid: number): ProcessTime | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
    return {
      parent: Number(fields[1]),
      seconds: (user + system) / ticksPerSecond,
      ended: (endedUser + endedSystem) / ticksPerSecond,
    };
  } catch {
    return undefined;
  }
}

/** Seconds of the process and of all below it, those that have ended not included. */
export function secondsOfTree(root: number): number {
  const all = new Map<number, ProcessTime>();
  for (const name of readdirSync('/proc')) {
    const time = /^\d+$/.test(name) ? timeOf(Number(name)) : undefined;
    if (time) all.set(Number(name), time);
  }
  const isBelow = (pid: number): boolean => {
    if (pid === root) return true;
    const parent = all.get(pid)?.parent ?? 0;
    return parent > 1 && isBelow(parent);
  };
  return [...all].reduce((sum, [pid, { seconds }]) => (isBelow(pid) ? sum + seconds : sum), 0);
}

/** Those included that the process has started and that have ended, such as connections of PostgreSQL. */
export const secondsWithEnded = (root: number): number => secondsOfTree(root) + (timeOf(root)?.ended ?? 0);

/** Seconds in which any program used a processor, steal by other machines included. */
export function secondsOfMachine(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = line.split(/\s+/).slice(1).map(Number);
  return (user + nice + system + irq + softirq + steal) / ticksPerSecond;
}
