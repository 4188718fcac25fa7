// Whether a password is easy to guess: a common one in the dress that rules of composition ask for (`P@ssw0rd1!`), or one
// with the person's own words in it. The list is given, so that pages load it only where a password is chosen.

/** Signs by the digit on whose key they stand, on American, Portuguese and Spanish keyboards. */
const shifted: Readonly<Record<string, string>> = {
  ...{ '!': '1', '@': '2', '"': '2', '#': '3', '·': '3', $: '4', '%': '5', '^': '6', '&': '6', '/': '7' },
  ...{ '*': '8', '(': '8', ')': '9', '=': '0' },
};
/** Signs by the letter that they stand for. */
const letters: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'i', '€': 'e' },
};

const translated = (text: string, signs: Readonly<Record<string, string>>): string =>
  [...text].map((sign) => signs[sign] ?? sign).join('');

/** Small letters without accents. */
const plainOf = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What an attacker tries to make this password of; `Qwerty123!` is read as `qwerty123` and as `qwerty`, too. */
function readingsOf(plain: string): string[] {
  const withoutEnd = plain.replace(/[^a-z]+$/, '');
  const readings = [
    plain,
    plain.replace(/[^a-z0-9]+/g, ''),
    plain.replace(/^[^a-z]+|[^a-z]+$/g, ''),
    translated(withoutEnd, letters),
    translated(plain, letters),
    translated(plain, shifted),
  ];
  // Signs between the letters of a word add as little as a letter or two beside a row of digits.
  const onlyLetters = plain.replace(/[^a-z]/g, '');
  if (onlyLetters.length >= 5) return [...readings, onlyLetters];
  return onlyLetters.length <= 3 ? [...readings, plain.replace(/\D/g, '')] : readings;
}

/** A word said again and again, with signs in between or without: `Password-Password1` is no more than `password`. */
const repeatedWord = (plain: string): string | undefined => /^(.{3,}?)(?:[^a-z0-9]*\1)+[^a-z]*$/.exec(plain)?.[1];

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop'];
const reversed = (text: string) => [...text].toReversed().join('');

/** A piece of the alphabet or of a row of keys, in either direction, or one sign again and again. */
const isRun = (text: string): boolean =>
  text.length >= 3 &&
  (/^(.)\1*$/u.test(text) || rows.some((row) => row.includes(text) || row.includes(reversed(text))));

/** Shorter words stand in too many passwords by chance. */
const shortestWord = 4;

export interface OwnTexts {
  firstName?: string;
  lastName?: string;
  email?: string;
  /** As the installation calls the product. */
  appName?: string;
}

/** The words that a person's password must not contain: names, and the parts of the address but its last one. */
export function ownWords({ firstName = '', lastName = '', email = '', appName = '' }: OwnTexts): string[] {
  const address = email.replace(/\.[^.]*$/, '');
  return [firstName, lastName, address, appName]
    .flatMap((text) => plainOf(text).split(/[^a-z0-9]+/))
    .filter((word) => word.length >= shortestWord);
}

/** Whatever name an installation gives the product. */
const productName = 'wattpact';

/**
 * @param common the list of `common-passwords.ts`
 * @param own the words of the person (`ownWords`)
 */
export function isGuessable(password: string, common: ReadonlySet<string>, own: readonly string[]): boolean {
  const plain = plainOf(password);
  const repeated = repeatedWord(plain);
  const readings = [...readingsOf(plain), ...(repeated ? readingsOf(repeated) : [])];
  if (readings.some((reading) => common.has(reading) || isRun(reading))) return true;
  const spellings = [plain, translated(plain, letters)];
  return [productName, ...own].some((word) => spellings.some((spelling) => spelling.includes(word)));
}
