// The types of picture-hash.mjs, for the script that takes the pictures.
export function hashOf(entry: { page: string; texts: readonly string[] }, words: ReadonlyMap<string, string>): string;
