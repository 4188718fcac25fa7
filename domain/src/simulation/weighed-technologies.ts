// The technologies of a plant with their weights.
import type { Technology } from '../terms/enumerations.ts';

export interface TechnologyEntry {
  type: Technology;
  installedCapacity?: number | undefined;
}

/** Where one of the capacities is unknown, all weigh the same. */
export function weighed(entries: readonly TechnologyEntry[]): { type: Technology; installedCapacity: number }[] {
  const isKnown = entries.every(({ installedCapacity }) => installedCapacity !== undefined);
  return entries.map(({ type, installedCapacity = 1 }) => ({
    type,
    installedCapacity: isKnown ? installedCapacity : 1,
  }));
}
