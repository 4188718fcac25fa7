// docs/operations.md lists the alerts of ops/prometheus/alerts.yml in their order, with the same words on what to do.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('the page for operators says of each alert what the alert itself says', () => {
  const alerts = [...read('ops/prometheus/alerts.yml').matchAll(/- alert: (\w+)[\s\S]*?action: '([^']+)'/g)];
  const rows = [...read('docs/operations.md').matchAll(/^\| (Wattpact\w+) \| [^|]+ \| ([^|]+) \|$/gm)];
  expect(rows.map(([, name, action]) => ({ name, action }))).toEqual(
    alerts.map(([, name, action]) => ({ name, action })),
  );
  expect(alerts.length).toBeGreaterThan(10);
});
