// Detects a file's type by its first bytes, whatever its name.
import { allowedFileTypes, sniffedBytes } from '@wattpact/domain/files/file';
import { fileTypeFromBuffer } from 'file-type';

const startsWith = (sample: Buffer, ...bytes: number[]) => Buffer.from(bytes).equals(sample.subarray(0, bytes.length));
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const zip = [0x50, 0x4b, 0x03, 0x04];

/**
 * The library reports nothing when the sample ends before the part that decides: a PNG with a long colour profile, a
 * Word file whose list of contents comes last.
 */
function fromSignature(sample: Buffer): string | undefined {
  if (startsWith(sample, ...png) && sample.toString('latin1', 12, 16) === 'IHDR') return allowedFileTypes.png;
  if (startsWith(sample, ...zip) && zipNames(sample).some((name) => name.startsWith('word/'))) {
    return allowedFileTypes.docx;
  }
  return undefined;
}

/** The names of the entries whose header lies in the sample. */
function zipNames(sample: Buffer): string[] {
  const names: string[] = [];
  const signature = Buffer.from(zip);
  for (let at = 0; at !== -1 && at + 30 <= sample.length; at = sample.indexOf(signature, at + 30)) {
    names.push(sample.toString('utf8', at + 30, at + 30 + sample.readUInt16LE(at + 26)));
  }
  return names;
}

/** @param start the file's first 4100 bytes; more is not looked at */
export async function detectContentType(start: Buffer): Promise<string | undefined> {
  const sample = start.subarray(0, sniffedBytes);
  const detected = await fileTypeFromBuffer(sample);
  // A zip of no known type may still be a Word file.
  if (detected && detected.mime !== 'application/zip') return detected.mime;
  return fromSignature(sample) ?? detected?.mime;
}
