// Large pictures with metadata become small ones without.
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
  await expect(makeAvatar(Readable.from([Buffer.from('no picture')]))).rejects.toThrow();
  const half = (await samplePicture('jpeg', 900)).subarray(0, 2000);
  await expect(makeAvatar(Readable.from([half]))).rejects.toThrow();
});
