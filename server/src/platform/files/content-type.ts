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
  return isWordFile(sample) ? allowedFileTypes.docx : undefined;
}

/**
 * The parts of a Word file lie in these folders: by ECMA-376, part 2, and what Word adds for sensitivity labels,
 * signatures, buttons of its own and what it has left over. A zip with anything beside them is none.
 */
const wordParts =
  /^(\[Content_Types\]\.xml|(_rels|docProps|docMetadata|word|customXml|customUI|userCustomization|_xmlsignatures|package|\[trash\])\/.*)$/;

function isWordFile(sample: Buffer): boolean {
  const names = startsWith(sample, ...zip) ? zipNames(sample) : [];
  return names.some((name) => /^word\/.+\.(xml|rels)$/.test(name)) && names.every((name) => wordParts.test(name));
}

/** The names of the entries whose whole header lies in the sample. */
function zipNames(sample: Buffer): string[] {
  const names: string[] = [];
  const signature = Buffer.from(zip);
  let at = 0;
  while (at !== -1 && at + 30 <= sample.length) {
    const nameEnd = at + 30 + sample.readUInt16LE(at + 26);
    if (nameEnd <= sample.length) names.push(sample.toString('utf8', at + 30, nameEnd));
    // Zero where the size stands behind the content.
    const size = sample.readUInt32LE(at + 18);
    at = sample.indexOf(signature, nameEnd + sample.readUInt16LE(at + 28) + size);
  }
  return names;
}

/** @param start the file's first 4100 bytes; more is not looked at */
export async function detectContentType(start: Buffer): Promise<string | undefined> {
  const sample = start.subarray(0, sniffedBytes);
  const detected = await fileTypeFromBuffer(sample);
  if (detected?.mime === allowedFileTypes.docx && !isWordFile(sample)) return 'application/zip';
  // A zip of no known type may still be a Word file.
  if (detected && detected.mime !== 'application/zip') return detected.mime;
  return fromSignature(sample) ?? detected?.mime;
}
