// What the closing lines of `npm test` say.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { failedTests, slowestJourneys, sumReports } from './test-report.mjs';
import { root } from './toolchain.mjs';

const folder = mkdtempSync(join(tmpdir(), 'wattpact-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name, report) {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const journey = (title, duration, errors = []) => ({
  file: 'a.spec.ts',
  title,
  tests: [{ results: [{ duration, errors }] }],
});
const files = {
  vitest: written('vitest.json', {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 1,
    testResults: [
      {
        name: join(root, 'domain/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'one', failureMessages: [] },
          { status: 'failed', fullName: 'two', failureMessages: ['expected 1\n  to be 2', 'later'] },
        ],
      },
      { name: join(root, 'domain/b.test.ts'), status: 'failed', message: 'Cannot find c.ts', assertionResults: [] },
      {
        name: join(root, 'domain/c.test.ts'),
        status: 'failed',
        message: 'Hook timed out',
        assertionResults: [{ status: 'passed', fullName: 'three', failureMessages: [] }],
      },
    ],
  }),
  playwright: written('playwright.json', {
    stats: { expected: 1, flaky: 0, unexpected: 1, skipped: 0 },
    errors: [{ message: 'The product did not start' }],
    suites: [
      {
        specs: [journey('quick', 100)],
        suites: [
          {
            specs: [
              journey('slow', 61_000, [
                { message: `\u001b[31mTimed out\u001b[0m ${'-'.repeat(999)}`, location: { line: 7 } },
              ]),
            ],
          },
        ],
      },
    ],
  }),
};

test('counts the tests of both runners, and a file that could not be loaded as one failure', () => {
  expect(sumReports(files)).toEqual({ passed: 2, failed: 5, skipped: 1 });
  expect(sumReports({ ...files, playwright: join(folder, 'none.json') })).toEqual({ passed: 1, failed: 3, skipped: 1 });
});

test('names what failed with its first fault, on one short line', () => {
  const [unit, unloaded, ended, outside, slow, ...more] = failedTests(files);
  expect(unit).toBe('domain/a.test.ts: two\n    expected 1 to be 2');
  expect(unloaded).toBe('domain/b.test.ts\n    Cannot find c.ts');
  expect(ended).toBe('domain/c.test.ts\n    Hook timed out');
  expect(outside).toBe('journeys\n    The product did not start');
  expect(slow).toMatch(/^a\.spec\.ts: slow\n {4}line 7: Timed out -+$/);
  expect(slow.length).toBeLessThan(450);
  expect(more).toEqual([]);
});

test('names the slowest journeys, the slowest first', () => {
  expect(slowestJourneys(files.playwright)).toEqual(['  61.0 s  a.spec.ts: slow', '   0.1 s  a.spec.ts: quick']);
});
