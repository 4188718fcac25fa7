// Finds the places of the manual that match a few typed words.
import { plainWords } from '@wattpact/domain/words/plain-text';

export interface Place {
  title: string;
  words: string;
}

/** Indexes of the places in which every typed word is the beginning of some word, ignoring case and accents. */
export function findPlaces(typed: string, places: readonly Place[]): Set<number> {
  const asked = plainWords(typed);
  if (asked.length === 0) return new Set();
  const fits = ({ title, words }: Place) => {
    const there = plainWords(`${title} ${words}`);
    return asked.every((word) => there.some((one) => one.startsWith(word)));
  };
  return new Set(places.flatMap((place, index) => (fits(place) ? [index] : [])));
}
