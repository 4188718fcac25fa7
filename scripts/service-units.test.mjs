// The units of ops/systemd start what docs/operations.md starts, and systemd accepts them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = new URL('../ops/systemd/', import.meta.url);
const units = readdirSync(folder)
  .filter((name) => name.endsWith('.service'))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
const isInstalled = spawnSync('systemd-analyze', ['--version']).status === 0;

test('each unit starts with a command of the page for operators', () => {
  const page = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
  expect(units.map(({ name }) => name)).toEqual(['wattpact-jobs.service', 'wattpact.service']);
  for (const { text } of units) {
    const [, command] = /^ExecStart=\/usr\/bin\/node (.+)$/m.exec(text) ?? [];
    expect(page).toContain(`node ${command}`);
  }
});

test.skipIf(!isInstalled)('systemd accepts the units', () => {
  const copies = mkdtempSync(join(tmpdir(), 'wattpact-units-'));
  try {
    // The program and the user need not be on the machine of the test.
    for (const { name, text } of units)
      writeFileSync(
        join(copies, name),
        text.replace('/usr/bin/node', process.execPath).replace(/^(User|Group)=.*\n/gm, ''),
      );
    const paths = units.map(({ name }) => join(copies, name));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], { encoding: 'utf8' });
    // It warns of an unknown directive, and still ends with 0.
    expect(stderr.split('\n').filter((line) => line.includes(copies) || line.includes('wattpact'))).toEqual([]);
    expect(status).toBe(0);
  } finally {
    rmSync(copies, { recursive: true });
  }
});

test('docs/operations.md names commands that there are', () => {
  const page = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
  const named = new Set([...page.matchAll(/wattpact-command ([a-z-]+)/g)].map(([, name]) => name));
  expect(named.size).toBeGreaterThan(4);
  for (const name of named) expect(existsSync(new URL(`../server/src/${name}.ts`, import.meta.url)), name).toBe(true);
});
