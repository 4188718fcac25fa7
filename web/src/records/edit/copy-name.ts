// The suggested name of a duplicate: the record's own, told apart from others, and never longer than a name may be.

const longestName = 100;

/** @param number of the copy, from 1 on */
export type NameOfCopy = (name: string, number: number) => string;

function fitting(name: string, nameOf: (name: string) => string): string {
  const room = longestName - nameOf('').length;
  let cut = '';
  // By code point: some characters are two units long.
  for (const sign of name) {
    if (cut.length + sign.length > room) break;
    cut += sign;
  }
  return nameOf(cut);
}

/**
 * @param nameOf makes it from the record's name
 * @param taken names that are in use
 */
export function copyName(name: string, nameOf: NameOfCopy, taken: readonly string[] = []): string {
  for (let number = 1; ; number += 1) {
    const copy = fitting(name, (own) => nameOf(own, number));
    if (!taken.includes(copy)) return copy;
  }
}
