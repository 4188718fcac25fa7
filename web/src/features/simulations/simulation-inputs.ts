// What the simulator's page asks, as it stands in the address: a link shows others the same figures.
import type { DayHour, DurationPoint, Season } from '@wattpact/domain/simulation/pictures';
import type { SimulationResult } from '@wattpact/domain/simulation/simulate';

/** What the worker answers. */
export interface SimulationAnswer {
  result: SimulationResult;
  days: Record<Season, DayHour[]>;
  duration: DurationPoint[];
}

/** Null is an empty field. */
export const demoInputs = {
  /** One technology, or several with their capacities: `SOLAR_POWER:40,ONSHORE_WIND:10`. */
  technology: 'SOLAR_POWER',
  zone: 'portugal',
  capacity: 46 as number | null,
  fromYear: 2027 as number | null,
  years: 15 as number | null,
  structure: 'PAY_AS_PRODUCED',
  settlement: 'PHYSICAL',
  pricingType: 'FIXED_PRICING',
  price: 33.9 as number | null,
  indexingPercentage: null as number | null,
  /** Percent a year. */
  escalation: null as number | null,
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
const choices = ['technology', 'zone', 'structure', 'settlement', 'pricingType', 'negativePrices', 'deviations'];

/** Numbers that are none are empty fields. */
function inputOf(name: InputName, written: unknown): string | number | null {
  if (written === undefined) return demoInputs[name];
  if (choices.includes(name)) return String(written);
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

/** Fields that the choices make no use of are not sent, whatever they hold. */
export const uses = {
  price: ({ pricingType }: SimulationInputs) => pricingType !== 'VARIABLE_PRICING',
  indexing: ({ pricingType }: SimulationInputs) => pricingType === 'HYBRID_PRICING',
  volume: ({ structure }: SimulationInputs) => structure !== 'PAY_AS_PRODUCED',
  deviations: ({ structure, settlement }: SimulationInputs) =>
    structure !== 'PAY_AS_PRODUCED' && settlement === 'PHYSICAL',
  deviationPrices: (inputs: SimulationInputs) => uses.deviations(inputs) && inputs.deviations === 'CONTRACT',
  freeHours: ({ negativePrices }: SimulationInputs) => negativePrices !== 'NONE',
};
