// The command that checks a downloaded contract, run as a process with nothing around it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { contractScene } from '../test/support/contract-scene.ts';
import { startTestApp } from '../test/support/test-app.ts';

const t = await startTestApp();
const command = fileURLToPath(new URL('verify-terms.ts', import.meta.url));
const place = (name: string) => join(t.config.dataDir, name);
let hash = '';

beforeAll(async () => {
  const s = await contractScene(t);
  const { id } = await s.registered();
  for (const format of ['pdf', 'json'])
    await writeFile(
      place(`PPA.${format}`),
      (
        await t.app.inject({
          url: `/api/energy-contracts/${id}/download?format=${format}`,
          headers: { authorization: `Bearer ${s.contracting.token}` },
        })
      ).rawPayload,
    );
  hash = (await t.as(s.contracting).get(`/api/energy-contracts/${id}/download?format=json`)).body.termsHash;
});

async function verify(...args: string[]) {
  const child = spawn(process.execPath, [command, ...args], { env: {}, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (said.out += chunk));
  child.stderr.on('data', (chunk) => (said.err += chunk));
  const [code] = await once(child, 'close');
  return { code, ...said };
}

test.each(['PPA.pdf', 'PPA.json'])('%s: the terms have their hash, and no other', async (name) => {
  expect(await verify(place(name), hash.toUpperCase())).toEqual({
    code: 0,
    out: `The terms in ${name} have this hash.\n`,
    err: '',
  });
  const other = await verify(place(name), 'a'.repeat(64));
  expect(other).toMatchObject({ code: 1, out: '' });
  expect(other.err).toBe(`The terms in ${name} do NOT have this hash. Theirs is ${hash}.\n`);
});

test('one changed digit of the price is found', async () => {
  const text = await readFile(place('PPA.json'), 'utf8');
  await writeFile(place('false.json'), text.replace('"price":34', '"price":35'));
  expect(await verify(place('false.json'), hash)).toMatchObject({ code: 1, out: '' });
});

test.each([
  ['no file', ['/nowhere/at-all.pdf', 'b'.repeat(64)], 'cannot be read'],
  ['no hash', ['PPA.json'], 'Usage: npm run verify'],
  ['half a hash', ['PPA.json', 'abc'], 'Usage: npm run verify'],
  ['nothing', [], 'Usage: npm run verify'],
])('%s: says what to do', async (_name, args, sentence) => {
  const { code, err } = await verify(...args);
  expect(code).toBe(1);
  expect(err).toContain(sentence);
});

test.each([
  ['%PDF-1.7\nno attachment', 'This PDF has no terms attached'],
  ['not json', 'neither a PDF nor JSON'],
  ['{"a":1}', 'has no `terms`'],
])('a file that is none: %s', async (content, sentence) => {
  await writeFile(place('none'), content);
  const { code, err } = await verify(place('none'), 'b'.repeat(64));
  expect([code, err.includes(sentence)]).toEqual([1, true]);
});
