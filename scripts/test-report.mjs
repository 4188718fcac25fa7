// Summarises the JSON reports of the two test runners: how many tests passed, and which took longest.
import { existsSync, readFileSync } from 'node:fs';

function reportIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A file that could not be loaded counts as one failure. */
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
    const report = reportIn(file);
    return report ? [count(report)] : [];
  });
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

const journeysOf = ({ suites = [], specs = [] }) => [
  ...specs.map(({ file, title, tests }) => ({
    title: `${file}: ${title}`,
    milliseconds: tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0),
  })),
  ...suites.flatMap(journeysOf),
];

/** @returns {string[]} the journeys that took longest, one line each */
export function slowestJourneys(file, count = 10) {
  const report = reportIn(file);
  if (!report) return [];
  return journeysOf(report)
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${title}`);
}
