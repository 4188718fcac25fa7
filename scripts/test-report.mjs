// Summarises the JSON reports of the two test runners: how many tests passed, which failed and why, and which took longest.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './toolchain.mjs';

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
  ...specs.map(({ file, title, tests }) => {
    const results = tests.flatMap((test) => test.results);
    return {
      title: `${file}: ${title}`,
      milliseconds: results.reduce((total, { duration }) => total + duration, 0),
      faults: results.flatMap(({ errors }) =>
        errors.map(({ message, location }) => (location ? `line ${location.line}: ${message}` : message)),
      ),
    };
  }),
  ...suites.flatMap(journeysOf),
];

/** A file that could not be loaded, or ended with a fault of its own, stands for itself. */
const testsOf = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const hasFailedAlone = status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
    return [
      { title: file, faults: hasFailedAlone ? [message] : [] },
      ...assertionResults.map(({ fullName, failureMessages }) => ({
        title: `${file}: ${fullName}`,
        faults: failureMessages,
      })),
    ];
  });

/** What kept journeys from being run at all. */
const outsideOf = ({ errors = [] }) => errors.map(({ message }) => ({ title: 'journeys', faults: [message] }));

/** In characters: what was expected and what was there, without the stack. */
const longestFault = 400;

/** @returns {string[]} each failed test with its first fault, so that the last lines of a log say why a run failed */
export function failedTests({ vitest, playwright }) {
  const [units, journeys] = [reportIn(vitest), reportIn(playwright)];
  return [...(units ? testsOf(units) : []), ...(journeys ? [...outsideOf(journeys), ...journeysOf(journeys)] : [])]
    .filter(({ faults }) => faults.length > 0)
    .map(({ title, faults: [fault] }) => {
      const words = stripVTControlCharacters(fault).replace(/\s+/g, ' ').slice(0, longestFault);
      return `${title}\n    ${words}`;
    });
}

/** @returns {string[]} the journeys that took longest, one line each */
export function slowestJourneys(file, count = 5) {
  const report = reportIn(file);
  if (!report) return [];
  return journeysOf(report)
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${title}`);
}
