// Normalises texts for search: no case and no accents, in Latin, Greek and Cyrillic letters. It follows the same rules
// as `search_vector` in the database, for searches in memory.

/** Latin letters that Unicode does not decompose into a letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'q',
  ɛ: 'e',
};

const withoutAccent = (letter: string): string => {
  const [base = letter] = letter.normalize('NFD');
  return plainLetters[letter] ?? (/[a-zα-ω]/.test(base) ? base : letter);
};

/**
 * In Latin and Greek an accent does not change the letter. In Cyrillic it makes another letter with a key of its own
 * (й, ї, ў), except ё, which most people write as е. A final sigma counts as a sigma.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/[\p{Script=Latin}\p{Script=Greek}]/gu, withoutAccent)
    .replaceAll('ς', 'σ')
    .replaceAll('ё', 'е');

/** Every character that is no letter or digit separates words; so do the apostrophes that Unicode calls letters. */
export const plainWords = (text: string): string[] =>
  plainText(text)
    .split(/(?:[^\p{L}\p{Nd}]|[\u02b9-\u02ff])+/u)
    .filter((word) => word !== '');
