// The years of a simulation, hour by hour.
import { rounded, roundedOrNull } from '../arithmetic/rounding.ts';
import { inventedGeneration } from './generation.ts';
import { indexedPrices } from './indexation.ts';
import { inventedPrices } from './invented-prices.ts';
import { nominatedHours, volumeOf } from './nomination.ts';
import { addInterval, emptySettlement, type Settlement, type SettlementTerms } from './settlement.ts';
import type { SimulationInput } from './simulation-input.ts';
import { hoursOf } from './typical-year.ts';

interface SimulatedYear {
  year: number;
  /** For each hour of the year, the hour of the typical year that it repeats. */
  hours: Uint16Array;
  /** EUR/MWh in each hour of the typical year. */
  spots: Float64Array;
  /** What is left of the generation after the years before. */
  fade: number;
  /** EUR/MWh. */
  price: number;
}

/** Imported ones instead of those that are invented, in each hour of the typical year. */
export interface ImportedYears {
  /** Generation of each MW, 0 to 1. */
  profile?: Float64Array | undefined;
  /** EUR/MWh, the same in each year. */
  prices?: Float64Array | undefined;
}

export interface SimulatedTerm {
  terms: SettlementTerms;
  /** MW in each hour of the typical year. */
  generation: Float64Array;
  nominated: Float64Array;
  /** MW that are agreed on where the structure has a volume. */
  volume: number;
  years: SimulatedYear[];
}

export function simulatedTerm(input: SimulationInput, { profile, prices }: ImportedYears = {}): SimulatedTerm {
  const { terms, zone, fromYear, degradation } = input;
  const generation =
    profile?.map((factor) => factor * input.capacity) ?? inventedGeneration(input, zone, input.capacity);
  const volume = volumeOf(generation, input.volume);
  const years = indexedPrices(input.price ?? 0, input.years, input.indexation).map((price, index) => ({
    year: fromYear + index,
    hours: hoursOf(fromYear + index),
    spots: prices ?? inventedPrices(zone, fromYear + index),
    fade: (1 - degradation / 100) ** index,
    price,
  }));
  return { terms, generation, nominated: nominatedHours(terms.structure, generation, volume), volume, years };
}

/**
 * Settles all hours of a year.
 * @param level what the spot prices are multiplied by
 * @param yieldFactor what the generation is multiplied by
 */
export function settleYear(term: SimulatedTerm, index: number, level: number, yieldFactor: number): Settlement {
  const { terms, generation, nominated, years } = term;
  const year = years[index];
  const sum = emptySettlement();
  if (!year) return sum;
  const { hours, spots, fade, price } = year;
  const factor = fade * yieldFactor;
  let freeHours = terms.negativeHoursFree ?? 0;
  for (let place = 0; place < hours.length; place += 1) {
    const hour = hours[place] ?? 0;
    const spot = (spots[hour] ?? 0) * level;
    const clauseApplies = spot < 0 && freeHours <= 0;
    if (spot < 0) freeHours -= 1;
    addInterval(sum, terms, (generation[hour] ?? 0) * factor, nominated[hour] ?? 0, spot, price, clauseApplies);
  }
  return sum;
}

export interface MarketShape {
  /** MWh. */
  generated: number;
  /** EUR/MWh: the mean of all hours. */
  basePrice: number;
  /** EUR/MWh: the mean of what is generated. */
  capturePrice: number | null;
  /** Percent. */
  captureRate: number | null;
  /** EUR/MWh. */
  shapeCost: number | null;
  negativeHours: number;
  /** MWh. */
  energyInNegativeHours: number;
}

/** What the market would pay for the generation, and how much of it falls into hours below zero. */
export function marketShape(
  hours: ArrayLike<number>,
  spots: ArrayLike<number>,
  generation: ArrayLike<number>,
  factor: number,
): MarketShape {
  let [generated, spotSum, earned, negativeHours, generatedBelowZero] = [0, 0, 0, 0, 0];
  for (let place = 0; place < hours.length; place += 1) {
    const hour = hours[place] ?? 0;
    const spot = spots[hour] ?? 0;
    const energy = (generation[hour] ?? 0) * factor;
    generated += energy;
    spotSum += spot;
    earned += spot * energy;
    if (spot < 0) {
      negativeHours += 1;
      generatedBelowZero += energy;
    }
  }
  const base = spotSum / hours.length;
  const capture = earned / generated;
  return {
    generated: rounded(generated, 3),
    basePrice: rounded(base),
    capturePrice: roundedOrNull(capture),
    captureRate: base <= 0 ? null : roundedOrNull((capture / base) * 100),
    shapeCost: roundedOrNull(base - capture),
    negativeHours,
    energyInNegativeHours: rounded(generatedBelowZero, 4),
  };
}
