// Sums up what the two test runners wrote into their JSON reports.
import { existsSync, readFileSync } from 'node:fs';

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A file that could not even be loaded counts as one failure. */
function countVitest(report) {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded, skipped: report.numPendingTests };
}

function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors?.length ?? 0),
    skipped: stats.skipped,
  };
}

/** @returns {{ passed: number, failed: number, skipped: number }} */
export function sumReports({ vitest, playwright }) {
  const counts = [
    [vitest, countVitest],
    [playwright, countPlaywright],
  ].flatMap(([file, count]) => {
    const report = read(file);
    return report ? [count(report)] : [];
  });
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}
