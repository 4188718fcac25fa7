// The suggested name of a duplicate: the record's own, told apart, and never longer than a name may be.

const longestName = 100;

/** @param nameOf makes it from the record's name */
export function copyName(name: string, nameOf: (name: string) => string): string {
  const room = longestName - nameOf('').length;
  let cut = '';
  // By code point: some characters are two units long.
  for (const sign of name) {
    if (cut.length + sign.length > room) break;
    cut += sign;
  }
  return nameOf(cut);
}
