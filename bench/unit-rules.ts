// How the units of ops/systemd start the server and the jobs, and start them again: measurements start what an operator
// runs.
import { readFileSync } from 'node:fs';

export interface UnitRules {
  /** In ms: between the end of the server and its next start. */
  restartMs: number;
  /** The bundle that `npm run build` makes, as a path within the project. */
  program: string;
  /** Node's own arguments. */
  nodeArguments: string[];
}

/** @param unit in ops/systemd */
export function readUnitRules(unit = 'wattpact'): UnitRules {
  const text = readFileSync(new URL(`../ops/systemd/${unit}.service`, import.meta.url), 'utf8');
  const settingOf = (name: string): string => {
    const value = new RegExp(`^${name}=(.+)$`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`${unit}.service does not say ${name}`);
    return value;
  };
  if (settingOf('Restart') !== 'always') throw new Error(`${unit}.service does not start it again`);
  const [, ...words] = settingOf('ExecStart').split(' ');
  const program = words.find((word) => word.endsWith('.js'));
  if (program === undefined) throw new Error(`${unit}.service names no program`);
  return {
    restartMs: Number(settingOf('RestartSec')) * 1000,
    program,
    nodeArguments: words.filter((word) => word.startsWith('--')),
  };
}
