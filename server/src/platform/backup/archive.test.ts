// Archives: written whole or not at all, and refused in one line when they are not what was written.
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { zstdCompressSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { afterAll, describe, expect, test } from 'vitest';
import { makeKeyPair } from './age-keys.ts';
import type { ArchiveHeader } from './archive-format.ts';
import { type Archive, writeArchive } from './archive-writer.ts';
import { dumpFile, layDown } from './lay-down.ts';

const folder = await mkdtemp(join(tmpdir(), 'wattpact-archive-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const keys = await makeKeyPair();
const header: ArchiveHeader = {
  format: 1,
  id: '01a20320-d8b0-76a5-806e-eae1cda4d2b1',
  startedAt: '2026-11-24T02:30:00.000Z',
  kind: 'external',
  isScheduled: false,
  postgres: 15,
  migrations: [],
  isDemo: false,
  files: 'folder',
  keyMark: 'mark',
  hasKey: false,
};
const state = { completeUntil: header.startedAt, seal: null, tables: [] };
const long = Buffer.alloc(3_000_000, 'Sobreiro ');

async function fill(archive: Archive): Promise<void> {
  await archive.addText('backup.json', JSON.stringify(header));
  await archive.add({ name: 'database.dump/000001', size: 4 }, [Buffer.from('one ')]);
  await archive.add({ name: 'database.dump/000002', size: 3 }, [Buffer.from('two')]);
  await archive.addFolder('files/2026-11');
  await archive.add({ name: 'files/2026-11/a', size: long.length, mode: 0o640 }, Readable.from([long]));
  await archive.addText('state.json', JSON.stringify(state));
}

let count = 0;
async function written(recipients: string[] = [], content = fill): Promise<Buffer> {
  count += 1;
  const path = join(folder, `archive-${count}`);
  const { bytes, sha256 } = await writeArchive(path, { recipients }, content);
  const read = await readFile(path);
  expect(read.length).toBe(bytes);
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  return read;
}

async function restored(bytes: Buffer, identities: string[] = []) {
  count += 1;
  const stage = join(folder, `stage-${count}`);
  await mkdir(stage);
  const laid = await layDown({ source: Readable.from([bytes]), identities, stage, accept: async () => ({}) });
  return { ...laid, stage };
}

describe.each([
  ['plain', [], []],
  ['encrypted', [keys.recipient], [keys.identity]],
] as const)('an archive that is %s', (_, recipients, identities) => {
  test('is laid down as it was, a dump in one piece', async () => {
    const { stage, ...laid } = await restored(await written([...recipients]), [...identities]);
    expect(laid).toEqual({ header, state });
    expect(await readFile(join(stage, dumpFile), 'utf8')).toBe('one two');
    expect((await readFile(join(stage, 'files/2026-11/a'))).equals(long)).toBe(true);
    expect((await stat(join(stage, 'files/2026-11/a'))).mode & 0o777).toBe(0o640);
  });

  test('is refused where it was torn or altered', async () => {
    const bytes = await written([...recipients]);
    const altered = Buffer.from(bytes);
    altered.writeUInt8(altered.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    for (const bad of [altered, bytes.subarray(0, -20), bytes.subarray(0, bytes.length >> 1)]) {
      await expect(restored(bad, [...identities])).rejects.toThrow(/^The backup is torn or was altered/);
    }
  });
});

test('an encrypted one wants a private key, the right one', async () => {
  const bytes = await written([keys.recipient]);
  expect(bytes.includes('Sobreiro')).toBe(false);
  await expect(restored(bytes)).rejects.toThrow('The backup is encrypted: name the file with the private key');
  const { identity } = await makeKeyPair();
  await expect(restored(bytes, [identity])).rejects.toThrow('The private key is not one of those');
  await expect(restored(bytes, ['AGE-SECRET-KEY-1'])).rejects.toThrow('A key of age is not valid');
  await expect(written(['age1nokey'])).rejects.toThrow('A key of age is not valid');
});

/** An archive that somebody else has made. */
const packed = async (files: Record<string, string>) =>
  zstdCompressSync(
    await packTar(
      Object.entries(files).map(([name, body]) => ({ header: { name, size: Buffer.byteLength(body) }, body })),
    ),
  );

test.each([
  ['without checksums', { 'state.json': '{}' }, 'its end is missing'],
  ['with others', { 'state.json': '{}', SHA256SUMS: `${'0'.repeat(64)}  backup.json\n` }, 'backup.json is not what'],
  ['that leads elsewhere', { 'files/../../evil': 'x' }, 'it has a part files/../../evil'],
  ['with a part that nobody knows', { 'etc/passwd': 'x' }, 'it has a part etc/passwd'],
])('an archive %s is refused', async (_, files, why) => {
  const bytes = await packed({ 'backup.json': JSON.stringify(header), ...files });
  await expect(restored(bytes)).rejects.toThrow(why);
});

test('a newer format, and a file of another kind, are refused as such', async () => {
  const newer = await packed({ 'backup.json': JSON.stringify({ format: 2 }) });
  await expect(restored(newer)).rejects.toThrow('made by a newer version');
  await expect(restored(Buffer.from('notes'))).rejects.toThrow('not a backup of this product');
});

test('what fails while it is written leaves nothing', async () => {
  const before = await readdir(folder);
  const failing = async (archive: Archive) => {
    await fill(archive);
    throw new Error('the database went away');
  };
  await expect(written([], failing)).rejects.toThrow('the database went away');
  const short = (archive: Archive) => archive.add({ name: 'files/a', size: 5 }, [Buffer.from('four')]);
  await expect(written([], short)).rejects.toThrow('Size mismatch');
  expect(await readdir(folder)).toEqual(before);
});
