// What a simulation is asked with, and the bounds of it.
import { z } from 'zod';
import { type RuleFault, type Unchecked, withRules } from '../fields/rules.ts';
import { id, percentage } from '../fields/texts.ts';
import { contractStructures, deliveryTypes, pricingTypes, technologies } from '../terms/enumerations.ts';
import { inventedZones } from './invented-zones.ts';
import { deviationPrices, negativePriceClauses } from './settlement.ts';

const between = (least: number, most: number) => z.number().min(least).max(most);
const above0 = (most: number) => z.number().gt(0).max(most);
const whole = (least: number, most: number) => between(least, most).int();
const mostMegawatts = 10_000;
const mostPrice = 1000;
const mostYears = 25;

export const simulatedTerms = z.strictObject({
  structure: z.enum(contractStructures),
  settlement: z.enum(deliveryTypes).default('PHYSICAL'),
  pricingType: z.enum(pricingTypes).default('FIXED_PRICING'),
  indexingPercentage: percentage.optional(),
  share: above0(1).default(1),
  deviations: z.enum(deviationPrices).default('SPOT'),
  shortfallPrice: between(0, mostPrice).optional(),
  excessPrice: between(0, mostPrice).optional(),
  negativePrices: z.enum(negativePriceClauses).default('NONE'),
  negativeHoursFree: whole(0, 8784).optional(),
});

const yearlyPercentage = between(-20, 50);
/** One shape for all three, of which each uses its own: a union's code would be in the first script of many pages. */
const indexation = z.strictObject({
  type: z.enum(['NONE', 'FIXED', 'CPI']),
  percentage: yearlyPercentage.optional(),
  cpi: z.array(yearlyPercentage).min(1).max(mostYears).optional(),
  share: percentage.optional(),
  floor: yearlyPercentage.optional(),
  cap: yearlyPercentage.optional(),
});

const simulationShape = z.strictObject({
  /** One, or a list with capacities. */
  technology: z.enum(technologies, 'error_invalid.technology').optional(),
  technologies: z
    .array(
      z.strictObject({
        type: z.enum(technologies, 'error_invalid.technology'),
        installedCapacity: above0(999_999_999),
      }),
    )
    .min(1)
    .max(20)
    .optional(),
  /** A profile instead of the technology's invented one; the technology then says how much the yield varies. */
  seriesId: id.optional(),
  zone: z.enum(inventedZones),
  /** Prices instead of the zone's invented ones. */
  priceSeriesId: id.optional(),
  /** MW. */
  capacity: above0(mostMegawatts),
  /** MW, where the structure has a volume; by default the mean generation. */
  volume: above0(mostMegawatts).optional(),
  fromYear: whole(2020, 2060),
  years: whole(1, mostYears),
  /** Percent a year. */
  degradation: between(0, 5).default(0.4),
  terms: simulatedTerms,
  /** EUR/MWh in the first year; a variable price has none. */
  price: above0(mostPrice).optional(),
  indexation: indexation.default({ type: 'NONE' }),
  /** Percent a year. */
  discountRate: between(-2, 30).default(6),
  seed: whole(0, 4_294_967_295),
  scenarios: whole(100, 5000).default(1000),
  priceVolatility: between(0, 100).default(12),
  /** By default what is usual for the technologies. */
  volumeVolatility: between(0, 100).optional(),
});
export type SimulationInput = z.output<typeof simulationShape>;

const required = (value: unknown, path: string[], key: string): RuleFault[] =>
  value === undefined ? [{ path, key: `error_required.${key}` }] : [];

/** Storage alone generates nothing. */
function generationFaults(input: Unchecked<SimulationInput>): RuleFault[] {
  const { technology, technologies: list, seriesId, volumeVolatility } = input;
  if (technology === undefined && list === undefined)
    return seriesId === undefined
      ? [{ path: ['technology'], key: 'error_required.technology' }]
      : required(volumeVolatility, ['volumeVolatility'], 'volume_volatility');
  if (technology !== undefined && list !== undefined)
    return [{ path: ['technologies'], key: 'error_simulation.one_technology' }];
  const key = 'error_simulation.no_generation';
  if (seriesId !== undefined) return [];
  if (technology === 'STORAGE') return [{ path: ['technology'], key }];
  const isStorageAlone = Array.isArray(list) && list.length > 0 && list.every((entry) => entry?.type === 'STORAGE');
  return isStorageAlone ? [{ path: ['technologies'], key }] : [];
}

function termsFaults({ terms, price }: Unchecked<SimulationInput>): RuleFault[] {
  const type = terms?.pricingType;
  const isDeviating = terms?.deviations === 'CONTRACT';
  return [
    ...(type === 'VARIABLE_PRICING' ? [] : required(price, ['price'], 'price')),
    ...(type === 'HYBRID_PRICING'
      ? required(terms?.indexingPercentage, ['terms', 'indexingPercentage'], 'indexing_percentage')
      : []),
    ...(isDeviating ? required(terms.shortfallPrice, ['terms', 'shortfallPrice'], 'shortfall_price') : []),
    ...(isDeviating ? required(terms.excessPrice, ['terms', 'excessPrice'], 'excess_price') : []),
  ];
}

function indexationFaults({ indexation: given }: Unchecked<SimulationInput>): RuleFault[] {
  if (given?.type === 'FIXED') return required(given.percentage, ['indexation', 'percentage'], 'percentage');
  if (given?.type !== 'CPI') return [];
  const { cpi, share, floor, cap } = given;
  return [
    ...required(cpi, ['indexation', 'cpi'], 'cpi'),
    ...required(share, ['indexation', 'share'], 'share'),
    ...(floor !== undefined && cap !== undefined && cap < floor
      ? [{ path: ['indexation', 'cap'], key: 'error_invalid.cap' }]
      : []),
  ];
}

export const simulationInput = withRules(simulationShape, (input) => [
  ...generationFaults(input),
  ...termsFaults(input),
  ...indexationFaults(input),
]);
