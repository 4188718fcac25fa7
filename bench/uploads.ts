// Measures the memory of the server's process for the largest upload, above that at rest.
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { samplePdf } from '../server/test/support/uploads.ts';
import type { Bench } from './product.ts';

const megabyte = 1_048_576;
const size = 50 * megabyte;
const sampleEvery = 25;

/** In MB; undefined where the system does not tell. */
async function residentMemory(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

function* largeForm(boundary: string) {
  yield Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="grande.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
  );
  yield samplePdf;
  const chunk = Buffer.alloc(65_536, 'a');
  for (let left = size - samplePdf.length; left > 0; left -= chunk.length) yield chunk.subarray(0, left);
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

async function uploadOnce({ url, token }: Bench): Promise<void> {
  const boundary = crypto.randomUUID();
  const answer = await fetch(`${url}/api/files/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Readable.toWeb(Readable.from(largeForm(boundary))) as ReadableStream,
    duplex: 'half',
  } as RequestInit);
  if (answer.status !== 201) throw new Error(`The upload answered ${answer.status}: ${await answer.text()}`);
}

/** @returns MB at rest and the maximum during an upload of 50 MB, the worst of three; undefined outside of Linux */
export async function measureUploads(bench: Bench): Promise<{ rest: number; most: number } | undefined> {
  // Warm-up: the storage is connected and its SDK loaded, as in production.
  await fetch(`${bench.url}/api/ready`);
  const rounds: { rest: number; most: number }[] = [];
  for (let round = 0; round < 3; round += 1) {
    const rest = await residentMemory(bench.serverPid);
    if (rest === undefined) return undefined;
    let most = rest;
    const sampling = setInterval(async () => {
      most = Math.max(most, (await residentMemory(bench.serverPid)) ?? 0);
    }, sampleEvery);
    await uploadOnce(bench).finally(() => clearInterval(sampling));
    rounds.push({ rest, most });
  }
  return rounds.toSorted((a, b) => b.most - b.rest - (a.most - a.rest))[0];
}
