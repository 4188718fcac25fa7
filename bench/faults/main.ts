// `npm run faults -- [NAME…] [--minutes N]`: breaks what a running product needs, case by case, while clients write and
// note what they were acknowledged; then compares. Loopback alone. Exits with 1 when anything that must hold did not.
import { parseArgs } from 'node:util';
import { cases } from './cases/cases.ts';
import { type FaultCase, longest, type Outcome } from './fault-case.ts';
import { stopOnSignals } from './started.ts';

const usage = `npm run faults -- [NAME…] [--minutes N]\nCases: ${cases.map(({ name }) => name).join(', ')}`;

function chosen(): { wanted: FaultCase[]; minutes: number } {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { minutes: { type: 'string' } } });
  const unknown = positionals.filter((name) => !cases.some((one) => one.name === name));
  const minutes = Number(values.minutes ?? 30);
  if (unknown.length > 0 || !(minutes > 0 && minutes <= 30)) {
    console.error(
      `${unknown.length > 0 ? `No such case: ${unknown.join(', ')}` : 'Minutes: above 0, at most 30'}\n${usage}`,
    );
    process.exit(2);
  }
  const isWanted = ({ name, isLong }: FaultCase) => (positionals.length === 0 ? !isLong : positionals.includes(name));
  return { wanted: cases.filter(isWanted), minutes };
}

const { wanted, minutes } = chosen();
stopOnSignals();
const ends = performance.now() + minutes * 60_000;
const rows: string[] = [];
const failed: string[] = [];

function rowOf({ name }: FaultCase, outcome: Outcome, seconds: number): string {
  const { acknowledged, lost, doubled, half, statuses, recovered } = outcome;
  const failures = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
  const slowest = recovered.length > 0 ? longest(recovered).toFixed(1) : '';
  return `| ${name} | ${acknowledged} | ${lost} | ${doubled} | ${half} | ${failures} | ${slowest} | ${seconds.toFixed(0)} |`;
}

async function run(one: FaultCase): Promise<void> {
  const reason = one.skip?.();
  if (reason !== undefined) {
    console.log(`\n${one.name}: skipped, ${reason}`);
    rows.push(`| ${one.name} | skipped: ${reason} | | | | | | |`);
    return;
  }
  const left = (ends - performance.now()) / 60_000;
  if (left < one.minutes / 2) {
    console.log(`\n${one.name}: no time left`);
    failed.push(`${one.name}: no time left`);
    return;
  }
  console.log(`\n${one.name}: ${one.what}`);
  const began = performance.now();
  try {
    const outcome = await one.run(Math.min(left, one.minutes * 2));
    for (const note of outcome.notes) console.log(`  ${note}`);
    for (const failure of outcome.failures) console.log(`  NOT MET: ${failure}`);
    failed.push(...outcome.failures.map((failure) => `${one.name}: ${failure}`));
    rows.push(rowOf(one, outcome, (performance.now() - began) / 1000));
    console.log(`  ${rows.at(-1)}`);
  } catch (error) {
    console.error(error);
    failed.push(`${one.name}: ${error}`);
  }
}

for (const one of wanted) await run(one);
console.log(
  '\n| case | acknowledged | lost | doubled | half-written | 5xx | seconds to recover, longest | seconds in all |',
);
console.log(`|---|---|---|---|---|---|---|---|\n${rows.join('\n')}`);
for (const failure of failed) console.error(failure);
process.exit(failed.length > 0 ? 1 : 0);
