// The texts of a kind of record in one file per language, `locales/<language>/kinds/<kind>.json`, by namespace: its own
// namespace, and its words in those of others (menus, notifications, messages).

export type TextTree = { readonly [key: string]: string | TextTree };

const isTree = (value: string | TextTree | undefined): value is TextTree => typeof value === 'object';

function merged(base: TextTree, more: TextTree): TextTree {
  const all: Record<string, string | TextTree> = { ...base };
  for (const [key, value] of Object.entries(more)) {
    const before = all[key];
    if (before !== undefined && !(isTree(before) && isTree(value))) throw new Error(`two texts have the key ${key}`);
    all[key] = isTree(before) && isTree(value) ? merged(before, value) : value;
  }
  return all;
}

/** A namespace with what the kinds' files add to it. @throws when two files have the same key */
export const withKindTexts = (
  namespace: string,
  texts: TextTree,
  kinds: readonly Readonly<Record<string, TextTree>>[],
): TextTree => kinds.reduce((all, kind) => merged(all, kind[namespace] ?? {}), texts);
