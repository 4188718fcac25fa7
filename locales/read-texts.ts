// Reads the texts for their tests: each namespace of each language as dotted keys.
import { readdirSync, readFileSync } from 'node:fs';
import { type Language, languages } from '@wattpact/domain/terms/enumerations';

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

const read = (language: Language, namespace: string): Map<string, unknown> =>
  flat(JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, folder), 'utf8')) as object);

/** language → namespace → key → text. */
export const texts = new Map(
  languages.map((language) => [
    language,
    new Map(namespaceFiles(language).map((file) => [file.slice(0, -5), read(language, file.slice(0, -5))])),
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
