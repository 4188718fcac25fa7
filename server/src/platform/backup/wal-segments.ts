// The names of the files in which PostgreSQL's log lies between two positions.

/** A position as PostgreSQL writes it, such as `1/A0000028`. */
function positionOf(lsn: string): bigint {
  const [high = '', low = ''] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

const inHex = (number: bigint) => number.toString(16).toUpperCase().padStart(8, '0');

/**
 * @param from the first byte that is needed
 * @param until the first byte that is not
 * @param bytes of a segment
 */
export function segmentNames(timeline: number, from: string, until: string, bytes: number): string[] {
  const size = BigInt(bytes);
  const ofEach = (1n << 32n) / size;
  const last = (positionOf(until) - 1n) / size;
  const names: string[] = [];
  for (let segment = positionOf(from) / size; segment <= last; segment += 1n) {
    names.push(`${inHex(BigInt(timeline))}${inHex(segment / ofEach)}${inHex(segment % ofEach)}`);
  }
  return names;
}
