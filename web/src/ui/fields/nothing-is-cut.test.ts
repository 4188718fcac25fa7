// What somebody pastes into a form stays whole: a form says that it is too long. An input's `maxLength` cuts silently.
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const sources = fileURLToPath(new URL('../../', import.meta.url));
/** Boxes that look for something: of a longer text nothing would be found. */
const looksFor = /^\s*<(TextInput|Autocomplete)[^>]*type="search"/s;

test('no field of a form cuts what is pasted', async () => {
  const names = (await readdir(sources, { recursive: true })).filter((name) => name.endsWith('.tsx'));
  const cutting: string[] = [];
  for (const name of names) {
    const elements = (await readFile(`${sources}/${name}`, 'utf8')).match(/<[A-Z]\w+(?:[^<>]|=>)*?maxLength=/g) ?? [];
    if (elements.some((element) => !looksFor.test(`${element}>`))) cutting.push(name);
  }
  expect(names.length).toBeGreaterThan(100);
  expect(cutting).toEqual([]);
});
