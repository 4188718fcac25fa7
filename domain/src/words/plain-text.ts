// Texts as they are searched: without regard to case and accents, in Latin, Greek and Cyrillic letters. The same rules as
// `search_vector` in the database, for what is searched in without it.

/** Latin letters whose other sign is no accent. */
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
 * In Latin and Greek an accent changes no letter. In Cyrillic it makes another one, which has its key on every keyboard (й, ї,
 * ў), but in ё, for which most write е. A sigma is the same at a word's end.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/[\p{Script=Latin}\p{Script=Greek}]/gu, withoutAccent)
    .replaceAll('ς', 'σ')
    .replaceAll('ё', 'е');

/** Whatever is no letter or digit separates, and the apostrophes and marks that Unicode calls letters. */
export const plainWords = (text: string): string[] =>
  plainText(text)
    .split(/(?:[^\p{L}\p{Nd}]|[\u02b9-\u02ff])+/u)
    .filter((word) => word !== '');
