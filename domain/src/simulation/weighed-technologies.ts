// The technologies of a plant with their weights.
import type { Technology } from '../terms/enumerations.ts';

export interface TechnologyEntry {
  type: Technology;
  installedCapacity?: number | undefined;
}

/** Of what is left of a sold project a technology below 1 MW has no figure; all weigh the same where none that generates has. */
export function weighed(entries: readonly TechnologyEntry[]): { type: Technology; installedCapacity: number }[] {
  const isKnown = entries.some(({ type, installedCapacity }) => type !== 'STORAGE' && installedCapacity !== undefined);
  return entries.map(({ type, installedCapacity = 0 }) => ({
    type,
    installedCapacity: isKnown ? installedCapacity : 1,
  }));
}
