// Looks something up by the beginning of a page's address.

/**
 * @param table by the first steps of an address, without language and slashes around them; '' is the home page alone, and
 *   `/edit` what is so called beneath any record
 * @param path with or without the language
 * @returns the entry of the longest beginning that fits
 */
export function byAddress<Entry>(table: Readonly<Record<string, Entry>>, path: string): Entry | undefined {
  const steps = path.split('/').filter((step) => step !== '');
  const own = /^(pt|en|es)$/.test(steps[0] ?? '') ? steps.slice(1) : steps;
  if (own.length === 0) return table[''];
  const beginnings = own.map((_, index) => own.slice(0, own.length - index).join('/'));
  const longest = [`/${own.at(-1)}`, ...beginnings].find((one) => table[one] !== undefined);
  return longest === undefined ? undefined : table[longest];
}
