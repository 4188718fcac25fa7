// What the simulator's page asks, as it stands in the address: a link shows others the same figures.

import { mostStructures } from '@wattpact/domain/simulation/most-structures';
import type { DayHour, DurationPoint, Season } from '@wattpact/domain/simulation/pictures';
import type { SimulationResult } from '@wattpact/domain/simulation/simulate';
import { type ContractStructure, contractStructures } from '@wattpact/domain/terms/enumerations';

/** What the worker answers. */
export interface SimulationAnswer {
  result: SimulationResult;
  /** Those of the structures that are compared with it. */
  others: SimulationResult[];
  days: Record<Season, DayHour[]>;
  duration: DurationPoint[];
}

/** Null is an empty field. */
export const demoInputs = {
  /** One technology, or several with their capacities: `SOLAR_POWER:40,ONSHORE_WIND:10`. */
  technology: 'SOLAR_POWER',
  /** Imported series; empty: the invented ones. */
  seriesId: '',
  zone: 'portugal',
  priceSeriesId: '',
  /** The country of the record that the page was opened from, where it has no prices and the zone stands in. */
  country: '',
  capacity: 46 as number | null,
  fromYear: 2027 as number | null,
  years: 15 as number | null,
  structure: 'PAY_AS_PRODUCED',
  /** Other structures beside it, separated by commas. */
  compare: '',
  settlement: 'PHYSICAL',
  pricingType: 'FIXED_PRICING',
  price: 33.9 as number | null,
  indexingPercentage: null as number | null,
  indexation: 'FIXED',
  /** Percent a year. */
  escalation: null as number | null,
  /** Percent of each year after the first, as they are typed: `3,1; 1,9`. */
  cpi: '',
  cpiShare: 100 as number | null,
  cpiFloor: null as number | null,
  cpiCap: null as number | null,
  volume: null as number | null,
  share: 100 as number | null,
  negativePrices: 'NONE',
  negativeHoursFree: null as number | null,
  deviations: 'SPOT',
  shortfallPrice: null as number | null,
  excessPrice: null as number | null,
  degradation: 0.4 as number | null,
  discountRate: 6 as number | null,
  priceVolatility: 12 as number | null,
  volumeVolatility: null as number | null,
  scenarios: 1000 as number | null,
  seed: 20261120 as number | null,
};
export type SimulationInputs = typeof demoInputs;
export type InputName = keyof SimulationInputs;

const names = Object.keys(demoInputs) as InputName[];
/** Choices and texts; the others are numbers. */
const isText = (name: InputName): boolean => typeof demoInputs[name] === 'string';

/** Numbers that are none are empty fields. */
function inputOf(name: InputName, written: unknown): string | number | null {
  if (written === undefined) return demoInputs[name];
  if (isText(name)) return String(written);
  return String(written).trim() === '' || !Number.isFinite(Number(written)) ? null : Number(written);
}

export const readInputs = (search: Record<string, unknown>): SimulationInputs =>
  Object.fromEntries(names.map((name) => [name, inputOf(name, search[name])])) as SimulationInputs;

/** What is as in the demo is left out, but never the seed. */
export const writeInputs = (inputs: SimulationInputs): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) =>
      inputs[name] === demoInputs[name] && name !== 'seed' ? [] : [[name, String(inputs[name] ?? '')]],
    ),
  );

export const technologiesIn = (technology: string): { type: string; installedCapacity: number }[] =>
  technology.split(',').map((entry) => {
    const [type = '', capacity] = entry.split(':');
    return { type, installedCapacity: Number(capacity ?? 1) };
  });

export const comparedIn = (compare: string): string[] => compare.split(',').filter((one) => one !== '');

/** The compared structures besides that of the inputs, in the order in which they are computed. */
export const structuresBeside = ({ compare, structure }: SimulationInputs): ContractStructure[] =>
  contractStructures
    .filter((one) => one !== structure && comparedIn(compare).includes(one))
    .slice(0, mostStructures - 1);

/** What of a result is invented, in words. */
export const inventedText = (invented: SimulationResult['invented']): string =>
  `invented_parts.${invented.length === 1 ? invented[0] : 'both'}`;

/** Undefined where one of them is no number. */
export function inflationIn(cpi: string): number[] | undefined {
  const rates = cpi
    .split(/[;\s]+/)
    .filter((part) => part !== '')
    .map((part) => Number(part.replace(',', '.').replace('−', '-')));
  return rates.length === 0 || rates.some(Number.isNaN) ? undefined : rates;
}

/** Fields that the choices make no use of are not sent, whatever they hold. */
export const uses = {
  price: ({ pricingType }: SimulationInputs) => pricingType !== 'VARIABLE_PRICING',
  indexing: ({ pricingType }: SimulationInputs) => pricingType === 'HYBRID_PRICING',
  escalation: (inputs: SimulationInputs) => uses.price(inputs) && inputs.indexation !== 'CPI',
  inflation: (inputs: SimulationInputs) => uses.price(inputs) && inputs.indexation === 'CPI',
  volume: ({ structure }: SimulationInputs) => structure !== 'PAY_AS_PRODUCED',
  deviations: ({ structure, settlement }: SimulationInputs) =>
    structure !== 'PAY_AS_PRODUCED' && settlement === 'PHYSICAL',
  deviationPrices: (inputs: SimulationInputs) => uses.deviations(inputs) && inputs.deviations === 'CONTRACT',
  freeHours: ({ negativePrices }: SimulationInputs) => negativePrices !== 'NONE',
};
