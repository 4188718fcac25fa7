// The page's inputs as the calculation takes them, or what is wrong with each. Apart from the address, because pages that
// only lead to the simulator need no schema.
import { type FieldProblem, fieldProblems } from '@wattpact/domain/api/problem';
import { type SimulationInput, simulationInput } from '@wattpact/domain/simulation/simulation-input';
import type { ContractStructure } from '@wattpact/domain/terms/enumerations';
import { inflationIn, type SimulationInputs, structuresBeside, technologiesIn, uses } from './simulation-inputs.ts';

const isMix = (technology: string): boolean => technology.includes(':');
const filled = (value: number | null): number | undefined => value ?? undefined;

function indexationOf(inputs: SimulationInputs): object {
  if (uses.inflation(inputs))
    return {
      type: 'CPI',
      cpi: inflationIn(inputs.cpi),
      share: filled(inputs.cpiShare),
      floor: filled(inputs.cpiFloor),
      cap: filled(inputs.cpiCap),
    };
  const { escalation } = inputs;
  return uses.escalation(inputs) && escalation !== null ? { type: 'FIXED', percentage: escalation } : { type: 'NONE' };
}

function asked(inputs: SimulationInputs): object {
  const { technology, share } = inputs;
  const hasPrice = uses.price(inputs);
  const hasPrices = uses.deviationPrices(inputs);
  return {
    ...(isMix(technology) ? { technologies: technologiesIn(technology) } : { technology }),
    seriesId: inputs.seriesId || undefined,
    zone: inputs.zone,
    priceSeriesId: inputs.priceSeriesId || undefined,
    capacity: filled(inputs.capacity),
    volume: uses.volume(inputs) ? filled(inputs.volume) : undefined,
    fromYear: filled(inputs.fromYear),
    years: filled(inputs.years),
    degradation: filled(inputs.degradation),
    terms: {
      structure: inputs.structure,
      settlement: inputs.settlement,
      pricingType: inputs.pricingType,
      indexingPercentage: uses.indexing(inputs) ? filled(inputs.indexingPercentage) : undefined,
      share: uses.volume(inputs) || share === null ? undefined : share / 100,
      deviations: hasPrices ? 'CONTRACT' : 'SPOT',
      shortfallPrice: hasPrices ? filled(inputs.shortfallPrice) : undefined,
      excessPrice: hasPrices ? filled(inputs.excessPrice) : undefined,
      negativePrices: inputs.negativePrices,
      negativeHoursFree: uses.freeHours(inputs) ? filled(inputs.negativeHoursFree) : undefined,
    },
    price: hasPrice ? filled(inputs.price) : undefined,
    indexation: indexationOf(inputs),
    discountRate: filled(inputs.discountRate),
    seed: filled(inputs.seed),
    scenarios: filled(inputs.scenarios),
    priceVolatility: filled(inputs.priceVolatility),
    volumeVolatility: filled(inputs.volumeVolatility),
  };
}

export type Checked = { input: SimulationInput; structures: ContractStructure[] } | { problems: FieldProblem[] };

/** Left empty, the calculation would take its own figures for these, and the page would not say so. */
const filledIn = [
  ['share', 'share'],
  ['degradation', 'degradation'],
  ['discountRate', 'discount_rate'],
  ['scenarios', 'scenarios'],
  ['priceVolatility', 'price_volatility'],
] as const;

const emptyOnes = (inputs: SimulationInputs): FieldProblem[] =>
  filledIn
    .filter(([name]) => inputs[name] === null && !(name === 'share' && uses.volume(inputs)))
    .map(([path, key]) => ({ path, key: `error_required.${key}` }));

/** Zero itself is refused, and the bound's own message would say that it is the least. */
const aboveZero = (problem: FieldProblem): FieldProblem =>
  problem.key === 'error_min_value' && ['capacity', 'volume', 'price', 'terms.share'].includes(problem.path)
    ? { path: problem.path, key: 'error_simulation.above_zero' }
    : problem;

/** The page asks for percent where the calculation takes parts of 1. */
const inPercent = ({ params = {}, ...problem }: FieldProblem): FieldProblem => ({
  ...problem,
  params: Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? value * 100 : value]),
  ),
});

const inflationFields: Record<string, string> = { share: 'cpiShare', floor: 'cpiFloor', cap: 'cpiCap' };

/** The field of the page for each path of the input. */
const fieldOf = (path: string): string =>
  path
    .replace(/^terms\./, '')
    .replace(/^technologies.*/, 'technology')
    .replace('indexation.percentage', 'escalation')
    .replace(/^indexation\.cpi.*/, 'cpi')
    .replace(/^indexation\.(share|floor|cap)$/, (_, name: string) => inflationFields[name] ?? name);

export function checkedInputs(inputs: SimulationInputs): Checked {
  const { data, error } = simulationInput.safeParse(asked(inputs));
  const empty = emptyOnes(inputs);
  if (data && empty.length === 0) return { input: data, structures: structuresBeside(inputs) };
  const found = (error ? fieldProblems(error) : []).map(aboveZero);
  const problems = found.map((problem) => {
    const shown = { ...problem, path: fieldOf(problem.path) };
    return problem.path === 'terms.share' ? inPercent(shown) : shown;
  });
  return { problems: [...problems, ...empty] };
}
