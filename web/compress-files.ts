// Writes each file of the build a second and third time, compressed, so that no server compresses it for each reader.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const dist = new URL('dist/', import.meta.url);
/** Pages are filled in before they go out; pictures and fonts are compressed already. */
const gains = /^(?!.*\.vite\/).*\.(js|css|svg|json)$/;
/** Less fits into one packet either way. */
const least = 1024;

const forms = [
  { ending: '.br', compress: promisify(brotliCompress) },
  { ending: '.gz', compress: promisify(gzip) },
];

async function compressFile(name: string): Promise<void> {
  const content = await readFile(new URL(name, dist));
  if (content.length < least) return;
  for (const { ending, compress } of forms) await writeFile(new URL(`${name}${ending}`, dist), await compress(content));
}

const names = await readdir(dist, { recursive: true });
await Promise.all(names.filter((name) => gains.test(name)).map(compressFile));
