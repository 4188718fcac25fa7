// Invented generation of a typical year, by technology and zone: a seeded formula, no measurement.
import { clamp, rounded } from '../arithmetic/rounding.ts';
import { seededNormal, seededRandom } from '../arithmetic/seeded-random.ts';
import type { Technology } from '../terms/enumerations.ts';
import type { InventedZone } from './invented-zones.ts';
import { hoursOfYear, sumOf } from './typical-year.ts';

/** Storage moves energy and generates none. */
export type GeneratingTechnology = Exclude<Technology, 'STORAGE'>;

interface Site {
  latitude: number;
  /** When the sun is highest, in hours UTC. */
  noon: number;
  seed: number;
}
export const sites: Record<InventedZone, Site> = {
  portugal: { latitude: 39, noon: 12.6, seed: 351 },
  spain: { latitude: 40, noon: 12.25, seed: 34 },
};

interface Formula {
  /** Part of the seed. */
  place: number;
  fullLoadHours: number;
  raw: (site: Site, random: () => number) => Float64Array;
}
const formulas: Record<GeneratingTechnology, Formula> = {
  SOLAR_POWER: { place: 0, fullLoadHours: 1950, raw: rawSun },
  ONSHORE_WIND: { place: 1, fullLoadHours: 2500, raw: wandering(0.97, -1.15, 1.25, 0.35, 0.12) },
  OFFSHORE_WIND: { place: 2, fullLoadHours: 3800, raw: wandering(0.975, -0.3, 1.3, 0.3, 0.12) },
  HYDRO_POWER: { place: 3, fullLoadHours: 2300, raw: wandering(0.996, -1.1, 0.7, 1, 0) },
  THERMAL_POWER: { place: 4, fullLoadHours: 7500, raw: () => new Float64Array(hoursOfYear).fill(1) },
};

const radians = Math.PI / 180;

/** The height of the sun, dimmed by clouds that last for days. */
function rawSun({ latitude, noon }: Site, random: () => number): Float64Array {
  const factors = new Float64Array(hoursOfYear);
  let weather = 0;
  for (let day = 0; day < 365; day += 1) {
    weather = 0.6 * weather + 0.8 * seededNormal(random);
    const clearness = clamp(0.8 + 0.16 * weather - 0.1 * Math.cos((2 * Math.PI * (day - 15)) / 365), 0.12, 1);
    const declination = -23.45 * Math.cos((2 * Math.PI * (day + 10)) / 365) * radians;
    for (let hour = 0; hour < 24; hour += 1) {
      const angle = 15 * (hour + 0.5 - noon) * radians;
      const height =
        Math.sin(latitude * radians) * Math.sin(declination) +
        Math.cos(latitude * radians) * Math.cos(declination) * Math.cos(angle);
      factors[day * 24 + hour] = height <= 0 ? 0 : height ** 0.6 * clearness;
    }
  }
  return factors;
}

/** A value that remembers the hour before, with a wave over the year and one over the day, bent to 0 to 1. */
function wandering(memory: number, centre: number, spread: number, season: number, night: number): Formula['raw'] {
  return (_, random) => {
    const factors = new Float64Array(hoursOfYear);
    let wander = 0;
    for (let hour = 0; hour < hoursOfYear; hour += 1) {
      wander = memory * wander + Math.sqrt(1 - memory * memory) * seededNormal(random);
      const yearWave = season * Math.cos((2 * Math.PI * (hour / 24 - 15)) / 365);
      const dayWave = night * Math.cos((2 * Math.PI * ((hour % 24) - 2)) / 24);
      factors[hour] = 1 / (1 + Math.exp(-(centre + spread * wander + yearWave + dayWave)));
    }
    return factors;
  };
}

const made = new Map<string, Float64Array>();

/** Capacity factors with four decimals, scaled to the technology's full-load hours, then cut at 1. Not to be changed. */
export function inventedProfile(technology: GeneratingTechnology, zone: InventedZone): Float64Array {
  const name = `${zone} ${technology}`;
  const known = made.get(name);
  if (known) return known;
  const { place, fullLoadHours, raw } = formulas[technology];
  const factors = raw(sites[zone], seededRandom(sites[zone].seed * 1000 + place));
  const scale = fullLoadHours / sumOf(factors);
  const profile = factors.map((factor) => rounded(Math.min(1, factor * scale), 4));
  made.set(name, profile);
  return profile;
}
