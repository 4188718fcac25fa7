// Which places of the manual a few typed words mean.

export interface Place {
  title: string;
  words: string;
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Indexes of the places in which every typed word begins some word, without regard to case and accents. */
export function findPlaces(typed: string, places: readonly Place[]): Set<number> {
  const asked = wordsOf(typed);
  if (asked.length === 0) return new Set();
  const fits = ({ title, words }: Place) => {
    const there = wordsOf(`${title} ${words}`);
    return asked.every((word) => there.some((one) => one.startsWith(word)));
  };
  return new Set(places.flatMap((place, index) => (fits(place) ? [index] : [])));
}
