// The same load without any fault: what other cases count as their fault's may be the load's own.
import { setTimeout as pause } from 'node:timers/promises';
import { type FaultCase, type Outcome, underLoad } from '../fault-case.ts';

const seconds = 60;

async function breakNothing(): Promise<Outcome> {
  const outcome = await underLoad({}, () => pause(seconds * 1000));
  for (const [status, count] of outcome.statuses)
    if (status >= 500 || status === 0) outcome.failures.push(`${count} answered ${status || 'nothing'}`);
  return outcome;
}

export const nothingCase: FaultCase = {
  name: 'no-fault',
  minutes: 1.5,
  what: `nothing is broken for ${seconds} s`,
  run: breakNothing,
};
