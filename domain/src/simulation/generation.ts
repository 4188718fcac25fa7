// What a plant generates in each hour of the typical year, in MW.
import type { Technology } from '../terms/enumerations.ts';
import { type GeneratingTechnology, inventedProfile } from './invented-profiles.ts';
import type { InventedZone } from './invented-zones.ts';
import { hoursOfYear } from './typical-year.ts';

export interface Plant {
  technology?: Technology | undefined;
  /** Several technologies, in proportion to their installed capacities. */
  technologies?: readonly { type: Technology; installedCapacity: number }[] | undefined;
}

interface Part {
  technology: GeneratingTechnology;
  /** Of the capacity, 0 to 1. */
  share: number;
}

/** The technologies that generate; storage has no profile and is left out. */
export function generatingParts({ technology, technologies }: Plant): Part[] {
  const entries = technologies ?? (technology ? [{ type: technology, installedCapacity: 1 }] : []);
  const generating = entries.flatMap(({ type, installedCapacity }) =>
    type === 'STORAGE' ? [] : [{ technology: type, installedCapacity }],
  );
  const installed = generating.reduce((sum, part) => sum + part.installedCapacity, 0);
  return generating.map((part) => ({ technology: part.technology, share: part.installedCapacity / installed }));
}

export function inventedGeneration(plant: Plant, zone: InventedZone, capacity: number): Float64Array {
  const generation = new Float64Array(hoursOfYear);
  for (const { technology, share } of generatingParts(plant)) {
    const profile = inventedProfile(technology, zone);
    const power = share * capacity;
    for (let hour = 0; hour < hoursOfYear; hour += 1)
      generation[hour] = (generation[hour] ?? 0) + (profile[hour] ?? 0) * power;
  }
  return generation;
}

/** How much the yield of a year differs from the mean, in percent. Without weather it does not. */
const volatilities: Record<GeneratingTechnology, number> = {
  SOLAR_POWER: 4,
  ONSHORE_WIND: 9,
  OFFSHORE_WIND: 9,
  HYDRO_POWER: 20,
  THERMAL_POWER: 0,
};

export const usualVolumeVolatility = (plant: Plant): number =>
  generatingParts(plant).reduce((sum, { technology, share }) => sum + share * volatilities[technology], 0);
