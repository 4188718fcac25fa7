// What ops/systemd/wattpact.service says about a server that ends, for a supervisor that starts it by these rules.
import { readFileSync } from 'node:fs';

export interface UnitRules {
  /** In ms: between the end of the server and its next start. */
  restartMs: number;
  /** Node's own arguments. */
  nodeArguments: string[];
}

export function readUnitRules(): UnitRules {
  const text = readFileSync(new URL('../../ops/systemd/wattpact.service', import.meta.url), 'utf8');
  const settingOf = (name: string): string => {
    const value = new RegExp(`^${name}=(.+)$`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`wattpact.service does not say ${name}`);
    return value;
  };
  if (settingOf('Restart') !== 'always') throw new Error('wattpact.service does not start the server again');
  const [, ...words] = settingOf('ExecStart').split(' ');
  return {
    restartMs: Number(settingOf('RestartSec')) * 1000,
    nodeArguments: words.filter((word) => word.startsWith('--')),
  };
}
