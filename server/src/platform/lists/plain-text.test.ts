// The database and the domain normalise texts by the same rules, in every alphabet of the European Union and its
// neighbours.

import { plainText, plainWords } from '@wattpact/domain/words/plain-text';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});

/** Signs, Latin, accents, Greek, Cyrillic, Latin of Wales and Vietnam, Greek of old books, ligatures, full width. */
const ranges = [
  [0x20, 0x17f],
  [0x218, 0x21b],
  [0x300, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e00, 0x1e9b],
  [0x1e9e, 0x1e9e],
  [0x1ea0, 0x1ef9],
  [0x1f00, 0x1fff],
  [0x2010, 0x2044],
  [0x2070, 0x20bf],
  [0x2100, 0x2138],
  [0xfb00, 0xfb06],
  [0xff01, 0xff5e],
] as const;
const signs = ranges.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).filter((sign) =>
    /\P{Cn}/u.test(sign),
  ),
);

/** The words that the database stores of each text. */
async function stored(texts: readonly string[]): Promise<string[][]> {
  const { rows } = await sql<{ words: string[] }>`
    select tsvector_to_array(search_vector(text)) as words
    from unnest(${texts}::text[]) with ordinality u(text, place) order by place`.execute(t.db);
  return rows.map(({ words }) => words.sort());
}
const distinct = (words: readonly string[]) => [...new Set(words)].sort();

test('[SRCH-11] every sign by itself and inside a word', async () => {
  const texts = signs.flatMap((sign) => [sign, `ba${sign}ba`]);
  const words = await stored(texts);
  const differing = texts.filter((text, index) => String(words[index]) !== String(distinct(plainWords(text))));
  expect(differing.map((text) => [text, words[texts.indexOf(text)], plainWords(text)])).toEqual([]);
});

test('[SRCH-11] any texts of them: the same words in database and pages, and none changes when made plain again', async () => {
  const text = fc.string({ unit: fc.constantFrom(...signs), maxLength: 40 });
  const numbers = ['6e0y', '12E3abc', 'a6e0y', '6e0', '6ey', '1e2e3z', '6e05ñ', '６ể０y｛‴₀'];
  const all = [...numbers, ...fc.sample(text, 3000)];
  const words = await stored(all);
  const again = await stored(words.map((known) => known.join(' ')));
  for (const [index, one] of all.entries()) {
    expect([one, words[index]]).toEqual([one, distinct(plainWords(one))]);
    // PostgreSQL reads `6e0y` as a number and a word, `6é0y` as one word.
    if (!words[index]?.some((word) => /^\d+e\d+\p{L}/u.test(word)))
      expect([one, again[index]]).toEqual([one, words[index]]);
  }
});

test('[SRCH-11] what is typed finds what is stored, in capitals as in small letters', async () => {
  // The iota subscript of ancient Greek is a separate letter in capitals.
  const letters = signs.filter((sign) => /\p{L}/u.test(sign) && !/[\u1f80-\u1fff]/.test(sign));
  const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1 });
  const pairs = fc.sample(word, 1000).flatMap((one) => [
    [one, one.toUpperCase()],
    [one.toUpperCase(), one],
    [one.normalize('NFD'), one],
  ]);
  const { rows } = await sql<{ stored: string; typed: string }>`
    select p.stored, p.typed
    from unnest(${pairs.map(([kept]) => kept)}::text[], ${pairs.map(([, typed]) => typed)}::text[]) p(stored, typed)
    where not search_vector(p.stored) @@ all (select search_query('''' || word || ''':*')
      from unnest(tsvector_to_array(search_vector(p.typed))) word)`.execute(t.db);
  expect(rows).toEqual([]);
});

test.each<[why: string, one: string, other: string]>([
  ['Greek accents', 'αιολική', 'ΑΙΟΛΙΚΗ'],
  ['the sigma at the end', 'Αιολικός', 'ΑΙΟΛΙΚΟΣ'],
  ['two points and an accent', 'Προΐστιος', 'προιστιοσ'],
  ['Cyrillic capitals', 'СЛЪНЧЕВА', 'слънчева'],
  ['ё is written е', 'Ёлка', 'елка'],
  ['a stressed vowel', 'а́томна', 'атомна'],
  ['sharp s', 'Straße', 'STRASSE'],
  ['the Polish l', 'Łódź', 'lodz'],
  ['the Turkish dot', 'İstanbul', 'istanbul'],
])('%s: %s is %s', (_, one, other) => {
  expect(plainText(one)).toBe(plainText(other));
});

test('й is not и: two letters of the alphabet', () => {
  expect(plainText('Йод')).not.toBe(plainText('иод'));
  expect(plainText('и\u0306од')).toBe(plainText('Йод'));
});
