// The page's inputs for a saved simulation: what the page would have to hold to ask for the same.
import type { SavedSimulation } from '@wattpact/domain/simulation/saved-simulation';
import { demoInputs, type SimulationInputs, writeInputs } from '../simulation-inputs.ts';

type Input = SavedSimulation['input'];

const technologyOf = ({ technology, technologies }: Input): string =>
  technologies?.map(({ type, installedCapacity }) => `${type}:${installedCapacity}`).join(',') ??
  technology ??
  demoInputs.technology;

function indexationOf({ indexation }: Input): Partial<SimulationInputs> {
  const { type, percentage, cpi, share, floor, cap } = indexation;
  if (type !== 'CPI') return { indexation: 'FIXED', escalation: type === 'FIXED' ? (percentage ?? null) : null };
  return {
    indexation: 'CPI',
    cpi: (cpi ?? []).join('; '),
    cpiShare: share ?? null,
    cpiFloor: floor ?? null,
    cpiCap: cap ?? null,
  };
}

export function inputsOfSaved({
  input,
  structures,
  country,
}: Pick<SavedSimulation, 'input' | 'structures' | 'country'>): Record<string, string> {
  const { terms } = input;
  return writeInputs({
    ...demoInputs,
    ...indexationOf(input),
    technology: technologyOf(input),
    seriesId: input.seriesId ?? '',
    zone: input.zone,
    country: country ?? '',
    priceSeriesId: input.priceSeriesId ?? '',
    capacity: input.capacity,
    fromYear: input.fromYear,
    years: input.years,
    structure: terms.structure,
    compare: structures.join(','),
    settlement: terms.settlement,
    pricingType: terms.pricingType,
    price: input.price ?? null,
    indexingPercentage: terms.indexingPercentage ?? null,
    volume: input.volume ?? null,
    // In percent, without what a product of two doubles leaves behind.
    share: Number((terms.share * 100).toPrecision(12)),
    negativePrices: terms.negativePrices,
    negativeHoursFree: terms.negativeHoursFree ?? null,
    deviations: terms.deviations,
    shortfallPrice: terms.shortfallPrice ?? null,
    excessPrice: terms.excessPrice ?? null,
    degradation: input.degradation,
    discountRate: input.discountRate,
    priceVolatility: input.priceVolatility,
    volumeVolatility: input.volumeVolatility ?? null,
    scenarios: input.scenarios,
    seed: input.seed,
  });
}
