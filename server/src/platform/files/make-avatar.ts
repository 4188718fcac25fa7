// A picture of a person: small, made anew of the pixels alone, so that nothing else in the file survives.
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';

export const avatarContentType = 'image/webp';
const longestSide = 512;
/** Decoded a picture is many times its size: a bomb is refused before. */
const limitInputPixels = 50_000_000;

/**
 * Turned upright, at most 512 px.
 * @throws when the stream is no picture that can be read to its end
 */
export async function makeAvatar(content: Readable): Promise<Buffer> {
  const picture = sharp({ limitInputPixels, failOn: 'error' })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 });
  const [made] = await Promise.all([picture.toBuffer(), pipeline(content, picture)]);
  return made;
}
