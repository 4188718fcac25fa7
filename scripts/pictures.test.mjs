// The pictures of the product show it as it is: no text in them and no file of their pages has changed since they were taken.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textsOf } from '../locales/read-texts.ts';
import { filesOf, hashOf, readManifest, withoutComments } from './picture-hash.mjs';
import { root } from './toolchain.mjs';

const manifest = readManifest();
const languages = ['pt', 'en', 'es'];
const words = new Map(languages.map((language) => [language, textsOf(language)]));
/** `manual-invoices-pt.webp`, `product-pt-dark.webp` → `pt`. */
const languageOf = (file) => /-(pt|en|es)(-dark)?\.\w+$/.exec(file)?.[1];
const files = Object.values(manifest).flatMap((entry) =>
  Object.entries(entry.hashes).map(([file, hash]) => ({ file, hash, entry })),
);

test('every picture shows the product as it is: take those that do not anew with `npm run pictures`', () => {
  const old = files.filter(({ file, hash, entry }) => hash !== hashOf(entry, words.get(languageOf(file))));
  expect(old.map(({ file }) => file)).toEqual([]);
});

test('every picture is written down, and no other is kept', () => {
  const kept = readdirSync(join(root, 'web/public/pictures'));
  expect(kept.toSorted()).toEqual(files.map(({ file }) => file).toSorted());
  expect(existsSync(join(root, 'docs/screenshot.webp'))).toBe(true);
});

test('[SUP-21] each chapter has a picture in its language, and a legend with a line for each mark', () => {
  for (const language of languages) {
    for (const chapter of readdirSync(join(root, 'locales/manual', language))) {
      const text = readFileSync(join(root, 'locales/manual', language, chapter), 'utf8');
      const pictures = [...text.matchAll(/^!\[(.+)\]\(\/pictures\/(\S+) "(.+)"\)\n\n((?:\d\. .+\n)+)/gm)];
      expect(pictures.length, `${language}/${chapter}`).toBeGreaterThan(0);
      for (const [, , file, , legend] of pictures) {
        const [name, entry] = Object.entries(manifest).find(([, { hashes }]) => file in hashes) ?? [];
        expect([file, languageOf(file)]).toEqual([file, language]);
        expect([name, legend.trim().split('\n').length]).toEqual([name, entry?.marks]);
      }
    }
  }
});

test('a picture is of the files that its page imports of its own feature, and of the texts in it', () => {
  const page = 'web/src/features/invoices/page/invoice-page.tsx';
  const own = filesOf(page);
  expect(own).toContain(page);
  expect(own.length).toBeGreaterThan(3);
  expect(own.filter((file) => !/^web\/src\/(features\/invoices|ui\/theme)\//.test(file))).toEqual([]);
  const texts = ['invoices:title'];
  const hash = (title) => hashOf({ page, texts }, new Map([['invoices:title', title]]));
  expect(hash('Faturas')).not.toBe(hash('Invoices'));
});

test('comments and line breaks change no picture', () => {
  expect(withoutComments('a.ts', '// Says.\nconst one = 1; /* more */\n')).toBe('const one = 1;');
  expect(withoutComments('a.css', '/* Says. */\n.one {\n  color: red;\n}\n')).toBe('.one { color: red; }');
});
