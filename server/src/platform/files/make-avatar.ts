// Makes a small picture of a person from the pixels alone, so that nothing else in the file survives.
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';

export const avatarContentType = 'image/webp';
const longestSide = 512;
/** A decoded picture is many times its file's size, so decompression bombs are refused first. */
const limitInputPixels = 50_000_000;

/**
 * Rotated upright, at most 512 px.
 * @throws when the stream is not a complete picture
 */
export async function makeAvatar(content: Readable): Promise<Buffer> {
  const picture = sharp({ limitInputPixels, failOn: 'error' })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 });
  const [made] = await Promise.all([picture.toBuffer(), pipeline(content, picture)]);
  return made;
}
