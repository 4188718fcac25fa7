// Matches that the reader hid or showed again stay in their places until the tab is left.
import type { FoundMatch } from '@wattpact/domain/matching/match-api';

/** A match that the reader hid or showed again, and where it stood. */
export interface PlacedMatch {
  match: FoundMatch;
  index: number;
}

const idOf = ({ item }: FoundMatch) => item.id;

/**
 * The server lists hidden matches last, and leaves out those past the limit: a list that is read anew would take away the
 * row with the button that undoes the choice.
 * @param placed each match once
 */
export function keepPlaces(found: readonly FoundMatch[], placed: readonly PlacedMatch[]): FoundMatch[] {
  const ids = new Set(placed.map(({ match }) => idOf(match)));
  const rows = found.filter((match) => !ids.has(idOf(match)));
  for (const { match, index } of placed.toSorted((one, other) => one.index - other.index)) {
    // An answer that has it is newer than the choice.
    rows.splice(index, 0, found.find((one) => idOf(one) === idOf(match)) ?? match);
  }
  return rows;
}

/** With the choice of this match: it stays at the place of the first choice. */
export function withChoice(placed: readonly PlacedMatch[], match: FoundMatch, index: number): PlacedMatch[] {
  const earlier = placed.find((one) => idOf(one.match) === idOf(match));
  return [...placed.filter((one) => one !== earlier), { match, index: earlier?.index ?? index }];
}
