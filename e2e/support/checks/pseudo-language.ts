// A pseudo-language: the texts of the apps with other letters and a third more of them, so that what is not translated
// stands out by its plain letters, and what has too little room is cut.
import type { BrowserContext } from '@playwright/test';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** In the font of the product, so that the widths are its own. */
const other = 'äƀćđëƒğħïĵķĺṁńöþʠŕśţüŷŵẋýźÄƁĆĐËƑĞĦÏĴĶĹṀŃÖÞƢŔŚŢÜŶŴẊÝŹ';
const letters = new Map(Array.from(plain, (letter, place) => [letter, Array.from(other)[place] ?? letter]));

/** Every third letter twice. */
const longer = (words: string): string =>
  words.replace(/\p{L}/gu, (letter, place: number) => {
    const accented = letters.get(letter.normalize('NFD').charAt(0)) ?? letter;
    return place % 3 === 2 ? accented + accented.toLowerCase() : accented;
  });

/** What is filled in, tags and other texts that a text refers to stay as they are. */
const fixed = /(\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\)|&\w+;|https?:\S+|\S+@\S+)/;

export const pseudoText = (text: string): string =>
  text
    .split(fixed)
    .map((part, place) => (place % 2 === 1 ? part : longer(part)))
    .join('');

const pseudoTree = (tree: unknown): unknown => {
  if (typeof tree === 'string') return pseudoText(tree);
  if (Array.isArray(tree)) return tree.map(pseudoTree);
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, pseudoTree(value)]));
};

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') for (const word of words(value)) into.add(word.toLowerCase());
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) collect(one, into);
}

/** Lets the apps of the context read pseudo-texts. @returns every word of the data that the server answers */
export async function speakPseudo(context: BrowserContext): Promise<Set<string>> {
  const data = new Set<string>();
  await context.route(/\/assets\/[^/]+\.json$/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    // The outlines of the maps are such files too.
    await route.fulfill({ response, json: json.type === 'Topology' ? json : pseudoTree(json) });
  });
  context.on('response', async (response) => {
    if (!/\/api\//.test(response.url()) || !response.headers()['content-type']?.includes('json')) return;
    // A page that is left takes its answers with it.
    collect(await response.json().catch(() => undefined), data);
  });
  return data;
}

/** Names and signs that are the same in every language. */
const unchanged = new Set(
  `wattpact mw mwh gwh kwh eur csv xlsx xls pdf docx docm doc xml jpg jpeg png odt rtf ppt pptx nif iban bic acer cria cif vat ppa ctrl esc enter
  english español português pt en es kb mb gb api rf sha camt ok http https www cet spv swift`.split(/\s+/),
);

/** What the browser itself writes in the language of the page: days, months, spans of time, countries. */
function browserWords(): Set<string> {
  const found = new Set<string>();
  const add = (text = '') => {
    for (const word of words(text)) found.add(word.toLowerCase());
  };
  for (let month = 0; month < 12; month += 1) {
    // Each month begins on another day of the week.
    const date = new Date(Date.UTC(2026, month, 1));
    // Of a whole date the short form may have no words.
    for (const style of ['long', 'short'] as const) {
      for (const parts of [{ weekday: style }, { month: style }, { month: style, year: 'numeric' }] as const)
        add(new Intl.DateTimeFormat('pt-PT', parts).format(date));
    }
  }
  const relative = new Intl.RelativeTimeFormat('pt', { numeric: 'auto' });
  const short = new Intl.RelativeTimeFormat('pt', { style: 'short' });
  for (const unit of ['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'] as const)
    for (const count of [-5, -2, -1, 0, 1, 2, 5]) add(`${relative.format(count, unit)} ${short.format(count, unit)}`);
  const regions = new Intl.DisplayNames('pt-PT', { type: 'region', fallback: 'none' });
  for (const first of plain.slice(26)) for (const second of plain.slice(26)) add(regions.of(first + second));
  return found;
}

const written = browserWords();

const isKnown = (word: string, data: ReadonlySet<string>): boolean =>
  !/[a-z]{2}/.test(word) || /\d/.test(word) || unchanged.has(word) || written.has(word) || data.has(word);

/** The texts with a word that is not of the pseudo-language, nor in an answer of the server. */
export const untranslated = (shown: readonly string[], data: ReadonlySet<string>): string[] =>
  shown.filter(
    (text) =>
      // Initials, addresses, and the names of files that are shortened in their middle.
      !/^(\p{Lu}{1,3}|https?:\S+|\S+…\S*\.\w+)$/u.test(text.trim()) &&
      !words(text).every((word) => isKnown(word.toLowerCase(), data)),
  );
