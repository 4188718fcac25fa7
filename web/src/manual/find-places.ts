// Finds the places of the manual that match a few typed words, those with the words in their titles first.
import { plainWords } from '@wattpact/domain/words/plain-text';

/** A chapter, or a section of one. */
export interface Place {
  address: string;
  title: string;
  /** The title of the section's chapter. */
  chapter?: string;
  /** All that it says. */
  text: string;
}

/** As many as a glance takes in; more words narrow them down. */
const most = 12;

const fits = (asked: readonly string[], text: string): boolean => {
  const there = plainWords(text);
  return asked.every((word) => there.some((one) => one.startsWith(word)));
};

/** The places in which every typed word is the beginning of some word, ignoring case and accents. */
export function findPlaces(typed: string, places: readonly Place[]): Place[] {
  const asked = plainWords(typed);
  if (asked.length === 0) return [];
  const inTitle = places.filter(({ title }) => fits(asked, title));
  const inText = places.filter((place) => !inTitle.includes(place) && fits(asked, wordsOf(place)));
  return [...inTitle, ...inText].slice(0, most);
}

const wordsOf = ({ title, chapter = '', text }: Place) => `${title} ${chapter} ${text}`;

/** The words around the first one that was typed; undefined where only the title has it. */
export function excerptOf(typed: string, { text }: Place): string | undefined {
  const asked = plainWords(typed);
  const words = text.split(/\s+/);
  const isAsked = (word: string) => plainWords(word).some((one) => asked.some((begin) => one.startsWith(begin)));
  const at = words.findIndex(isAsked);
  if (at < 0) return undefined;
  const [from, to] = [Math.max(0, at - 5), at + 10];
  return `${from > 0 ? '… ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' …' : ''}`;
}
