// A program of its own: writes the picture in the named file small to stdout, made from the pixels alone, so that
// nothing else in the file survives.
import sharp from 'sharp';
import { longestSide, mostMegapixels, refusals } from './picture-limits.ts';

// No other decoder reads what strangers send.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

const mostPixels = mostMegapixels * 1_000_000;

async function scale(path: string): Promise<Buffer | number> {
  // The header alone: a decoded picture takes many times its file's size.
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height > mostPixels) return refusals.tooManyPixels;
  return sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer();
}

const scaled = await scale(process.argv[2] ?? '').catch(() => refusals.notReadable);
if (typeof scaled === 'number') process.exitCode = scaled;
else process.stdout.write(scaled);
