// Large pictures with metadata become small ones without.
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { samplePicture } from '../../../test/support/uploads.ts';
import { makeAvatar } from './make-avatar.ts';

test('a picture is made small, upright, and loses what it says of itself', async () => {
  const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#0b5c4a' } })
    .withExif({ IFD0: { Copyright: 'Ana', Make: 'Camera' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height, format, exif, orientation } = await sharp(await makeAvatar(Readable.from([photo]))).metadata();
  expect({ width, height, format, exif, orientation }).toEqual({
    width: 256,
    height: 512,
    format: 'webp',
    exif: undefined,
    orientation: undefined,
  });
});

test('a small picture stays small', async () => {
  const { width } = await sharp(await makeAvatar(Readable.from([await samplePicture('png', 40)]))).metadata();
  expect(width).toBe(40);
});

test('what is no picture, or only the beginning of one, is refused', async () => {
  const notReadable = { reason: 'notReadable' };
  await expect(makeAvatar(Readable.from([Buffer.from('no picture')]))).rejects.toMatchObject(notReadable);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  await expect(makeAvatar(Readable.from([Buffer.from(drawing)]))).rejects.toMatchObject(notReadable);
  const half = (await samplePicture('jpeg', 900)).subarray(0, 2000);
  await expect(makeAvatar(Readable.from([half]))).rejects.toMatchObject(notReadable);
});

test('[AUTH-29] sixteen megapixels are taken; one row more is refused by what the header says, before decoding', async () => {
  const plain = (height: number) =>
    sharp({ create: { width: 4000, height, channels: 3, background: '#0b5c4a' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
  expect(await sharp(await makeAvatar(Readable.from([await plain(4000)]))).metadata()).toMatchObject({ width: 512 });
  // Its header is all that it has, so decoding would find it incomplete.
  const header = (await plain(4001)).subarray(0, 1000);
  await expect(makeAvatar(Readable.from([header]))).rejects.toMatchObject({ reason: 'tooManyPixels' });
});

test('nothing of a picture stays in the temporary folder', async () => {
  const uploads = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('upload-'));
  const before = await uploads();
  await makeAvatar(Readable.from([await samplePicture('png', 40)]));
  await expect(makeAvatar(Readable.from(['no picture']))).rejects.toThrow();
  expect((await uploads()).filter((name) => !before.includes(name))).toEqual([]);
});
