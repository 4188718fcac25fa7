// No text is left over: the code names each of them, whole or by the parts of its key.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsOf } from './read-texts.ts';
import { templatePattern } from './template-pattern.ts';

const root = new URL('../', import.meta.url);
const code = ['domain/src', 'server/src', 'web/src'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, root), 'utf8')),
);
/** One may stand inside another, and an apostrophe may stand before one. */
const written = code.flatMap((text) =>
  [/'(?=([^'\n]+)')/g, /"(?=([^"\n]+)")/g, /`(?=([^`\n]+)`)/g].flatMap((quoted) =>
    [...text.matchAll(quoted)].map(([, inner]) => inner ?? ''),
  ),
);
const built = written.filter((text) => text.includes('${') && /[a-z_]{3}/.test(text.replace(/\$\{[^}]*\}/g, '')));
/** A key that a call answers becomes a text of this namespace: that alone names none of them. */
const anyRefusal = /^errorMessages:\$\{[^}]*\}$/;
const patterns = [...new Set(built)].filter((text) => !anyRefusal.test(text)).map(templatePattern);
/** In an address, too. */
const refusals = new Set(code.flatMap((text) => text.match(/(?<==)error_\w+/g) ?? []));
/** Asked for by ERR-45 and ERR-58; the page of negotiations and the button of a decision say the same in other words. */
const unsaid = ['errorMessages:negotiations.error_select_first', 'errorMessages:error_feedback'];
/** Filters name their values' texts by what stands before the value. */
const beginnings = code.flatMap((text) =>
  [...text.matchAll(/(?:optionLabelKey|valuesKey): '([^']+)'/g)].map(([, key]) => key ?? ''),
);
const names = new Set([...written, ...refusals, ...unsaid, ...beginnings.map((key) => `${key}.`)]);

/** Forms that count, and those of a context. */
const form = /_(?:one|other|zero|create|edit|amend|contract|traced)$/;

const namesOf = (key: string): string[] => {
  const bare = key.slice(key.indexOf(':') + 1);
  const all = [key, bare, key.replace(form, ''), bare.replace(form, ''), key.replace(form, '').replace(form, '')];
  return [...all, ...[key, bare].map((name) => name.replace(/[^.]+$/, ''))];
};

test('every text is named in the code', () => {
  const unused = [...textsOf('pt').keys()].filter(
    (key) =>
      !namesOf(key).some((name) => names.has(name)) &&
      !namesOf(key).some((name) => patterns.some((one) => one.test(name))),
  );
  expect(unused).toEqual([]);
});
