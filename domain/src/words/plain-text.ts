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

/** Without marks that Unicode does not compose with their letter. */
const smallLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0300-\u036f]+/g, '');

/**
 * In Latin and Greek an accent does not change the letter. In Cyrillic it makes another letter with a key of its own
 * (й, ї, ў), except ё, which most people write as е. A final sigma counts as a sigma.
 */
export const plainText = (text: string): string =>
  smallLetters(text)
    .replace(/[\p{Script=Latin}\p{Script=Greek}]/gu, withoutAccent)
    .replaceAll('ς', 'σ')
    .replaceAll('ё', 'е');

/** PostgreSQL reads the beginning of `6e0y` as a number in scientific notation, and the rest as a word of its own. */
const numberBefore = /(?<=^\d+e\d+)(?=\p{L})/u;

/** Every character that is no letter or digit separates words; so do the apostrophes that Unicode calls letters. */
export const plainWords = (text: string): string[] =>
  smallLetters(text)
    .split(/(?:[^\p{L}\p{Nd}]|[\u02b9-\u02ff])+/u)
    .filter((word) => word !== '')
    .flatMap((word) => word.split(numberBefore))
    .map(plainText);
