// Invented day-ahead prices: a seeded formula, no measurement and no forecast.
import { clamp, rounded } from '../arithmetic/rounding.ts';
import { seededNormal, seededRandom } from '../arithmetic/seeded-random.ts';
import { inventedProfile, sites } from './invented-profiles.ts';
import type { InventedZone } from './invented-zones.ts';
import { hoursOfYear, meanOf } from './typical-year.ts';

const firstYear = 2027;

/** Mean prices in EUR/MWh from 2027 on; the last one stays. */
const levels: Record<InventedZone, readonly number[]> = {
  portugal: [60, 57, 55, 53, 51, 50, 49, 48],
  spain: [59, 56, 54, 52, 50, 49, 48, 47],
};
const levelOf = (zone: InventedZone, year: number): number => {
  const list = levels[zone];
  return list[clamp(year - firstYear, 0, list.length - 1)] ?? 0;
};

/** How far the sun presses the price down: deeper by the year. */
const solarDip = (year: number): number => rounded(1.3 + 0.01 * clamp(year - firstYear, 0, 15), 2);

/** 1 in the middle, 0 from `width` on. */
const bump = (hour: number, middle: number, width: number): number => Math.max(0, 1 - ((hour - middle) / width) ** 2);

interface Shape {
  /** Mean 1. */
  demand: Float64Array;
  /** Mean 0. */
  sun: Float64Array;
}
const shapes = new Map<InventedZone, Shape>();

function shapeOf(zone: InventedZone): Shape {
  const known = shapes.get(zone);
  if (known) return known;
  const random = seededRandom(sites[zone].seed * 1000 + 99);
  const sun = inventedProfile('SOLAR_POWER', zone);
  const wind = inventedProfile('ONSHORE_WIND', zone);
  const [sunMean, windMean] = [meanOf(sun), meanOf(wind)];
  let wander = 0;
  const raw = wind.map((windFactor, hour) => {
    wander = 0.9 * wander + Math.sqrt(1 - 0.81) * seededNormal(random);
    const clock = hour % 24;
    return (
      1 +
      0.08 * Math.cos((2 * Math.PI * (hour / 24 - 15)) / 365) +
      0.3 * bump(clock, 20, 4) +
      0.1 * bump(clock, 7.5, 3) -
      0.5 * (windFactor - windMean) +
      0.16 * wander
    );
  });
  const mean = meanOf(raw);
  const shape = {
    demand: raw.map((value) => rounded(value - mean + 1, 5)),
    sun: sun.map((factor) => rounded(factor - sunMean, 5)),
  };
  shapes.set(zone, shape);
  return shape;
}

/** EUR/MWh with two decimals for each hour of the typical year; some are below zero. */
export function inventedPrices(zone: InventedZone, year: number): Float64Array {
  const { demand, sun } = shapeOf(zone);
  const [level, dip] = [levelOf(zone, year), solarDip(year)];
  const prices = new Float64Array(hoursOfYear);
  for (let hour = 0; hour < hoursOfYear; hour += 1)
    prices[hour] = rounded(level * ((demand[hour] ?? 0) - dip * (sun[hour] ?? 0)), 2);
  return prices;
}
