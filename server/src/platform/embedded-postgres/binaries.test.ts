// The library links that npm leaves out of the package.
import { mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hydrateSymlinks } from './binaries.ts';

const native = mkdtempSync(join(tmpdir(), 'wattpact-native-'));
afterAll(() => rmSync(native, { recursive: true, force: true }));

test('missing library links are made, relative, and once', () => {
  mkdirSync(join(native, 'lib'));
  writeFileSync(join(native, 'lib', 'libpq.so.5.18'), '');
  const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' };
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify([link]));
  hydrateSymlinks(native);
  hydrateSymlinks(native);
  expect(readlinkSync(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
});
