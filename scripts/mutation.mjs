// `npm run test:mutation`: changes the domain's code one place at a time and counts what its tests notice, by area. What
// stands after `--` goes to Stryker: `-- --mutate domain/src/invoices/invoice-status.ts` tries one file.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { areas, leastScore, scoresOf } from './mutation-areas.mjs';
import { passSignalsOn, runChild } from './run-child.mjs';
import { fail, findNode24, root, toolEnvironment } from './toolchain.mjs';

const report = join(root, 'test-results/mutation.json');
const given = process.argv.slice(2);
passSignalsOn();
await ensureInstalled();
rmSync(report, { force: true });
const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const code = await runChild(findNode24(), [stryker, 'run', ...given], {
  cwd: root,
  env: toolEnvironment(),
  foreground: true,
});
if (code !== 0 || !existsSync(report)) fail(`Stryker ended with ${code}.`);
const scores = scoresOf(JSON.parse(readFileSync(report, 'utf8')).files);
console.log('\nNoticed of 100 changes:');
for (const { area, score, changes } of scores) console.log(`  ${area}: ${score.toFixed(1)} (${changes} changes)`);
const low = scores.filter(({ score }) => score < leastScore).map(({ area }) => area);
const missing = given.includes('--mutate')
  ? []
  : Object.keys(areas).filter((name) => !scores.some(({ area }) => area === name));
if (low.length > 0) fail(`Below ${leastScore}: ${low.join(', ')}.`);
if (missing.length > 0) fail(`Nothing was changed of: ${missing.join(', ')}.`);
