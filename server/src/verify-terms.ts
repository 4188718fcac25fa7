// Says whether the terms in a downloaded contract have a hash, with nothing but the file: no server, no database, no
// network. Outsiders check by it what a certificate says.
//   npm run verify -- PPA-2026-000124.pdf 3f6c…
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { canonicalJson } from '@wattpact/domain/records/canonical-json';
import { attachmentIn } from './platform/documents/attached-file.ts';

const usage = 'npm run verify -- <contract.json or contract.pdf> <SHA-256 of the terms>';

/** An error whose message is for the reader. */
class Unreadable extends Error {}

function termsIn(file: Buffer): unknown {
  const isPdf = file.subarray(0, 5).toString('latin1') === '%PDF-';
  const text = isPdf ? attachmentIn(file) : file.toString('utf8');
  if (text === undefined) throw new Unreadable('This PDF has no terms attached: take the one that the platform made.');
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Unreadable('The file is neither a PDF nor JSON.');
  }
  const { terms } = (typeof content === 'object' && content !== null ? content : {}) as { terms?: unknown };
  if (terms === undefined) throw new Unreadable('The file has no `terms`: take the download of the contract.');
  return terms;
}

async function main([path, asked = '']: readonly string[]): Promise<string> {
  const expected = asked.trim().toLowerCase();
  if (path === undefined || !/^[0-9a-f]{64}$/.test(expected)) throw new Unreadable(`Usage: ${usage}`);
  const file = await readFile(path).catch(() => {
    throw new Unreadable(`${path} cannot be read.`);
  });
  const hash = createHash('sha256')
    .update(canonicalJson(termsIn(file)))
    .digest('hex');
  if (hash === expected) return `The terms in ${basename(path)} have this hash.`;
  throw new Unreadable(`The terms in ${basename(path)} do NOT have this hash. Theirs is ${hash}.`);
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Unreadable ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}
