// Reads the texts for their tests: each namespace of each language as dotted keys.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Language, languages } from '@wattpact/domain/terms/enumerations';
import { type TextTree, withKindTexts } from '@wattpact/domain/words/kind-texts';

const folder = new URL('./', import.meta.url);

export const namespaceFiles = (language: Language): string[] =>
  readdirSync(new URL(`${language}/`, folder)).filter((name) => name.endsWith('.json'));

/** `a.b` → text. Whatever is no text stays as it is, for the tests to find. */
export function flat(tree: object, before = ''): Map<string, unknown> {
  return new Map(
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null ? [...flat(value, `${before}${name}.`)] : [[before + name, value]],
    ),
  );
}

const parsed = <Tree>(path: string): Tree => JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as Tree;

/** The files of the kinds that keep all their texts in one: by namespace, each text by its key. */
function kindsIn(language: Language): Record<string, TextTree>[] {
  const own = `${language}/kinds/`;
  if (!existsSync(new URL(own, folder))) return [];
  return readdirSync(new URL(own, folder)).map((name) => parsed(own + name));
}

/** All texts of a language as the pages read them: namespace → nested texts. */
export function treesOf(language: Language): Record<string, TextTree> {
  const kinds = kindsIn(language);
  const files = namespaceFiles(language);
  const names = new Set([...files.map((file) => file.slice(0, -5)), ...kinds.flatMap((kind) => Object.keys(kind))]);
  const own = (name: string) => (files.includes(`${name}.json`) ? parsed<TextTree>(`${language}/${name}.json`) : {});
  return Object.fromEntries([...names].map((name) => [name, withKindTexts(name, own(name), kinds)]));
}

/** language → namespace → key → text. */
export const texts = new Map(
  languages.map((language) => [
    language,
    new Map(Object.entries(treesOf(language)).map(([namespace, tree]) => [namespace, flat(tree)])),
  ]),
);

/** Every text as `namespace:key`, of one language. */
export const textsOf = (language: Language): Map<string, string> =>
  new Map(
    [...(texts.get(language) ?? [])].flatMap(([namespace, keys]) =>
      [...keys].map(([key, text]): [string, string] => [`${namespace}:${key}`, String(text)]),
    ),
  );

/** The long texts of a language, line by line: manual and legal pages. Marks and addresses are left out. */
export const longTextsOf = (language: Language): Map<string, string> =>
  new Map(
    ['manual', 'legal'].flatMap((kind) =>
      readdirSync(new URL(`${kind}/${language}/`, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .flatMap((name) => linesOf(`${kind}/${language}/${name}`)),
    ),
  );

const linesOf = (path: string): [string, string][] =>
  readFileSync(new URL(path, folder), 'utf8')
    .split('\n')
    .map((line, index) => [`${path}:${index + 1}`, line.replace(/\]\([^)]*\)|`[^`]*`|\[!\w+\]/g, ' ')]);

const written = new Set(textsOf('pt').keys());

/** A text, or the forms of one that counts, stands under `namespace:key`. */
export const hasText = (key: string): boolean =>
  written.has(key) || (written.has(`${key}_one`) && written.has(`${key}_other`));
