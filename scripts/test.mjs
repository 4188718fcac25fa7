// `npm test`: everything that CI checks. Single steps: node scripts/test.mjs lint types walls dead unit web browser
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureServerBuilt } from './build-server.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { canInstall, findChromium, installChromium, noBrowser } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { passSignalsOn, runChild } from './run-child.mjs';
import { failedTests, slowestJourneys, sumReports } from './test-report.mjs';
import { fail, findNode24, root, seconds, toolEnvironment } from './toolchain.mjs';

const all = ['lint', 'types', 'walls', 'dead', 'unit', 'web', 'browser'];
const chosen = process.argv.slice(2).length > 0 ? process.argv.slice(2) : all;
const unknown = chosen.filter((step) => !all.includes(step));
if (unknown.length > 0) fail(`No such step: ${unknown.join(', ')}. The steps are ${all.join(' ')}.`);
const skipBrowser = process.env.SKIP_BROWSER === '1';

passSignalsOn();
const began = Date.now();
await ensureInstalled();
const node = findNode24();
const reports = mkdtempSync(join(tmpdir(), 'wattpact-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const outcomes = [];
const summaries = [];

// Colours for a terminal only.
const { FORCE_COLOR: _force, NO_COLOR: _no, ...environment } = toolEnvironment();
environment[process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR'] = '1';

const tool =
  (path, ...args) =>
  (options) =>
    runChild(node, [join('node_modules', path), ...args], options);

const steps = {
  lint: tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--colors=off'),
  types: tool('typescript/bin/tsc', '-p', '.', '--checkers', '1', '--pretty', 'false'),
  walls: (options) => runChild(node, ['scripts/walls.mjs'], options),
  dead: tool('knip/bin/knip.js', '--no-progress'),
  unit: tool('vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`),
  web: async (options) => (await ensureServerBuilt(options)) || ensureWebBuilt(options),
  browser: runBrowser,
};

async function runBrowser(options) {
  const print = options.onOutput ?? ((text) => process.stdout.write(text));
  const run = (command, args, more) => runChild(command, args, { ...options, ...more });
  let chromium = findChromium();
  if (!chromium && canInstall()) {
    print("Installing Debian's Chromium for the browser tests …\n");
    let log = '';
    chromium = await installChromium((command, args, more) =>
      run(command, args, { ...more, onOutput: (text) => (log += text) }),
    );
    if (!chromium) print(log);
  }
  if (!chromium) {
    print(`${noBrowser}\n`);
    return 1;
  }
  const env = { ...options.env, CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  return run(node, ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', '--reporter=list,json'], { env });
}

/** Runs a step; its output comes in one piece, so that two steps side by side stay readable. */
async function perform(step) {
  if (!chosen.includes(step)) return;
  const start = Date.now();
  let output = '';
  const code = await steps[step]({ cwd: root, env: environment, onOutput: (text) => (output += text) });
  outcomes.push({ step, code, minutes: (Date.now() - start) / 60_000 });
  console.log(`\n── ${step}: ${code === 0 ? 'passed' : `FAILED (exit ${code})`} in ${seconds(start)}`);
  if (code !== 0 || step === 'unit' || step === 'browser') console.log(output.trimEnd());
  const summary = summaryOf(step, output);
  if (summary) summaries.push(summary);
}

/** The closing lines of the test runner itself. */
function summaryOf(step, output) {
  const marks = {
    unit: /^\s*(\S\[[\d;]*m)*\s*Test Files .*/m,
    browser: /^\s+\d+ (passed|failed|flaky|skipped|did not run)[^\n]*$/m,
  };
  const found = marks[step]?.exec(output);
  return found
    ? output
        .slice(found.index)
        .replace(/^JSON report written.*$/m, '')
        .trimEnd()
    : undefined;
}

async function inOrder(names) {
  for (const name of names) await perform(name);
}

await Promise.all([inOrder(['unit']), inOrder(['lint', 'types', 'walls', 'dead', 'web'])]);
const built = outcomes.every(({ step, code }) => step !== 'web' || code === 0);
if (!skipBrowser && built) await perform('browser');
if (!skipBrowser && !built && chosen.includes('browser'))
  outcomes.push({ step: 'browser (not run: no build)', code: 1 });

for (const summary of summaries) console.log(`\n${summary}`);
const failed = outcomes.filter(({ code }) => code !== 0);
const slowest = slowestJourneys(playwrightReport);
if (slowest.length > 0) console.log(`\nThe slowest journeys:\n${slowest.join('\n')}`);
const lasted = outcomes.flatMap(({ step, minutes }) => (minutes === undefined ? [] : `${step} ${minutes.toFixed(1)}`));
console.log(`\nThe whole run took ${seconds(began)}. Minutes: ${lasted.join(', ')}.`);
if (skipBrowser && chosen.includes('browser')) console.log('The browser tests were left out: SKIP_BROWSER=1.');
if (failed.length > 0) console.log(`FAILED: ${failed.map(({ step }) => step).join(', ')}.`);
const files = { vitest: vitestReport, playwright: playwrightReport };
for (const test of failedTests(files)) console.log(`\nFailed: ${test}`);
const sum = sumReports(files);
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
rmSync(reports, { recursive: true, force: true });
process.exitCode = failed.length === 0 && sum.failed === 0 ? 0 : 1;
